import { spawn } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";

export async function runIntoFile(
  [program = "", ...args]: string[],
  file: string,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const log = openSync(file, "w");
  try {
    return await new Promise((resolve) => {
      const child = spawn(program, args, { stdio: ["ignore", log, log], env });
      child.once("error", (error) => {
        writeSync(log, `${error.message}\n`);
        resolve(1);
      });
      child.once("close", (code, signal) => {
        if (signal) writeSync(log, `${program} was ended by ${signal}\n`);
        resolve(code ?? 1);
      });
    });
  } finally {
    closeSync(log);
  }
}
