import { callerAddress } from "../_shared/callerAddress.ts";
import { corsHeaders } from "../_shared/corsHeaders.ts";
import { refuse } from "../_shared/refusal.ts";

const headers = corsHeaders("GET");

/** Answers `{ "ip": string | null }`, so that no third party learns who visits. */
export function handleClientIp(request: Request): Response {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
  if (request.method !== "GET") {
    return refuse(405, { code: "use-get", message: "Use GET for this call" }, headers);
  }
  return Response.json({ ip: callerAddress(request.headers) }, { headers });
}
