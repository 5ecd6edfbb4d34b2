import type { Connect, Plugin } from "vite";
import { honoMiddleware } from "@supabase/lite/vite";
import type { EmbeddedBackend } from "./backend.ts";
import { setTrustedAddress } from "./clientAddress.ts";
import type { TrustedApi } from "../functions/verify-admin-password/handler.ts";
import { refuseForeign } from "./foreignOrigin.ts";
import { apiOf, edgeFunctions, type FunctionsHost } from "./functions.ts";
import { createSignInLimit } from "./signInLimit.ts";

/** Everything of GoTrue that the app needs; Lite's other routes would create users. */
const AUTH_ROUTES = /^\/auth\/v1\/(token|logout|user)([/?]|$)/;

const TOO_MANY_SIGN_INS = JSON.stringify({
  code: 429,
  error_code: "over_request_rate_limit",
  msg: "Request rate limit reached",
});

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
  const api = honoMiddleware(app, ["/auth/v1", "/rest/v1"]);
  const functions = edgeFunctions(functionsApi);
  const signInLimit = createSignInLimit();
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
    if (isPasswordSignIn(url)) {
      const address = request.socket.remoteAddress ?? "";
      if (signInLimit.isReached(address)) {
        response.writeHead(429, { "content-type": "application/json" });
        return void response.end(TOO_MANY_SIGN_INS);
      }
      response.once("finish", () => {
        if (response.statusCode === 400) signInLimit.recordFailure(address);
      });
    }
    return api(request, response, next);
  };
}

function isPasswordSignIn(url: string): boolean {
  const { pathname, searchParams } = new URL(url, "http://gateway");
  return pathname.startsWith("/auth/v1/token") && searchParams.get("grant_type") === "password";
}

/** The path as Lite will understand it: `/rest/v1/../../auth/v1/otp` is `/auth/v1/otp`. */
function canonicalUrl(url: string): string {
  const absolute = URL.parse(url.startsWith("/") ? `http://gateway${url}` : url);
  return absolute === null ? "/" : absolute.pathname + absolute.search;
}
