import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * As on hosted Supabase: sessions are sent in a header, so no cookie is at stake.
 * @returns whether it was a preflight request, which this answers
 */
export function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-expose-headers", "X-Total-Count, Link, X-Supabase-Api-Version");
  const asked = request.headers["access-control-request-headers"];
  if (request.method !== "OPTIONS" || request.headers["access-control-request-method"] === undefined) {
    return false;
  }
  response.writeHead(200, {
    "access-control-allow-headers": asked ?? "",
    "access-control-allow-methods": "GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS",
    "access-control-max-age": "3600",
    vary: "access-control-request-headers",
  });
  response.end();
  return true;
}
