import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { COUNTED, REPEATED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { rolledBack } from "../support/database/rolledBack.ts";
import { signedUp } from "../support/database/tokens.ts";

async function unpublish(clinic: string): Promise<void> {
  await asOwner`update public.clinics set published = false where id = ${clinic}`;
}

async function publish(clinic: string): Promise<void> {
  await asOwner`update public.clinics set published = true where id = ${clinic}`;
}

for (const [who, client] of Object.entries({ "a visitor": anonymous, "a signed-up user": signedUp })) {
  test(`${who} does not see an unpublished clinic, however it is asked for`, async () => {
    const clinic = await someClinic();
    await asOwner`update public.clinics set price_euros = 999999 where id = ${clinic}`;
    await unpublish(clinic);
    const clinics = () => client().from("clinics");
    expect((await clinics().select().eq("id", clinic)).data).toEqual([]);
    expect((await clinics().select("id").eq("published", false)).data).toEqual([]);
    const counted = await clinics().select("*", { count: "exact", head: true }).eq("id", clinic);
    expect(counted.count).toBe(0);
    const { data: facts } = await client().rpc("clinic_facts", { p_clinic_id: clinic });
    expect(facts).toEqual({
      results: [],
      prices: [],
      reviews: [],
      services: [],
      contacts: [],
      national: [],
      ranges: [],
    });
  });
}

test("an admin unpublishes a clinic and brings it back, with its votes and its address", async () => {
  const [admin, clinic, session] = [await someAdmin(), await someClinic(), randomUUID()];
  await vote(anonymous(), clinic, session);
  const change = async (published: boolean) =>
    (await admin.from("clinics").update({ published }).eq("id", clinic)).error;

  expect(await change(false)).toBeNull();
  expect((await anonymous().from("clinics").select("id").eq("id", clinic)).data).toEqual([]);
  expect((await admin.from("clinics").select("upvote_count").eq("id", clinic)).data).toEqual([
    { upvote_count: 1 },
  ]);
  expect(await change(true)).toBeNull();
  expect((await anonymous().from("clinics").select("upvote_count").eq("id", clinic)).data).toEqual([
    { upvote_count: 1 },
  ]);
  expect((await vote(anonymous(), clinic, session)).data).toEqual(REPEATED);
});

test("an unpublished clinic takes no votes and gives no human checks, until it is back", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  await unpublish(clinic);
  expect(await vote(anonymous(), clinic, session)).toMatchObject({
    status: 404,
    error: { hint: "no-such-clinic" },
  });
  const check = await anonymous().rpc("create_human_check", { p_clinic_id: clinic, p_session_id: session });
  expect(check).toMatchObject({ status: 404, error: { hint: "no-such-clinic" } });
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });

  await publish(clinic);
  expect((await vote(anonymous(), clinic, session)).data).toEqual(COUNTED);
});

test("an unpublished clinic stays unpublished when the seed runs again", async () => {
  await rolledBack(async (sql) => {
    await sql`update public.clinics set published = false where id = 'reprofit'`;
    await sql.unsafe(readFileSync("supabase/seed.sql", "utf8"));
    expect(await sql`select published from public.clinics where id = 'reprofit'`).toEqual([
      { published: false },
    ]);
  });
});

test("votes of an unpublished clinic can be voided and restored, and the recount includes them", async () => {
  const clinic = await someClinic();
  await vote(anonymous(), clinic, randomUUID());
  await unpublish(clinic);
  await asOwner`select private.void_votes(${clinic}, '-infinity', 'infinity', 'bought votes')`;
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 1 });
  await asOwner`select private.restore_votes(${clinic}, '-infinity', 'infinity')`;
  expect(await asOwner`select * from private.recount_votes() where clinic_id = ${clinic}`).toEqual([
    { clinic_id: clinic, counter: 1, valid_votes: "1", voided_votes: "0" },
  ]);
});
