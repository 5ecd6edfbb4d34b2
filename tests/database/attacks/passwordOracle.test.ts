import { request } from "node:http";
import { expect, inject, test, vi } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { type Account, someAccount } from "../../support/database/accounts.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { fetchFrom } from "../../support/database/fetch.ts";
import { countHashes } from "../../support/database/hashes.ts";
import { isHashing } from "../../support/database/locks.ts";
import { logIn } from "../../support/database/login.ts";
import { rawRequest } from "../../support/database/rawRequest.ts";
import { LOCKED, verifyPassword } from "../../support/edgeFunctionCalls.ts";

test.for<[how: string, search: string, headers?: Record<string, string>]>([
  ["turned into a number", "?select=pgrst_scalar:pgrst_scalar->>0::int"],
  ["turned into a number by its name", "?select=verify_admin_login->>0::int"],
  ["filtered by a broken pattern", "?pgrst_scalar->>0=like.f%5C"],
  ["counted", "?select=count()"],
  ["as one object that is none", "?pgrst_scalar=is.true", { accept: "application/vnd.pgrst.object+json" }],
  ["with at most no row", "", { prefer: "handling=strict,max-affected=0" }],
  ["taken back", "", { prefer: "tx=rollback" }],
  ["as a form", "", { "content-type": "application/x-www-form-urlencoded" }],
])(
  "an answer %s tells nobody whether a password is right, and computes no hash",
  async ([, search, headers]) => {
    const admin = await someAccount({ admin: true });
    const user = await someAccount({ admin: false });
    const { data } = await anonymous().auth.signInWithPassword(user);
    const sessions = [{}, { authorization: `Bearer ${data.session?.access_token}` }];
    const ask = async (password: string, session: object) => {
      const asked = { p_email: admin.email, p_password: password, p_address: someAddress() };
      const isForm = headers?.["content-type"] !== undefined;
      return rawRequest(inject("apiUrl"), `/rest/v1/rpc/verify_admin_login${search}`, {
        method: "POST",
        headers: {
          ...{ apikey: EMBEDDED_PUBLISHABLE_KEY, "content-type": "application/json" },
          ...session,
          ...headers,
        },
        body: isForm ? new URLSearchParams(asked).toString() : JSON.stringify(asked),
      });
    };
    const hashes = await countHashes(async () => {
      for (const session of sessions) {
        const right = await ask(admin.password, session);
        expect(await ask("wrong", session)).toEqual(right);
        expect([400, 401, 403]).toContain(right.status);
      }
    });
    expect(hashes).toBe(0);
  },
);

test("a failure counts, whatever follows the function's address or stands in its headers", async () => {
  const admin = await someAccount({ admin: true });
  const address = someAddress();
  const call = fetchFrom(address);
  const guess = async (password: string) => {
    const url = `${inject("apiUrl")}/functions/v1/verify-admin-password?select=pgrst_scalar->>0::int`;
    const answer = await call(url, {
      method: "POST",
      headers: { accept: "application/vnd.pgrst.object+json", prefer: "max-affected=0,tx=rollback" },
      body: JSON.stringify({ email: admin.email, password }),
    });
    return answer.status;
  };
  for (let time = 1; time <= 5; time++) expect(await guess("wrong")).toBe(200);
  expect(await guess(admin.password)).toBe(429);
});

async function someAdminWithSlowHash(): Promise<Account> {
  const admin = await someAccount({ admin: true });
  await asOwner`update auth.users set encrypted_password =
    extensions.crypt(${admin.password}, extensions.gen_salt('bf', 10)) where id = ${admin.id}`;
  return admin;
}

const LONG = { timeout: 60_000, interval: 2 };

test("hanging up before the answer still counts as a failure", async () => {
  const admin = await someAdminWithSlowHash();
  const address = someAddress();
  const last = await lastFailure();
  for (let time = 1; time <= 5; time++) {
    const asked = request(`${inject("apiUrl")}/functions/v1/verify-admin-password`, {
      method: "POST",
      localAddress: address,
    });
    asked.on("error", () => {});
    asked.end(JSON.stringify({ email: admin.email, password: "wrong" }));
    const failures = () => countFailuresAfter(last);
    // A busy machine may look only after the hash is done.
    await vi.waitUntil(async () => (await isHashing()) || (await failures()) === time, LONG);
    asked.destroy();
    // A failure shows a moment before its lock goes, which the next attempt would take for its own.
    const state = async () => ({ failures: await failures(), hashing: await isHashing() });
    await expect.poll(state, LONG).toEqual({ failures: time, hashing: false });
  }
  expect(await verifyPassword(inject("apiUrl"), address, admin)).toEqual(LOCKED);
});

async function lastFailure(): Promise<string> {
  const [row] = await asOwner<
    { id: string }[]
  >`select coalesce(max(id), 0) as id from private.login_failures`;
  return row?.id ?? "0";
}

/** Failures older than a quarter of an hour are purged. */
async function countFailuresAfter(id: string): Promise<number> {
  const [row] = await asOwner`select count(*) from private.login_failures where id > ${id}`;
  return Number(row?.count);
}

test("a right and a wrong password cost the same hash, so that timing reveals nothing", async () => {
  const admin = await someAccount({ admin: true });
  for (const password of [admin.password, "wrong"]) {
    expect(await countHashes(async () => logIn(someAddress(), admin.email, password)), password).toBe(1);
  }
});
