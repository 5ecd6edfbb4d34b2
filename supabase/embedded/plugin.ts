import { getRequestListener } from "@hono/node-server";
import type { Connect, Plugin } from "vite";
import { honoMiddleware } from "@supabase/lite/vite";
import { embeddedAuth } from "./auth.ts";
import type { EmbeddedBackend } from "./backend.ts";
import { setTrustedAddress } from "./clientAddress.ts";
import type { TrustedApi } from "../functions/verify-admin-password/handler.ts";
import { refuseForeign } from "./foreignOrigin.ts";
import { apiOf, edgeFunctions, type FunctionsHost } from "./functions.ts";

/** Mounts the embedded backend on Vite's development and preview servers. */
export function embeddedSupabase(backend: EmbeddedBackend): Plugin {
  const mount = (server: { middlewares: Connect.Server }) => {
    server.middlewares.use(refuseForeign);
    server.middlewares.use(gateway(backend));
  };
  return { name: "embedded-supabase", configureServer: mount, configurePreviewServer: mount };
}

/**
 * The API gateway: trusted address first, then functions, then the database.
 *
 * @param functionsApi the API that edge functions call, where it is not the backend's own
 */
export function gateway(
  backend: { app: FunctionsHost },
  functionsApi: TrustedApi = apiOf(backend.app),
): Connect.NextHandleFunction {
  // Lite's entry points each bundle their own, structurally equal, App type.
  const app = backend.app as unknown as Parameters<typeof honoMiddleware>[0];
  const api = honoMiddleware(app, ["/rest/v1"]);
  const functions = edgeFunctions(functionsApi);
  const auth = embeddedAuth(backend.app);
  return (request, response, next) => {
    const url = canonicalUrl(request.url ?? "/");
    if (!/^\/(rest|auth|functions)\/v1(\/|$)/.test(url)) return next();
    request.url = url;
    setTrustedAddress(request);
    response.setHeader("x-content-type-options", "nosniff");

    const functionName = /^\/functions\/v1\/([a-z0-9-]+)(?=[/?]|$)/.exec(url)?.[1];
    const serve = functionName === undefined ? undefined : functions.get(functionName);
    if (serve) return void serve(request, response);
    if (url.startsWith("/functions/")) {
      response.statusCode = 404;
      return void response.end();
    }
    if (url.startsWith("/auth/")) {
      const address = request.socket.remoteAddress ?? "";
      return void getRequestListener((asked) => auth(asked, address))(request, response);
    }
    return api(request, response, next);
  };
}

/** The path as Lite will understand it: `/rest/v1/../../auth/v1/otp` is `/auth/v1/otp`. */
function canonicalUrl(url: string): string {
  const absolute = URL.parse(url.startsWith("/") ? `http://gateway${url}` : url);
  return absolute === null ? "/" : absolute.pathname + absolute.search;
}
