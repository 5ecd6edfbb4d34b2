import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { freePort } from "./freePort.ts";

test("a free port is none that a connection may take meanwhile, and is never given twice", async () => {
  const ports: number[] = [];
  for (let asked = 0; asked < 200; asked += 1) ports.push(await freePort());
  const range = readFileSync("/proc/sys/net/ipv4/ip_local_port_range", "utf8");
  expect(Math.max(...ports)).toBeLessThan(Number.parseInt(range, 10));
  expect(new Set(ports).size).toBe(200);
});
