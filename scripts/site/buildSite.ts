import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Connect } from "vite";
import type { BackupDatabase } from "../../supabase/backup/session.ts";
import { BUILD_DIR, SITE_IS_BUILT } from "../settings.ts";
import { buildIfChanged } from "./buildIfChanged.ts";
import { sourcesHash } from "./sources.ts";
import { visibleDataHash } from "./visibleData.ts";

const COMMAND = fileURLToPath(new URL("../build-site.ts", import.meta.url));

interface Backend {
  database: BackupDatabase;
  gateway: Connect.NextHandleFunction;
}

/**
 * @param backend null for the project in VITE_SUPABASE_URL, whose data are not compared
 * @throws Error when the build failed; the process has said why
 */
export async function buildSite(backend: Backend | null): Promise<void> {
  if (SITE_IS_BUILT) return;
  const now = new Date();
  const from = backend && `${sourcesHash(now)} ${await visibleDataHash(backend.database, now)}`;
  const isNew = await buildIfChanged(BUILD_DIR, from, async () => {
    console.log("Building the site …");
    await (backend ? whileServing(backend.gateway, runBuild) : runBuild());
  });
  if (!isNew) console.log(`The site in ${BUILD_DIR} is up to date.`);
}

async function runBuild(apiUrl?: string): Promise<void> {
  const child = spawn(process.execPath, [COMMAND], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...(apiUrl !== undefined && { BUILD_API_URL: apiUrl }) },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The site could not be built. The reason is above.");
}

async function whileServing(
  gateway: Connect.NextHandleFunction,
  work: (apiUrl: string) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    gateway(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
