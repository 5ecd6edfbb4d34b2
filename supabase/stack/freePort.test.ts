import { expect, test } from "vitest";
import { freePort } from "./freePort.ts";

/** Unless somebody has set another range. */
const LINUX_GIVES_FROM = 32_768;

test("a free port is none that a connection may take meanwhile, and is never given twice", async () => {
  const ports: number[] = [];
  for (let asked = 0; asked < 200; asked += 1) ports.push(await freePort());
  expect(Math.max(...ports)).toBeLessThan(LINUX_GIVES_FROM);
  expect(new Set(ports).size).toBe(200);
});
