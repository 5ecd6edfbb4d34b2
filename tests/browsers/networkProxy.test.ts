import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startProxy } from "./networkProxy.ts";

test("a proxy carries whole answers, none while it is cut, and again once it is restored", async () => {
  const words = "a clinic ".repeat(100_000);
  const site = createServer(({ headers }, response) => response.end(`${headers.host} ${words}`));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void site.close());
  const proxy = await startProxy(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  onTestFinished(() => proxy.close());
  const ask = async () => await (await fetch(proxy.url)).text();

  const answer = `${new URL(proxy.url).host} ${words}`;
  expect(await ask()).toBe(answer);
  proxy.cut();
  await expect(ask()).rejects.toThrow("fetch failed");
  proxy.restore();
  expect(await ask()).toBe(answer);
});
