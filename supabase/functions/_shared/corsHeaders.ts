/** Headers of every answer: any page may read it (which pages may act is the database's to say), nobody may keep it or guess its type. */
export function corsHeaders(method: "GET" | "POST"): Record<string, string> {
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
    "access-control-allow-methods": method,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
}
