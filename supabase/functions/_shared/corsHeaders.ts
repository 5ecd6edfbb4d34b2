/** Headers of every answer: any site may call, nobody may keep it or guess its type. */
export function corsHeaders(method: "GET" | "POST"): Record<string, string> {
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
    "access-control-allow-methods": method,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
}
