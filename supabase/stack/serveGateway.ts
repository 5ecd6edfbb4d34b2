import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { stackGateway } from "./gateway.ts";
import type { Stack } from "./stack.ts";

export interface ServedGateway {
  url: string;
  close(): Promise<void>;
}

interface Serving {
  /** Before each is answered. */
  log?: (request: IncomingMessage, response: ServerResponse) => void;
  /** 0: any that is free. */
  port?: number;
}

export async function serveGateway(stack: Stack, { log, port = 0 }: Serving = {}): Promise<ServedGateway> {
  const server = createServer();
  // A request that reuses a connection just as it closes gets no answer.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handle = stackGateway(stack, url);
  server.on("request", (request, response) => {
    log?.(request, response);
    handle(request, response, () => {
      response.statusCode = 404;
      response.end("not for the gateway");
    });
  });
  return {
    url,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
