import { createHash, randomUUID } from "node:crypto";
import { array, assert, asyncProperty, constantFrom, integer, oneof, record, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { merge, SESSIONS, undo } from "../support/database/merges.ts";

async function storeFrom(address: string, clinic: string, session: string): Promise<void> {
  await asOwner`insert into private.votes (clinic_id, session_id, proven, address_hash)
    values (${clinic}, ${session}, true, ${asOwner`sha256(${address}::bytea)`})`;
  await asOwner`update public.clinics set upvote_count = upvote_count + 1 where id = ${clinic}`;
}

const hashOf = (address: string) => createHash("sha256").update(address).digest("hex");

async function countedAmong(clinics: string[]): Promise<string[]> {
  expect(await asOwner`select from private.recount_votes() where counter <> valid_votes`).toEqual([]);
  const rows = await asOwner<{ vote: string }[]>`
    select coalesce(merged_from, clinic_id) || ' ' || session_id as vote from private.votes
    where clinic_id in ${asOwner(clinics)} and voided_at is null order by 1`;
  return rows.map(({ vote: each }) => each);
}

test("after merges, voidings and their undoing in any order, each vote counts unless it is voided, once a session", async () => {
  const owner = await someAdmin();
  const ADDRESSES = ["one", "two", "three"];
  const someGiven = uniqueArray(
    record({
      clinic: integer({ max: 2, min: 0 }),
      session: constantFrom(...SESSIONS),
      from: constantFrom(...ADDRESSES),
    }),
    { selector: ({ clinic, session }) => `${clinic} ${session}` },
  );
  const step = oneof(constantFrom("merge", "undo", "take back"), constantFrom(...ADDRESSES));
  const property = asyncProperty(someGiven, array(step, { maxLength: 8 }), async (given, steps) => {
    const clinics = [await someClinic(), await someClinic(), await someClinic()];
    const run = randomUUID();
    for (const { clinic, session, from } of given)
      await storeFrom(`${from} ${run}`, clinics[clinic]!, session);
    const votes = given.map((each) => ({ ...each, vote: `${clinics[each.clinic]} ${each.session}` }));
    let merges = 0;
    const acts: { id: number; votes: string[] }[] = [];
    const voided = () => acts.flatMap((act) => act.votes);

    for (const each of steps) {
      if (each === "merge") {
        if (merges < 2) await merge(clinics[merges]!, clinics[++merges]!);
      } else if (each === "undo") {
        if (merges > 0) await undo(clinics[--merges]!);
      } else if (each === "take back") {
        const act = acts.pop();
        if (act) expect((await owner.rpc("undo_voiding", { p_id: act.id })).data).toBe(act.votes.length);
      } else {
        const its = votes.filter(({ from, vote: one }) => from === each && !voided().includes(one));
        const why = { p_address: hashOf(`${each} ${run}`), p_reason: "one script" };
        expect((await owner.rpc("void_votes_of_address", why)).data).toBe(its.length);
        const [row] = await asOwner<{ id: number }[]>`select min(id)::int as id from private.voidings
          where at = (select max(at) from private.voidings)`;
        if (its.length > 0) acts.push({ id: row!.id, votes: its.map(({ vote: one }) => one) });
      }
      const gone = new Set(clinics.slice(0, merges));
      const now = await asOwner<{ clinic: string; session: string }[]>`
        select clinic_id as clinic, session_id as session from private.votes
        where clinic_id in ${asOwner(clinics)} and voided_at is null`;
      expect(now.filter(({ clinic }) => gone.has(clinic))).toEqual([]);
      const counted = now.filter(({ clinic }) => clinic === clinics[merges]).map(({ session }) => session);
      const honest = votes.filter(({ clinic, vote: one }) => clinic <= merges && !voided().includes(one));
      expect(counted.toSorted()).toEqual([...new Set(honest.map(({ session }) => session))].toSorted());
      expect((await countedAmong(clinics)).filter((one) => voided().includes(one))).toEqual([]);
    }

    while (merges > 0) await undo(clinics[--merges]!);
    const honest = votes.map(({ vote: one }) => one).filter((one) => !voided().includes(one));
    expect(await countedAmong(clinics)).toEqual(honest.toSorted());
    for (const { id } of acts.toReversed()) await owner.rpc("undo_voiding", { p_id: id });
    expect(await countedAmong(clinics)).toEqual(votes.map(({ vote: one }) => one).toSorted());
  });
  const [session = ""] = SESSIONS;
  const votesOf = (...from: string[]) => from.map((one, clinic) => ({ clinic, session, from: one }));
  const escape: [ReturnType<typeof votesOf>, string[]] = [votesOf("one", "one"), ["merge", "one", "undo"]];
  const apart: typeof escape = [votesOf("two", "one"), ["merge", "one"]];
  const back: typeof escape = [votesOf("one", "two"), ["merge", "one", "take back"]];
  await assert(property, { numRuns: 25, examples: [escape, apart, back] });
});
