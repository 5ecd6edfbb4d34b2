import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fetchFrom } from "./fetch.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Drops the connection of these requests unanswered, counted from 1. */
async function dropping(isDropped: (request: number) => boolean): Promise<string> {
  let requests = 0;
  server = createServer((request, response) => {
    requests++;
    if (isDropped(requests)) request.socket.destroy();
    else response.end(String(requests));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("a request that met a kept connection while its server closed it is sent on another one", async () => {
  const url = await dropping((request) => request === 2);
  const call = fetchFrom("127.0.0.1");
  expect(await (await call(url)).text()).toBe("1");
  expect(await (await call(url)).text()).toBe("3");
});

test("a server that drops a new connection is not asked again", async () => {
  const url = await dropping((request) => request === 1);
  await expect(fetchFrom("127.0.0.1")(url)).rejects.toThrow("socket hang up");
});
