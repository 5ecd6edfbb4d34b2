import { getRequestListener } from "@hono/node-server";
import type { Connect, Plugin } from "vite";
import { honoMiddleware } from "@supabase/lite/vite";
import { embeddedAuth } from "./auth.ts";
import type { EmbeddedBackend } from "./backend.ts";
import type { Database } from "./factors/query.ts";
import { readApiPath } from "./apiPath.ts";
import { setTrustedAddress } from "./clientAddress.ts";
import { refuseForeign } from "./foreignOrigin.ts";
import { pictureStorage } from "./pictures.ts";
import { apiOf, serveFunctions, type FunctionsHost } from "./functions.ts";

export function embeddedSupabase(backend: EmbeddedBackend): Plugin {
  const mount = (server: { middlewares: Connect.Server }) => {
    server.middlewares.use(refuseForeign);
    server.middlewares.use(gateway(backend));
  };
  return { name: "embedded-supabase", configureServer: mount, configurePreviewServer: mount };
}

export function gateway(backend: { app: FunctionsHost; connection: Database }): Connect.NextHandleFunction {
  // Lite's entry points each bundle their own, structurally equal, App type.
  const app = backend.app as unknown as Parameters<typeof honoMiddleware>[0];
  const api = honoMiddleware(app, ["/rest/v1"]);
  const auth = embeddedAuth(backend.app, backend.connection);
  const functions = serveFunctions(apiOf(backend.app, (request) => auth(request, "")));
  const pictures = getRequestListener(pictureStorage(backend.app));
  return (request, response, next) => {
    const part = readApiPath(request);
    if (part === undefined) return next();
    setTrustedAddress(request);
    response.setHeader("x-content-type-options", "nosniff");
    if (part === "functions") return functions(request, response);
    if (part === "rest") return api(request, response, next);
    if (part === "storage") return void pictures(request, response);
    const address = request.socket.remoteAddress ?? "";
    return void getRequestListener((asked) => auth(asked, address))(request, response);
  };
}
