process.env.NODE_ENV = "production";

import { preview } from "vite";
import type { EmbeddedBackend } from "../supabase/embedded/backend.ts";
import { requestLog, writeConsoleAsJson } from "./jsonLog.ts";
import { servePages } from "./servePages.ts";
import { buildSite } from "./site/buildSite.ts";
import {
  assertPortIsFree,
  BUILD_DIR,
  DATA_DIR,
  onShutdown,
  readLogsJson,
  readPort,
  readSampleFigures,
  stop,
  usesHostedBackend,
} from "./settings.ts";

const logsJson = readLogsJson();
if (logsJson) writeConsoleAsJson();
const port = readPort(process.env.PORT, 4173);
const samples = readSampleFigures(process.env.SAMPLE_FIGURES);
await assertPortIsFree(port);

if (process.env.DATA_DIR && usesHostedBackend("production")) {
  stop(
    "DATA_DIR names a folder, and VITE_SUPABASE_URL a project. To serve the folder, begin the command with\n" +
      "VITE_SUPABASE_URL= VITE_SUPABASE_PUBLISHABLE_KEY=",
  );
}

let backend: EmbeddedBackend | undefined;
let endBackups = () => {};
try {
  const plugins = logsJson ? [requestLog()] : [];
  if (!usesHostedBackend("production")) {
    console.log("Opening the embedded database …");
    const { openEmbeddedBackend } = await import("../supabase/embedded/backend.ts");
    const { embeddedSupabase, gateway } = await import("../supabase/embedded/plugin.ts");
    const { embeddedDatabase } = await import("../supabase/backup/embeddedSession.ts");
    const { serveBackups } = await import("../supabase/backup/serveBackups.ts");
    backend = await openEmbeddedBackend(DATA_DIR, { samples });
    const { driver } = backend.connection;
    if (DATA_DIR !== "memory://") endBackups = await serveBackups(driver, DATA_DIR);
    plugins.push(embeddedSupabase(backend));
    await buildSite({ database: embeddedDatabase(driver), gateway: gateway(backend) });
  } else {
    await buildSite(null);
  }
  plugins.push(servePages(BUILD_DIR));
  const server = await preview({
    plugins,
    appType: "mpa",
    preview: { port, host: "127.0.0.1", strictPort: true },
  });
  // A request on a connection that is just closing gets no answer.
  if ("keepAliveTimeout" in server.httpServer) server.httpServer.keepAliveTimeout = 0;
  onShutdown(async () => {
    await server.close();
    endBackups();
    await backend?.close();
  });
} catch (error) {
  await backend?.close();
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  stop(error instanceof Error ? error.message : String(error));
}

console.log(`
  European IVF Clinic Directory
  Open       http://127.0.0.1:${port}
  Data       ${backend ? describeData() : "the Supabase project in VITE_SUPABASE_URL"}
  Admin      ${await describeAdmin()}
  Stop       Ctrl-C
`);

function describeData(): string {
  return DATA_DIR === "memory://"
    ? "in memory, gone when this stops"
    : `${DATA_DIR} (kept for the next start)`;
}

async function describeAdmin(): Promise<string> {
  const { isLocalAdminOpen, LOCAL_ADMIN } = await import("../supabase/embedded/admins.ts");
  const isOpen = backend !== undefined && (await isLocalAdminOpen(backend.connection));
  const account = isOpen
    ? `${LOCAL_ADMIN.email} / ${LOCAL_ADMIN.password}`
    : "an account created with npm run admin:create";
  return `http://127.0.0.1:${port}/admin/login with ${account}`;
}
