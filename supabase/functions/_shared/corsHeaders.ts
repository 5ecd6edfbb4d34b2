/** Any page may read an answer (the database decides which may act); it is never cached or sniffed. */
export function corsHeaders(method: "GET" | "POST"): Record<string, string> {
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
    "access-control-allow-methods": method,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
}
