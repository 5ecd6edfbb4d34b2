/** For whatever leaves this machine, unless the address has a `sslmode` of its own. */
export function encryptionFor(databaseUrl: string): { ssl?: "require" } {
  const { hostname, searchParams } = new URL(databaseUrl);
  const isHere =
    ["", "localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.toLowerCase().startsWith("%2f");
  return isHere || searchParams.has("sslmode") ? {} : { ssl: "require" };
}

/** With what to do, where the server answered that it has no TLS, and hung up. */
export function explainMissingTls(error: unknown): unknown {
  if (!(error instanceof Error) || !/\b(TLS|SSL)\b/.test(error.message)) return error;
  const advice =
    "If the server has no TLS and the network is private, end the address with ?sslmode=disable.";
  return new Error(`${error.message}. ${advice}`, { cause: error });
}
