import type { ChildProcess } from "node:child_process";

/** A program that cannot start must not take the whole processor. */
const PAUSE_MS = 300;

/** @returns a function that ends it for good */
export function keepRunning(first: ChildProcess, start: () => ChildProcess) {
  let running = first;
  let isEnding = false;
  let pause: NodeJS.Timeout | undefined;
  const watch = () => {
    running.once("exit", () => {
      if (isEnding) return;
      pause = setTimeout(() => {
        running = start();
        watch();
      }, PAUSE_MS).unref();
    });
  };
  watch();
  return async (signal: NodeJS.Signals = "SIGTERM"): Promise<void> => {
    isEnding = true;
    clearTimeout(pause);
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await ended;
  };
}
