import { createHash, randomUUID } from "node:crypto";
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  uniqueArray,
  type Arbitrary,
} from "../support/properties.ts";
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

type Step = "take back" | { voidFrom: string } | { merge: number; into: number } | { undo: number };

const ADDRESSES = ["one", "two", "three"];
const someClinicNumber = integer({ min: 0, max: 2 });
const someGiven = uniqueArray(
  record({
    clinic: someClinicNumber,
    session: constantFrom(...SESSIONS),
    from: constantFrom(...ADDRESSES),
  }),
  { selector: ({ clinic, session }) => `${clinic} ${session}` },
);
const someStep: Arbitrary<Step> = oneof(
  { weight: 2, arbitrary: record({ merge: someClinicNumber, into: someClinicNumber }) },
  record({ undo: someClinicNumber }),
  record({ voidFrom: constantFrom(...ADDRESSES) }),
  constant("take back" as const),
);

test("after merges, voidings and their undoing in any order, each vote counts unless it is voided, once a session", async () => {
  const owner = await someAdmin();
  const property = asyncProperty(someGiven, array(someStep, { maxLength: 9 }), async (given, steps) => {
    const clinics = [await someClinic(), await someClinic(), await someClinic()];
    const run = randomUUID();
    for (const { clinic, session, from } of given)
      await storeFrom(`${from} ${run}`, clinics[clinic]!, session);
    const votes = given.map((each) => ({ ...each, vote: `${clinics[each.clinic]} ${each.session}` }));
    const mergedInto = new Map<number, number>();
    const rootOf = (clinic: number): number => {
      const into = mergedInto.get(clinic);
      return into === undefined ? clinic : rootOf(into);
    };
    const acts: { id: number; votes: string[] }[] = [];
    const voided = () => acts.flatMap((act) => act.votes);

    const undoMerge = async (from: number) => {
      const into = mergedInto.get(from);
      if (into === undefined || mergedInto.has(into)) return;
      await undo(clinics[from]!);
      mergedInto.delete(from);
    };
    const take = async (step: Step) => {
      if (step === "take back") {
        const act = acts.pop();
        if (act) expect((await owner.rpc("undo_voiding", { p_id: act.id })).data).toBe(act.votes.length);
      } else if ("merge" in step) {
        if (step.merge === step.into || mergedInto.has(step.merge) || mergedInto.has(step.into)) return;
        await merge(clinics[step.merge]!, clinics[step.into]!);
        mergedInto.set(step.merge, step.into);
      } else if ("undo" in step) {
        await undoMerge(step.undo);
      } else {
        const its = votes.filter(({ from, vote: one }) => from === step.voidFrom && !voided().includes(one));
        const why = { p_address: hashOf(`${step.voidFrom} ${run}`), p_reason: "one script" };
        expect((await owner.rpc("void_votes_of_address", why)).data).toBe(its.length);
        const [row] = await asOwner<{ id: number }[]>`select min(id)::int as id from private.voidings
          where at = (select max(at) from private.voidings)`;
        if (its.length > 0) acts.push({ id: row!.id, votes: its.map(({ vote: one }) => one) });
      }
    };

    for (const step of steps) {
      await take(step);
      const now = await asOwner<{ at: string }[]>`
        select clinic_id || ' ' || session_id as at from private.votes
        where clinic_id in ${asOwner(clinics)} and voided_at is null order by 1`;
      const honest = votes.filter(({ vote: one }) => !voided().includes(one));
      const wanted = honest.map(({ clinic, session }) => `${clinics[rootOf(clinic)]} ${session}`);
      expect(now.map(({ at }) => at)).toEqual([...new Set(wanted)].toSorted());
      expect((await countedAmong(clinics)).filter((one) => voided().includes(one))).toEqual([]);
    }

    while (mergedInto.size > 0) for (const from of mergedInto.keys()) await undoMerge(from);
    const honest = votes.map(({ vote: one }) => one).filter((one) => !voided().includes(one));
    expect(await countedAmong(clinics)).toEqual(honest.toSorted());
    for (const { id } of acts.toReversed()) await owner.rpc("undo_voiding", { p_id: id });
    expect(await countedAmong(clinics)).toEqual(votes.map(({ vote: one }) => one).toSorted());
  });
  const [session = ""] = SESSIONS;
  const votesOf = (...from: string[]) => from.map((one, clinic) => ({ clinic, session, from: one }));
  type Example = [ReturnType<typeof votesOf>, Step[]];
  const first = { merge: 0, into: 1 };
  const escape: Example = [votesOf("one", "one"), [first, { voidFrom: "one" }, { undo: 0 }]];
  const apart: Example = [votesOf("two", "one"), [first, { voidFrom: "one" }]];
  const back: Example = [votesOf("one", "two"), [first, { voidFrom: "one" }, "take back"]];
  // The third clinic's merge swaps the first one's voided vote for its own.
  const twoDoubles = [{ voidFrom: "one" }, { merge: 0, into: 1 }, { merge: 2, into: 1 }, { undo: 0 }];
  const swapped: Example = [
    [
      { clinic: 0, session, from: "one" },
      { clinic: 2, session, from: "two" },
    ],
    [...twoDoubles, "take back", { undo: 2 }],
  ];
  await assert(property, { numRuns: 40, examples: [escape, apart, back, swapped] });
});
