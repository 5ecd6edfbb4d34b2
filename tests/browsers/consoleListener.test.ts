import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listenToConsole } from "./consoleListener.ts";

test("what stands before the site passes its own pages' requests on as the site's, and no other's", async () => {
  const site = createServer(({ headers }, response) => {
    response.end(JSON.stringify([headers.host, headers.origin]));
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void site.close());
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const listener = await listenToConsole(`http://${host}`, () => {});
  onTestFinished(listener.close);
  const seenFrom = async (origin?: string) =>
    await (await fetch(listener.url, { method: "POST", headers: { ...(origin && { origin }) } })).json();
  expect(await seenFrom(listener.url)).toEqual([host, `http://${host}`]);
  for (const foreign of ["https://evil.example", `http://${host}.evil.example`, "null"])
    expect(await seenFrom(foreign)).toEqual([host, foreign]);
  expect(await seenFrom()).toEqual([host, null]);
});
