/** For whatever leaves this machine, unless the address has a `sslmode` of its own. */
export function encryptionFor(databaseUrl: string): { ssl?: "require" } {
  const { hostname, searchParams } = new URL(databaseUrl);
  const isHere =
    ["", "localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.toLowerCase().startsWith("%2f");
  return isHere || searchParams.has("sslmode") ? {} : { ssl: "require" };
}
