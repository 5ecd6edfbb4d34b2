import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import postgres, { type Sql } from "postgres";
import { stackGateway } from "../../../supabase/stack/gateway.ts";
import { ensureStackAdmin } from "../../../supabase/stack/localAdmin.ts";
import { allowOrigins } from "../../../supabase/stack/origins.ts";
import { startDatabaseProject } from "../../support/database/project.ts";
import { ADDRESS_HEADER, ORIGIN } from "./requests.ts";

export interface BenchStack {
  url: string;
  owner: Sql;
  close(): Promise<void>;
}

/** With fsync. Callers name their address in a header, so one machine can act as many networks. */
export async function openBenchStack(): Promise<BenchStack> {
  const stack = await startDatabaseProject({ fsync: true });
  const owner = postgres(stack.databaseUrl, { max: 2, onnotice() {} });
  await allowOrigins(stack.databaseUrl, [ORIGIN]);
  await ensureStackAdmin(stack.databaseUrl);
  const server = createServer();
  // Or busy callers would write to connections that are being closed as idle.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handle = stackGateway(stack, url);
  server.on("request", (request, response) => {
    standAt(request, String(request.headers[ADDRESS_HEADER] ?? "127.0.0.1"));
    handle(request, response, () => response.writeHead(404).end());
  });
  return {
    url,
    owner,
    async close() {
      server.closeAllConnections();
      server.close();
      await owner.end();
      await stack.close();
    },
  };
}

function standAt(request: IncomingMessage, address: string): void {
  Object.defineProperty(request.socket, "remoteAddress", { configurable: true, get: () => address });
}
