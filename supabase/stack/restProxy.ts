import type { IncomingMessage, ServerResponse } from "node:http";
import { roleOf, roleToken, type ApiKeys } from "./apiKeys.ts";
import { callerHeaders } from "./callerHeaders.ts";
import { forward, refuse } from "./forward.ts";

/** An API key, as a header or `?apikey=`, stands for a role unless a session token is sent. */
export function restProxy(socketPath: string, keys: ApiKeys) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://gateway");
    const key = String(request.headers.apikey ?? url.searchParams.get("apikey") ?? "");
    const role = roleOf(key, keys);
    if (request.method !== "OPTIONS" && role === undefined) {
      return refuse(response, 401, key === "" ? "No API key found in request" : "Invalid API key");
    }
    const headers = callerHeaders(request);
    delete headers.connection;
    if (role !== undefined && !bearsSession(headers.authorization, key)) {
      headers.authorization = `Bearer ${roleToken(role, keys.jwtSecret)}`;
    }
    forward(request, response, { socketPath, path: pathFor(url), headers });
  };
}

/** supabase-js repeats the API key when there is no session. */
function bearsSession(authorization: string | undefined, key: string): boolean {
  return authorization !== undefined && authorization !== `Bearer ${key}`;
}

/** PostgREST would read the key as a filter. */
function pathFor(url: URL): string {
  const search = url.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !part.startsWith("apikey="))
    .join("&");
  const path = url.pathname.replace(/^\/rest\/v1/, "") || "/";
  return search === "" ? path : `${path}?${search}`;
}
