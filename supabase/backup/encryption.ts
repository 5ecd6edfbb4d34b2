/**
 * For whatever leaves this machine, unless the address has a `sslmode` of its own. Believes any certificate:
 * Node doesn't know the one of Supabase, which only `sslmode=verify-full` demands (docs/operating.md).
 */
export function encryptionFor(databaseUrl: string): { ssl?: "require" } {
  const { hostname, searchParams } = new URL(databaseUrl);
  const isHere =
    ["", "localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.toLowerCase().startsWith("%2f");
  return isHere || searchParams.has("sslmode") ? {} : { ssl: "require" };
}

/** With what to do, where the server answered that it has no TLS, and hung up. */
export function explainMissingTls(error: unknown): unknown {
  if (!(error instanceof Error) || !/before secure TLS|SSL routines/.test(error.message)) return error;
  return new Error(
    `${error.message}. If the server has no TLS and the network is private, end the address with ?sslmode=disable`,
  );
}
