import type { Connect, Plugin } from "vite";
import { honoMiddleware } from "@supabase/lite/vite";
import type { EmbeddedBackend } from "./backend.ts";
import { setTrustedAddress } from "./clientAddress.ts";
import { functions } from "./functions.ts";

/** Everything of GoTrue that the app needs; Lite's other routes would create users. */
const AUTH_ROUTES = /^\/auth\/v1\/(token|logout|user)([/?]|$)/;

/** Mounts the embedded backend on Vite's development and preview servers. */
export function embeddedSupabase(backend: EmbeddedBackend): Plugin {
  const mount = (server: { middlewares: Connect.Server }) => {
    server.middlewares.use(gateway(backend));
  };
  return { name: "embedded-supabase", configureServer: mount, configurePreviewServer: mount };
}

/** The API gateway: trusted address first, then functions, then the database. */
export function gateway(backend: Pick<EmbeddedBackend, "app">): Connect.NextHandleFunction {
  // Lite's entry points each bundle their own, structurally equal, App type.
  const app = backend.app as unknown as Parameters<typeof honoMiddleware>[0];
  const api = honoMiddleware(app, ["/auth/v1", "/rest/v1"]);
  return (request, response, next) => {
    const url = canonicalUrl(request.url ?? "/");
    if (!/^\/(rest|auth|functions)\/v1(\/|$)/.test(url)) return next();
    request.url = url;
    setTrustedAddress(request);
    response.setHeader("x-content-type-options", "nosniff");

    const functionName = /^\/functions\/v1\/([a-z0-9-]+)(?=[/?]|$)/.exec(url)?.[1];
    const serve = functionName === undefined ? undefined : functions.get(functionName);
    if (serve) return void serve(request, response);
    if (url.startsWith("/functions/") || (url.startsWith("/auth/") && !AUTH_ROUTES.test(url))) {
      response.statusCode = 404;
      return void response.end();
    }
    return api(request, response, next);
  };
}

/** The path as Lite will understand it: `/rest/v1/../../auth/v1/otp` is `/auth/v1/otp`. */
function canonicalUrl(url: string): string {
  const absolute = URL.parse(url.startsWith("/") ? `http://gateway${url}` : url);
  return absolute === null ? "/" : absolute.pathname + absolute.search;
}
