import { createServer } from "node:net";
import { loadEnv } from "vite";
import { readEnvironment } from "../src/backend/environment.ts";
import { readLogFormat } from "./jsonLog.ts";

export function stop(message: string, exitCode = 1): never {
  console.error(`\n${message}\n`);
  process.exit(exitCode);
}

export function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return stop(`PORT must be a number from 1 to 65535, but it is '${text}'.`);
}

export async function assertPortIsFree(port: number, command = "npm start"): Promise<void> {
  await new Promise<void>((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === "EADDRINUSE" ? "is in use by another program" : `cannot be used (${message})`;
      stop(`Port ${port} ${reason}. Choose another one: PORT=8080 ${command}`);
    });
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
}

export const DATA_DIR = process.env.DATA_DIR || "supabase/.temp/pgdata";

/** Ends the process where it is not a folder: Postgres itself keeps its data in one. */
export function readStackFolder(text: string | undefined, fallback: string, command: string): string {
  if (text !== "memory://") return text || fallback;
  return stop(
    `${command} keeps its data in a folder. Unset DATA_DIR, or name one: DATA_DIR=./other ${command}`,
  );
}

/** Yes, unless SAMPLE_FIGURES is `none`. Ends the process with a message on any other value. */
export function readSampleFigures(text: string | undefined): boolean {
  if (text === undefined || text === "") return true;
  if (text === "none") return false;
  return stop(`SAMPLE_FIGURES must be 'none' or not set, but it is '${text}'.`);
}

/** Ends the process with a message on an unknown format. */
export function readLogsJson(): boolean {
  try {
    return readLogFormat(process.env.LOG_FORMAT);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** Yes, unless OFFLINE is `none`, which undoes it in visitors' browsers. Ends the process on other values. */
export function readOffline(text: string | undefined): boolean {
  if (text === undefined || text === "") return true;
  if (text === "none") return false;
  return stop(`OFFLINE must be 'none' or not set, but it is '${text}'.`);
}

export const BUILD_DIR = process.env.BUILD_DIR || "dist";

export const SITE_IS_BUILT = Boolean(process.env.SITE_IS_BUILT);

export function siteUrl(mode: string): string | undefined {
  return readEnvironment(loadEnv(mode, process.cwd(), "VITE_")).siteUrl;
}

export function usesHostedBackend(mode: string): boolean {
  return Boolean(loadEnv(mode, process.cwd(), "VITE_").VITE_SUPABASE_URL);
}

export interface HostedProject {
  url: string;
  secretKey: string;
}

/**
 * Null for the embedded backend.
 * @throws Error with a message for the operator when it is unclear which is meant
 */
export function hostedProject(): HostedProject | null {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
  if (url && secretKey) return { url, secretKey };
  if (url || secretKey) {
    throw new Error("For a hosted project, set both SUPABASE_URL and SUPABASE_SECRET_KEY.");
  }
  if (!process.env.DATA_DIR && usesHostedBackend("production")) {
    throw new Error(
      "This site uses the project in VITE_SUPABASE_URL. To run this command on it, set SUPABASE_URL\n" +
        "and SUPABASE_SECRET_KEY (in the project's settings under API keys) for this one command.",
    );
  }
  return null;
}

export function onShutdown(cleanUp: () => Promise<void>): void {
  let ending = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Vite's own listener would end the process before the clean-up.
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      cleanUp().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
