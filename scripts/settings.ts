import { createServer } from "node:net";
import { loadEnv } from "vite";
import { readEnvironment } from "../src/backend/environment.ts";

/** Ends the process with a sentence instead of a stack trace. */
export function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** The port from the environment. Ends the process with a sentence when it is no port number. */
export function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return stop(`PORT must be a number from 1 to 65535, and it is '${text}'.`);
}

/** Ends the process with a sentence when nobody may listen on the port, or somebody does already. */
export async function assertPortIsFree(port: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === "EADDRINUSE" ? "is taken by another program" : `cannot be used (${message})`;
      stop(`Port ${port} ${reason}. Choose another with PORT=…`);
    });
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
}

/** Where `npm start` keeps its data. */
export const DATA_DIR = process.env.DATA_DIR || "supabase/.temp/pgdata";

/** Where the built site goes. Tests build elsewhere, so as not to disturb a running server. */
export const BUILD_DIR = process.env.BUILD_DIR || "dist";

/** True when the site stands built in that folder, as it is for a new database: tests build once for all. */
export const SITE_IS_BUILT = Boolean(process.env.SITE_IS_BUILT);

/** The site's own address, where it is known. */
export function siteUrl(mode: string): string | undefined {
  return readEnvironment(loadEnv(mode, process.cwd(), "VITE_")).siteUrl;
}

/** True when the environment names a Supabase project, so that none is embedded. */
export function usesHostedBackend(mode: string): boolean {
  return Boolean(loadEnv(mode, process.cwd(), "VITE_").VITE_SUPABASE_URL);
}

export interface HostedProject {
  url: string;
  /** The operator's key; never the publishable one. */
  secretKey: string;
}

/**
 * The hosted project that an operator's command works on; null means the embedded backend.
 *
 * @throws in words when it is not said which of the two is meant
 */
export function hostedProject(): HostedProject | null {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
  if (url && secretKey) return { url, secretKey };
  if (url || secretKey) {
    throw new Error("For a hosted project set both SUPABASE_URL and SUPABASE_SECRET_KEY.");
  }
  if (usesHostedBackend("production")) {
    throw new Error(
      "This site uses the project that VITE_SUPABASE_URL names. To work on it, set\n" +
        "SUPABASE_URL and SUPABASE_SECRET_KEY (Project settings, API keys) for this one command.",
    );
  }
  return null;
}

/** Runs the clean-up once when the process is asked to end, and at once on a second request. */
export function onShutdown(cleanUp: () => Promise<void>): void {
  let ending = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Vite's own listener would end the process before the clean-up is through.
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
