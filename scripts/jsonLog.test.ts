import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { logRequest, readLogFormat, writeConsoleAsJson } from "./jsonLog.ts";

const ownConsole = { ...console };
afterEach(() => void Object.assign(console, ownConsole));

const AT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test("a request is one line of JSON, without its query and its sender", async () => {
  const lines: string[] = [];
  const server = createServer((request, response) => {
    logRequest(request, response, (line) => lines.push(line));
    response.statusCode = 503;
    response.end("away");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/clinic/reprofit?age=41`, { headers: { "user-agent": "Anna's" } });
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 60_000 });
  await new Promise((resolve) => server.close(resolve));
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    ...{ at: AT, level: "error", method: "GET", path: "/clinic/reprofit", status: 503 },
    ms: expect.any(Number),
  });
});

test("what else is said is a line of JSON too, however many lines it has", () => {
  const lines: string[] = [];
  writeConsoleAsJson((line) => lines.push(line));
  console.log("\n  Open  http://127.0.0.1:4173\n  Stop  Ctrl-C\n");
  console.log("");
  console.error(new Error("disk full"));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { at: AT, level: "info", message: "Open  http://127.0.0.1:4173\n  Stop  Ctrl-C" },
    { at: AT, level: "error", message: expect.stringMatching(/^Error: disk full\n/) },
  ]);
  expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
});

test("another format than JSON or text is refused with a message", () => {
  expect([undefined, "", "text", "json"].map(readLogFormat)).toEqual([false, false, false, true]);
  expect(() => readLogFormat("xml")).toThrow(
    "LOG_FORMAT must be 'json', 'text' or not set, but it is 'xml'.",
  );
});
