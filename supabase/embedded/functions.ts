import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { handleClientIp } from "../functions/client-ip/handler.ts";
import type { ProjectApi } from "../functions/_shared/projectApi.ts";
import { handleAddPerson } from "../functions/add-person/handler.ts";
import { handleVerifyAdminPassword } from "../functions/verify-admin-password/handler.ts";

export interface FunctionsHost {
  fetch(request: Request): Response | Promise<Response>;
  config: { auth?: { secret_key?: string; jwt_secret?: string } };
}

export function apiOf(app: FunctionsHost, auth: (request: Request) => Promise<Response>): ProjectApi {
  return {
    url: "http://embedded",
    secretKey: app.config.auth?.secret_key ?? "",
    fetch: async (request: Request) =>
      new URL(request.url).pathname.startsWith("/auth/v1/") ? auth(request) : app.fetch(request),
  };
}

export function serveFunctions(api: ProjectApi) {
  const functions = new Map([
    ["add-person", getRequestListener((request) => handleAddPerson(request, api))],
    ["client-ip", getRequestListener(handleClientIp)],
    ["verify-admin-password", getRequestListener((request) => handleVerifyAdminPassword(request, api))],
  ]);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const name = /^\/functions\/v1\/([a-z0-9-]+)(?=[/?]|$)/.exec(request.url ?? "")?.[1] ?? "";
    const serve = functions.get(name);
    if (serve) return void serve(request, response);
    response.statusCode = 404;
    response.end();
  };
}
