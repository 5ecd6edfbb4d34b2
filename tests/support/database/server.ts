import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { refuseForeign } from "../../../supabase/embedded/foreignOrigin.ts";
import { gateway } from "../../../supabase/embedded/plugin.ts";

export async function serve(backend: { app: { fetch(request: Request): Promise<Response> } }) {
  const handle = gateway(backend as Parameters<typeof gateway>[0]);
  const server = createServer((request, response) => {
    refuseForeign(request, response, () => {
      handle(request, response, () => {
        response.statusCode = 404;
        response.end("not for the gateway");
      });
    });
  });
  // Otherwise busy callers would write to connections that are being closed as idle.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    unref() {
      server.unref();
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
