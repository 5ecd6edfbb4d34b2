/**
 * Returns headers for every answer: any page may read it (the database decides which may act), and it is
 * never cached or sniffed.
 */
export function corsHeaders(method: "GET" | "POST"): Record<string, string> {
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
    "access-control-allow-methods": method,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
}
