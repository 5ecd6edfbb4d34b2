import type { Connect, Plugin } from "vite";
import { readApiPath } from "../embedded/apiPath.ts";
import { setTrustedAddress } from "../embedded/clientAddress.ts";
import { serveFunctions } from "../embedded/functions.ts";
import { callerHeaders } from "./callerHeaders.ts";
import { allowAnyOrigin } from "./crossOrigin.ts";
import { forward } from "./forward.ts";
import { restProxy } from "./restProxy.ts";
import type { Stack } from "./stack.ts";

/** Shaped like hosted Supabase's. Edge functions reach it at `origin`. */
export function stackGateway(stack: Stack, origin: string): Connect.NextHandleFunction {
  const rest = restProxy(stack.postgrest.socket, stack.keys);
  const functions = serveFunctions({ url: origin, secretKey: stack.keys.secret, fetch });
  return (request, response, next) => {
    const part = readApiPath(request);
    if (part === undefined) return next();
    response.setHeader("x-content-type-options", "nosniff");
    if (part === "rest") return rest(request, response);
    if (part === "auth" || part === "storage") {
      if (allowAnyOrigin(request, response)) return;
      const [socketPath, path] = [stack.auth.socket, request.url ?? "/"];
      return forward(request, response, { socketPath, path, headers: callerHeaders(request) });
    }
    setTrustedAddress(request);
    return functions(request, response);
  };
}

export function stackPlugin(stack: Stack, origin: string): Plugin {
  return {
    name: "supabase-stack",
    configurePreviewServer(server) {
      server.middlewares.use(stackGateway(stack, origin));
    },
  };
}
