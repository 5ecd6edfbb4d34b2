process.env.NODE_ENV = "production";

import { preview } from "vite";
import { openPostgres } from "../supabase/backup/postgresSession.ts";
import { LOCAL_ADMIN } from "../supabase/embedded/admins.ts";
import { lockDataFolder } from "../supabase/embedded/lock.ts";
import { sessionSecret } from "../supabase/embedded/sessionSecret.ts";
import { stackGateway, stackPlugin } from "../supabase/stack/gateway.ts";
import { ensureStackAdmin } from "../supabase/stack/localAdmin.ts";
import { allowOrigins } from "../supabase/stack/origins.ts";
import { databasePassword } from "../supabase/stack/databasePassword.ts";
import { serveGateway } from "../supabase/stack/serveGateway.ts";
import { openStack } from "../supabase/stack/stack.ts";
import { logRequest, requestLog, writeConsoleAsJson } from "./jsonLog.ts";
import { servePages } from "./servePages.ts";
import { buildSite } from "./site/buildSite.ts";
import {
  assertPortIsFree,
  BUILD_DIR,
  onShutdown,
  readLogsJson,
  readPort,
  readSampleFigures,
  readStackFolder,
  stop,
  usesHostedBackend,
} from "./settings.ts";

const COMMAND = "npm run start:stack";
if (usesHostedBackend("production")) {
  stop(`${COMMAND} has a backend of its own. Unset VITE_SUPABASE_URL to use it.`);
}
const logsJson = readLogsJson();
if (logsJson) writeConsoleAsJson();
const port = readPort(process.env.PORT, 4174);
const samples = readSampleFigures(process.env.SAMPLE_FIGURES);
const dataDir = readStackFolder(process.env.DATA_DIR, "supabase/.temp/stack", COMMAND);
await assertPortIsFree(port, COMMAND);

const closing: (() => unknown)[] = [];
async function close() {
  for (const end of closing.toReversed()) await end();
}

try {
  console.log("Starting Postgres 17, PostgREST and Auth …");
  closing.push(lockDataFolder(dataDir, COMMAND));
  const secret = sessionSecret(dataDir);
  const stack = await openStack({ dataDir, jwtSecret: secret, password: databasePassword(secret), samples });
  closing.push(() => stack.close());
  const isLocalAdminOpen = await ensureStackAdmin(stack.databaseUrl);
  await allowOrigins(stack.databaseUrl, [`http://127.0.0.1:${port}`, `http://localhost:${port}`]);
  const api = await serveGateway(stack, logsJson ? { log: logRequest } : {});
  closing.push(() => api.close());
  const database = openPostgres(stack.databaseUrl);
  closing.push(() => database.close());
  await buildSite({ database, gateway: stackGateway(stack, api.url) });
  const server = await preview({
    plugins: [...(logsJson ? [requestLog()] : []), stackPlugin(stack, api.url), servePages(BUILD_DIR)],
    appType: "mpa",
    preview: { port, host: "127.0.0.1", strictPort: true },
  });
  closing.push(() => server.close());
  onShutdown(close);
  const account = isLocalAdminOpen ? `${LOCAL_ADMIN.email} / ${LOCAL_ADMIN.password}` : "your account";
  console.log(`
  European IVF Clinic Directory, on the real stack
  Open       http://127.0.0.1:${port}
  Data       ${dataDir} (kept for the next start)
  Admin      http://127.0.0.1:${port}/admin/login with ${account}
  API        ${api.url}
  Database   ${stack.databaseUrl}
  Stop       Ctrl-C
`);
} catch (error) {
  await close();
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  stop(error instanceof Error ? error.message : String(error));
}
