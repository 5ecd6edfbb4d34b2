import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import postgres from "postgres";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { startAuth } from "../../../supabase/stack/auth.ts";
import { stackGateway } from "../../../supabase/stack/gateway.ts";
import { startPostgrest } from "../../../supabase/stack/postgrest.ts";
import { TEST_JWT_SECRET, TEST_SECRET_KEY } from "../database/secrets.ts";

export type Answering = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @param closing is told how to end what has begun */
export async function serveApi(databaseUrl: string, closing: (() => unknown)[]) {
  const keys = {
    publishable: EMBEDDED_PUBLISHABLE_KEY,
    secret: TEST_SECRET_KEY,
    jwtSecret: TEST_JWT_SECRET,
  };
  const auth = await startAuth({ databaseUrl, keys, pictures: null });
  closing.push(() => auth.stop());
  const authenticator = await ownAuthenticator(databaseUrl);
  closing.push(() => runAsOwner(databaseUrl, "drop role deployed_authenticator"));
  const postgrest = await startPostgrest({ databaseUrl: authenticator, jwtSecret: TEST_JWT_SECRET });
  closing.push(() => postgrest.stop());
  const parts = { keys, databaseUrl, auth, postgrest, close: async () => {} };
  const planted: { answer?: Answering } = {};
  const server = createServer();
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handle = stackGateway(parts, url);
  server.on("request", (request, response) => {
    if (planted.answer?.(request, response)) return;
    handle(request, response, () => response.writeHead(404).end());
  });
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { url, planted };
}

/** The tests' own PostgREST holds the password of `authenticator`. */
async function ownAuthenticator(databaseUrl: string): Promise<string> {
  await runAsOwner(
    databaseUrl,
    `
    create role deployed_authenticator login noinherit password 'deployed';
    grant anon, authenticated, service_role to deployed_authenticator;
    alter role deployed_authenticator set statement_timeout = '8s';
    alter role deployed_authenticator set pgrst.db_pre_request = 'private.before_request';`,
  );
  const url = new URL(databaseUrl);
  url.username = "deployed_authenticator";
  url.password = "deployed";
  return url.href;
}

async function runAsOwner(databaseUrl: string, statements: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  try {
    await sql.unsafe(statements);
  } finally {
    await sql.end();
  }
}
