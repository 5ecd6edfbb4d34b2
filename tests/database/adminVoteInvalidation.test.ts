import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAccount, someAdmin, signedIn } from "../support/database/accounts.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { withSettings } from "../support/database/settings.ts";
import { votesFrom } from "../support/database/storedVotes.ts";

test("all votes of an address, for one clinic or all, are voided at once and restored as they were", async () => {
  const [owner, clinic, another] = [await someAdmin(), await someClinic(), await someClinic()];
  const address = someAddress();
  const hash = await votesFrom(address, [clinic, another, clinic]);
  await vote(anonymous(), clinic, randomUUID());
  const why = { p_address: hash, p_reason: "one script" };
  expect((await owner.rpc("void_votes_of_address", { ...why, p_clinic_id: another })).data).toBe(1);
  expect((await owner.rpc("void_votes_of_address", why)).data).toBe(2);
  expect((await owner.rpc("void_votes_of_address", why)).data).toBe(0);
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 3 });
  expect(await countVotes(another)).toEqual({ shown: 0, stored: 1 });

  const { data: acts } = await owner.rpc("voidings");
  expect(acts?.slice(0, 2)).toMatchObject([
    { votes: 2, clinics: 1, clinic_id: clinic, restored: false, reason: "one script", taken_back_at: null },
    { votes: 1, clinics: 1, clinic_id: another },
  ]);
  expect((await owner.rpc("undo_voiding", { p_id: acts![0]!.id })).data).toBe(2);
  expect((await owner.rpc("undo_voiding", { p_id: acts![0]!.id })).data).toBe(0);
  expect(await countVotes(clinic)).toEqual({ shown: 3, stored: 3 });
  expect(await countVotes(another)).toEqual({ shown: 0, stored: 1 });
});

test("voiding votes of several clinics at once makes one entry, which is undone as a whole", async () => {
  const account = await someAccount({ admin: true });
  const owner = await signedIn(account);
  const clinics = [await someClinic(), await someClinic()];
  const hash = await votesFrom(someAddress(), clinics);
  await owner.rpc("void_votes_of_address", { p_address: hash, p_reason: "both" });
  const [act] = (await owner.rpc("voidings")).data ?? [];
  expect(act).toMatchObject({ votes: 2, clinics: 2, by_email: account.email, by_operator: false });
  expect((await owner.rpc("undo_voiding", { p_id: act!.id })).data).toBe(2);
  const { data: after } = await owner.rpc("voidings");
  expect(after?.[0]).toMatchObject({ restored: true, votes: 2, clinics: 2 });
  expect(after?.[1]).toMatchObject({ id: act!.id, taken_back_at: expect.any(String) });
});

test("undoing one voiding leaves what another voided, even for the same reason", async () => {
  const [owner, clinic] = [await someAdmin(), await someClinic()];
  const hashes = [await votesFrom(someAddress(), [clinic]), await votesFrom(someAddress(), [clinic])];
  for (const p_address of hashes) await owner.rpc("void_votes_of_address", { p_address, p_reason: "twice" });
  const [last] = (await owner.rpc("voidings")).data ?? [];
  expect((await owner.rpc("undo_voiding", { p_id: last!.id })).data).toBe(1);
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 2 });
});

test.for(["", " ", "x".repeat(501)])(
  "a reason that can't be one (%j) is refused without a word about the votes",
  async (p_reason) => {
    const [owner, clinic, session] = [await someAdmin(), await someClinic(), randomUUID()];
    const hash = await votesFrom(someAddress(), [clinic]);
    await vote(anonymous(), clinic, session);
    const span = { p_clinic_id: clinic, p_from: "2000-01-01", p_until: "2100-01-01" };
    for (const answer of [
      await owner.rpc("void_votes", { ...span, p_reason }),
      await owner.rpc("void_votes_of_address", { p_address: hash, p_reason }),
    ]) {
      expect(answer.error).toMatchObject({ code: "23514", message: "A reason has 1 to 500 letters" });
      expect(JSON.stringify(answer)).not.toMatch(/Failing row|[0-9a-f]{8}-[0-9a-f]{4}|\\\\x[0-9a-f]{8}/);
    }
    expect(await countVotes(clinic)).toEqual({ shown: 2, stored: 2 });
  },
);

test("what the operator voided is listed as the operator's, and no owner can undo it", async () => {
  const [owner, clinic] = [await someAdmin(), await someClinic()];
  await vote(anonymous(), clinic, randomUUID());
  await asOwner`select private.void_votes(${clinic}, '-infinity', 'infinity', 'by hand')`;
  const [act] = (await owner.rpc("voidings")).data ?? [];
  expect(act).toMatchObject({ clinic_id: clinic, by_operator: true, by_email: null });
  expect((await owner.rpc("undo_voiding", { p_id: act!.id })).data).toBe(0);
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 1 });
});

test("counters stay exact while votes are given and voided at the same time", async () => {
  const [one, two] = [await someAdmin(), await someAdmin()];
  const clinics = [await someClinic(), await someClinic()];
  const hash = await votesFrom(someAddress(), clinics);
  const why = { p_address: hash, p_reason: "a race" };
  const answers = await withSettings({ unproven_votes_per_clinic_a_day: 40 }, () =>
    Promise.all([
      one.rpc("void_votes_of_address", why),
      ...clinics.flatMap((clinic) =>
        Array.from({ length: 8 }, () => vote(anonymous(), clinic, randomUUID())),
      ),
      two.rpc("void_votes_of_address", why),
      one.rpc("void_votes", {
        p_clinic_id: clinics[0]!,
        p_from: "-infinity",
        p_until: "infinity",
        p_reason: "x",
      }),
    ]),
  );
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
  for (const clinic of clinics) expect(await countVotes(clinic)).toMatchObject({ stored: 9 });
  const wrong = await asOwner`select from private.recount_votes() where counter <> valid_votes
    and clinic_id in ${asOwner(clinics)}`;
  expect(wrong).toHaveLength(0);
});
