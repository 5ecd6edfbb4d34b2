import { expect, type APIRequestContext } from "@playwright/test";
import type { RunningServer } from "./server.ts";

/** Signal 0 only asks whether the process group still has a member. */
export function isAnybodyLeft(processGroup: number): boolean {
  try {
    return process.kill(-processGroup, 0);
  } catch {
    return false;
  }
}

export async function expectCleanEnd(
  server: RunningServer,
  signal: NodeJS.Signals,
  request: APIRequestContext,
) {
  expect(await server.stop(signal)).toBe(0);
  await expect.poll(() => isAnybodyLeft(server.process.pid!)).toBe(false);
  await expect(request.get(server.url)).rejects.toThrow(/ECONNREFUSED/);
}
