import type { Connect, Plugin } from "vite";
import { gateway as embeddedGateway } from "../embedded/plugin.ts";
import { restProxy } from "./restProxy.ts";
import type { Stack } from "./stack.ts";

/**
 * The one door of the stack, in the shape of hosted Supabase's: `/rest/v1` is PostgREST,
 * `/auth/v1` and `/functions/v1` are served as by the embedded backend.
 *
 * @param origin where this gateway will be reached; edge functions call it there
 */
export function stackGateway(stack: Stack, origin: string): Connect.NextHandleFunction {
  const rest = restProxy(stack.postgrest.socket, stack.keys);
  const others = embeddedGateway(stack, { url: origin, secretKey: stack.keys.secret, fetch });
  return (request, response, next) => {
    if (!/^\/rest\/v1(\/|\?|$)/.test(request.url ?? "")) return others(request, response, next);
    response.setHeader("x-content-type-options", "nosniff");
    return rest(request, response);
  };
}

/** Mounts the stack on Vite's preview server. */
export function stackPlugin(stack: Stack, origin: string): Plugin {
  return {
    name: "supabase-stack",
    configurePreviewServer(server) {
      server.middlewares.use(stackGateway(stack, origin));
    },
  };
}
