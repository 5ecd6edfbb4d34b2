import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listenToConsole } from "./consoleListener.ts";

async function siteBehindListener() {
  const site = createServer(({ headers, method }, response) => {
    const { host, origin, "sec-fetch-site": relation } = headers;
    response.end(JSON.stringify({ method, host, origin, relation }));
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void site.close());
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const listener = await listenToConsole(`http://${host}`, () => {});
  onTestFinished(listener.close);
  const seenFrom = async (origin?: string, relation = "same-origin") => {
    const headers = { ...(origin && { origin }), "sec-fetch-site": relation };
    return await (await fetch(listener.url, { method: "POST", headers })).json();
  };
  return { host, listener, seenFrom };
}

test("a request of the listener's own pages reaches the site as one of the site's own", async () => {
  const { host, listener, seenFrom } = await siteBehindListener();
  expect(await seenFrom(listener.url)).toEqual({
    ...{ method: "POST", host, origin: `http://${host}`, relation: "same-origin" },
  });
  expect(await seenFrom()).toMatchObject({ host });
  expect(await seenFrom()).not.toHaveProperty("origin");
});

test("a request of a foreign page reaches the site as a foreign one", async () => {
  const { host, listener, seenFrom } = await siteBehindListener();
  const { port } = new URL(listener.url);
  for (const foreign of [
    "https://evil.example",
    `http://${host}.evil.example`,
    `${listener.url}.evil.example`,
    `https://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    "http://127.0.0.1",
    "null",
  ]) {
    expect(await seenFrom(foreign, "cross-site")).toMatchObject({ host, origin: foreign });
    expect(await seenFrom(foreign, "cross-site")).toMatchObject({ relation: "cross-site" });
  }
});
