import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COUNTED, REPEATED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { bearing, TOMORROW, makeToken } from "../support/database/tokens.ts";

const [, RECIPE = ""] =
  /^```sql\n(create or replace function public.handle_clinic_upvote.+?)^```/ms.exec(
    readFileSync("docs/operating.md", "utf8"),
  ) ?? [];
let before = "";

beforeAll(async () => {
  const [row] = await asOwner<{ source: string }[]>`
    select pg_get_functiondef('public.handle_clinic_upvote'::regproc) as source`;
  before = row?.source ?? "";
  await asOwner.unsafe(RECIPE);
});

afterAll(async () => {
  await asOwner.unsafe(`${before}; drop function private.grants_for_voting_with_captcha();
    select private.apply_grants();`);
});

function verifiedVisitor(id: string) {
  const claims = { sub: id, aud: "authenticated", role: "authenticated", is_anonymous: true };
  const token = makeToken({ ...claims, aal: "aal1", amr: [{ method: "anonymous" }], exp: TOMORROW });
  return () => bearing(token);
}

async function countVotes(clinic: string): Promise<number> {
  const [row] = await asOwner`select count(*)::int from private.votes where clinic_id = ${clinic}`;
  return Number(row?.count);
}

test("one verified visitor with sixty sessions and addresses has one vote for a clinic", async () => {
  const clinic = await someClinic();
  const visitor = verifiedVisitor(randomUUID());
  const sessions = Array.from({ length: 60 }, () => randomUUID());
  const answers = await Promise.all(sessions.map((session) => vote(visitor(), clinic, session)));
  const counted = answers.filter(({ data }) => (data as { success?: boolean } | null)?.success);
  expect(counted).toHaveLength(1);
  expect(await countVotes(clinic)).toBe(1);
});

test("another verified visitor has one too, whichever session the caller names", async () => {
  const clinic = await someClinic();
  const [first, second] = [randomUUID(), randomUUID()];
  expect((await vote(verifiedVisitor(first)(), clinic, second)).data).toEqual(COUNTED);
  expect((await vote(verifiedVisitor(second)(), clinic, first)).data).toEqual(COUNTED);
  expect((await vote(verifiedVisitor(second)(), clinic, randomUUID())).data).toEqual(REPEATED);
  expect(await countVotes(clinic)).toBe(2);
});

test("nobody votes without a captcha, nor with a token that Supabase Auth did not sign", async () => {
  const clinic = await someClinic();
  const claims = { aud: "authenticated", role: "authenticated", exp: TOMORROW };
  const forged = makeToken({ ...claims, sub: randomUUID() }, { secret: "another-secret-of-32-characters!" });
  const ownerless = makeToken(claims);
  for (const visitor of [anonymous(), bearing(forged), bearing(ownerless)]) {
    const { status } = await vote(visitor, clinic, randomUUID());
    expect([400, 401, 403]).toContain(status);
  }
  expect(await countVotes(clinic)).toBe(0);
});

test("a verified visitor is no admin, and may do nothing else that visitors may not", async () => {
  const visitor = verifiedVisitor(randomUUID())();
  expect((await visitor.rpc("is_admin")).data).toBe(false);
  const drafts = await visitor.from("blog_posts").select("id").eq("published", false);
  expect(drafts.data).toEqual([]);
  expect((await visitor.from("clinics").insert({ id: "intruder", name: "Intruder" })).status).toBe(403);
});
