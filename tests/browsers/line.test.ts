import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { layLine } from "./line.ts";

test("a line carries whole answers, none while it is cut, and again once it is mended", async () => {
  const words = "a clinic ".repeat(100_000);
  const site = createServer(({ headers }, response) => response.end(`${headers.host} ${words}`));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void site.close());
  const line = await layLine(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  onTestFinished(() => line.close());
  const ask = async () => await (await fetch(line.url)).text();

  const answer = `${new URL(line.url).host} ${words}`;
  expect(await ask()).toBe(answer);
  line.cut();
  await expect(ask()).rejects.toThrow("fetch failed");
  line.mend();
  expect(await ask()).toBe(answer);
});
