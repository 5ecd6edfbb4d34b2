import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems give to connections, where there is room: one may take it before its server starts. */
const [FROM, TO] = [20_000, 32_000];
const given = new Set<number>();

/** On the loopback, and never the same twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  return await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(false);
      else reject(error);
    });
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
