import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import {
  signedIn,
  someAccount,
  someAdmin,
  someRemovedAdmin,
  someUser,
  tokenOf,
} from "../support/database/accounts.ts";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { openConnection, waitUntilHeldFor } from "../support/database/locks.ts";
import { sendOnce, STOPPED } from "../support/database/rawRequest.ts";

async function readHeld(token: string, until: (reading: Promise<unknown>) => Promise<unknown>) {
  const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY, ...(token && { authorization: `Bearer ${token}` }) };
  const { sql } = await openConnection();
  const { reading } = await sql.begin(async (holding) => {
    await holding`lock table public.blog_categories in access exclusive mode`;
    const answer = sendOnce(inject("apiUrl"), "/rest/v1/blog_categories?select=id&limit=0", { headers });
    await until(answer);
    return { reading: answer };
  });
  return (await reading).body;
}

const itIsAnswered = (reading: Promise<unknown>) => reading;
const itHasWaited = () => waitUntilHeldFor(0.7);

const VISITORS: Record<string, () => Promise<string>> = {
  "a visitor": async () => "",
  "a signed-up user who is no admin": async () => tokenOf(await someUser()),
  "a removed admin who signed in again": async () => tokenOf(await someRemovedAdmin()),
};

for (const [who, token] of Object.entries(VISITORS)) {
  test(`the read of ${who} is stopped while somebody holds what it reads`, async () => {
    expect(await readHeld(await token(), itIsAnswered)).toContain(STOPPED);
  });
}

test("an admin's read may wait, but not once the account was removed, even with the same session", async () => {
  const account = await someAccount({ admin: true, role: "editor" });
  const token = await tokenOf(await signedIn(account));
  expect(await readHeld(token, itHasWaited)).toBe("[]");
  await (await someAdmin()).rpc("remove_admin", { p_user: account.id });
  expect(await readHeld(token, itIsAnswered)).toContain(STOPPED);
});

test("a vote that has to wait for its turn is not stopped with it", async () => {
  const clinic = await someClinic();
  const { sql } = await openConnection();
  const voting = await sql.begin(async (holding) => {
    await holding`select from public.clinics where id = ${clinic} for update`;
    const waiting = vote(anonymous(), clinic, randomUUID()).then(({ data }) => data);
    await itHasWaited();
    return { waiting };
  });
  expect(await voting.waiting).toEqual(COUNTED);
});
