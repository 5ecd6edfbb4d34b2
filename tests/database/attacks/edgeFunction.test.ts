import { randomUUID } from "node:crypto";
import { expect, inject, test, vi } from "vitest";
import { handleVerifyAdminPassword } from "../../../supabase/functions/verify-admin-password/handler.ts";
import { someAccount } from "../../support/database/accounts.ts";
import { someAddress } from "../../support/database/clients.ts";
import { countHashes } from "../../support/database/hashes.ts";
import { LOCKED, NO, verifyPassword, YES } from "../../support/edgeFunctionCalls.ts";

const call = (address: string, body: unknown) => verifyPassword(inject("apiUrl"), address, body);

test("an admin's right password is accepted; a wrong one and somebody else's are not", async () => {
  const [admin, user] = [await someAccount({ admin: true }), await someAccount({ admin: false })];
  expect(await call(someAddress(), admin)).toEqual(YES);
  expect(await call(someAddress(), { ...admin, password: "wrong" })).toEqual(NO);
  expect(await call(someAddress(), user)).toEqual(NO);
});

test("five wrong passwords lock the address out before any further hash, and nobody else", async () => {
  const admin = await someAccount({ admin: true });
  const address = someAddress();
  const guess = { email: admin.email, password: "wrong" };
  const hashes = await countHashes(async () => {
    for (let time = 1; time <= 5; time++) expect(await call(address, guess)).toEqual(NO);
    for (let time = 1; time <= 20; time++) expect(await call(address, guess)).toEqual(LOCKED);
  });
  expect(hashes).toBe(5);
  expect(await call(address, admin)).toEqual(LOCKED);
  expect(await call(someAddress(), admin)).toEqual(YES);
});

test.for<[string, unknown]>([
  ["no JSON", "email=admin"],
  ["nothing", ""],
  ["null", null],
  ["a list", []],
  ["no password", { email: "a@example.org" }],
  ["numbers", { email: 1, password: 2 }],
  ["5 kB", { email: "a@example.org", password: "x".repeat(5_000) }],
])("%s as body is refused before any hash", async ([, body]) => {
  expect(
    await countHashes(async () => {
      expect(await call(someAddress(), body)).toMatchObject({
        status: 400,
        body: { success: false, code: "malformed-request" },
      });
    }),
  ).toBe(0);
});

test("reading stops after 4 kB, even of a megabyte sent without its length", async () => {
  let sent = 0;
  const megabyte = new ReadableStream<Uint8Array>({
    pull(stream) {
      sent += 1_000;
      if (sent > 1_000_000) return stream.close();
      stream.enqueue(new TextEncoder().encode(" ".repeat(1_000)));
    },
  });
  const init = { method: "POST", body: megabyte, duplex: "half" };
  const request = new Request("http://function/", init);
  const response = await handleVerifyAdminPassword(request, {
    url: "http://database",
    secretKey: "sb_secret_x",
    fetch: () => Promise.reject(new Error("the database was asked")),
  });
  expect(response.status).toBe(400);
  expect(sent).toBeLessThan(10_000);
});

test.for([
  [4_096, NO],
  [4_097, { status: 400 }],
] as const)("a body of %i bytes in pieces, sent without its length", async ([length, answer]) => {
  const { email } = await someAccount({ admin: true });
  const body = JSON.stringify({ email, password: "ř" }).padEnd(length - 1);
  const url = `${inject("apiUrl")}/functions/v1/verify-admin-password`;
  const bytes = new TextEncoder().encode(body);
  const pieces = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const [from, to] of [[0, 20], [20, 90], [90]]) stream.enqueue(bytes.subarray(from, to));
      stream.close();
    },
  });
  const init = { method: "POST", body: pieces, duplex: "half" };
  const response = await fetch(url, init);
  expect({ status: response.status, body: await response.json() }).toMatchObject(answer);
});

test("it answers only POST and preflight requests", async () => {
  const url = `${inject("apiUrl")}/functions/v1/verify-admin-password`;
  const refused = await fetch(url);
  expect({ status: refused.status, body: await refused.json() }).toMatchObject({
    status: 405,
    body: { success: false, code: "use-post" },
  });
  const preflight = await fetch(url, { method: "OPTIONS" });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-methods")).toBe("POST");
});

test("a gateway's 429 without a code still means too many requests", async () => {
  const request = new Request("http://function/", {
    method: "POST",
    body: '{"email":"a@b.c","password":"x"}',
  });
  const response = await handleVerifyAdminPassword(request, {
    url: "http://database",
    secretKey: "sb_secret_x",
    fetch: async () => Response.json({ error: "slow down" }, { status: 429 }),
  });
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ success: false, code: "too-many-attempts" });
});

test.for([
  ["does not answer", () => Promise.reject(new TypeError("fetch failed"))],
  ["fails", async () => Response.json({ message: "broken" }, { status: 500 })],
  ["answers HTML", async () => new Response("<html>")],
] as const)("when the database %s nobody is let in", async ([, fetch]) => {
  vi.spyOn(console, "error").mockReturnValue();
  const request = new Request("http://function/", {
    method: "POST",
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: "x" }),
  });
  const response = await handleVerifyAdminPassword(request, {
    url: "http://database",
    secretKey: "sb_secret_x",
    fetch,
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ success: false, code: "check-failed" });
});
