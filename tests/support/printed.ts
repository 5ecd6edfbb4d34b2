import type { ChildProcess } from "node:child_process";

/**
 * Waits until a process has printed what matches.
 * @throws Error with all that it printed, if it ends before
 */
export function printed(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let all = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      all += chunk.toString();
      const found = pattern.exec(all);
      if (found) resolve(found);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("close", (code, signal) =>
      reject(new Error(`The process ended with ${signal ?? code} before it printed ${pattern}:\n${all}`)),
    );
  });
}
