/**
 * Answers the caller's own address as `{ "ip": string | null }`, so that no third party
 * learns who visits. The address is the one the platform saw: `cf-connecting-ip` on
 * hosted Supabase, else the last entry of `x-forwarded-for`; the entries before it are
 * the caller's to write.
 */
export function handleClientIp(request: Request): Response {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
  if (request.method !== "GET") return new Response(null, { status: 405, headers: cors });
  const forwarded = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  const ip = request.headers.get("cf-connecting-ip") || forwarded || null;
  return Response.json({ ip }, { headers: cors });
}

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
  "access-control-allow-methods": "GET",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};
