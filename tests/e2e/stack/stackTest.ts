import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import postgres from "postgres";
import { serveOnStack, type RunningServer } from "../../support/server.ts";
import { waitUntilInteractive } from "../../support/test.ts";

// Shared, because starting a stack takes longer than most walks.
let folder: string;
let server: RunningServer | undefined;
let connection: postgres.Sql | undefined;

export const stackDataDir = () => join(folder, "data");

export async function startStack(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), "stack-"));
  // As root, Postgres runs as another user, who must reach its folder.
  chmodSync(folder, 0o711);
  await serve();
}

async function serve(): Promise<void> {
  server = await serveOnStack(stackDataDir());
  const [url = ""] = /postgresql:\S+/.exec(server.output()) ?? [];
  connection = postgres(url, { max: 1 });
}

export async function stopStack(): Promise<void> {
  await connection?.end();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}

export async function killAndRestartStack(): Promise<void> {
  await connection?.end();
  await stackServer().stop("SIGKILL");
  await serve();
}

export async function interruptStack(): Promise<number | null> {
  await connection?.end();
  return await stackServer().stop("SIGINT");
}

export function stackServer(): RunningServer {
  if (!server) throw new Error("The stack is not running");
  return server;
}

export function operator(): postgres.Sql {
  if (!connection) throw new Error("The stack is not running");
  return connection;
}

const visits: BrowserContext[] = [];

export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: stackServer().url, ...options });
  visits.push(context);
  context.on("page", waitUntilInteractive);
  return await context.newPage();
}

export async function endVisits(): Promise<void> {
  await Promise.all(visits.splice(0).map((context) => context.close()));
}
