import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAdmin, someEditor } from "../support/database/accounts.ts";
import { REPEATED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact, addSample, countFacts, FACT_TABLES, FACTS } from "../support/database/facts.ts";
import { historyOf } from "../support/database/history.ts";
import { applyImport, checkImport, price as newPrice } from "../support/database/imports.ts";
import { openConnection, waitUntilBlocked } from "../support/database/locks.ts";
import { merge, undo } from "../support/database/merges.ts";
import { signedUp } from "../support/database/tokens.ts";

async function became(clinic: string): Promise<string | null> {
  return (await anonymous().rpc("clinic_after_merges", { p_clinic_id: clinic })).data;
}

async function holder(place: string): Promise<string | undefined> {
  const [row] = await asOwner<{ clinic: string }[]>`
    select clinic_id as clinic from public.sponsorships where id = ${place}`;
  return row?.clinic;
}

test("an admin merges a duplicate: its votes and facts move to the other, its samples retire, and it leaves the site", async () => {
  const [admin, from, into] = [await someAdmin(), await someClinic(), await someClinic()];
  const [both, one] = [randomUUID(), randomUUID()];
  for (const session of [both, one]) await vote(anonymous(), from, session);
  await vote(anonymous(), into, both);
  const price = await addFact("clinic_prices", from, { amount: 3100 });
  const same = await addFact("clinic_reviews", from);
  const sample = await addSample("clinic_results", from);
  await addFact("clinic_reviews", into);

  const clinics = { p_from: from, p_into: into };
  expect((await admin.rpc("merge_preview", clinics)).data).toEqual({
    ...{ votes: 2, into_votes: 1, both: 1, votes_after: 2, facts: 1, retired: 2 },
  });
  expect((await admin.rpc("merge_clinics", clinics)).error).toBeNull();

  const seen = anonymous().from("clinics").select("id, upvote_count, price_euros").in("id", [from, into]);
  expect((await seen).data).toEqual([{ id: into, upvote_count: 2, price_euros: 3100 }]);
  expect((await vote(anonymous(), into, one)).data).toEqual(REPEATED);
  expect((await vote(anonymous(), from, randomUUID())).status).toBe(404);
  const { data: facts } = await admin.rpc("facts_to_edit", { p_clinic_id: from });
  expect(facts).toMatchObject({
    results: [{ id: sample, retired_at: expect.any(String) }],
    ...{ prices: [], reviews: [{ id: same, retired_at: expect.any(String) }] },
  });

  expect((await admin.rpc("unmerge_clinic", { p_from: from })).error).toBeNull();
  const again = anonymous().from("clinics").select("id, upvote_count, price_euros").eq("id", from);
  expect((await again).data).toEqual([{ id: from, upvote_count: 2, price_euros: 3100 }]);
  const { data: back } = await admin.rpc("facts_to_edit", { p_clinic_id: from });
  expect(back).toMatchObject({
    results: [{ id: sample, retired_at: null }],
    prices: [{ id: price, retired_at: null }],
    reviews: [{ id: same, retired_at: null }],
  });
});

test("a current or future sponsored place moves to the clinic that stays, and back when the merge is undone", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  const places = asOwner<{ id: string }[]>`
    insert into public.sponsorships (clinic_id, from_date, until_date)
    values (${from}, '2020-01-01', '2020-01-02'), (${from}, '2099-01-01', '2099-01-02') returning id`;
  const [past = "", future = ""] = (await places).map(({ id }) => id);
  await merge(from, into);
  expect([await holder(past), await holder(future)]).toEqual([from, into]);
  await undo(from);
  expect(await holder(future)).toBe(from);
  await asOwner`delete from public.sponsorships where clinic_id in (${from}, ${into})`;
});

test("a fact that an editor changes during a merge keeps the change and moves", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  const price = await addFact("clinic_prices", from);
  const [voter, merging, editor] = [await openConnection(), await openConnection(), await openConnection()];
  await voter.sql`begin`;
  await voter.sql`select from public.clinics where id = ${from} for no key update`;
  const merged = merging.sql`select private.merge_clinics(${from}, ${into})`.then(() => "merged");
  await waitUntilBlocked(merging.pid);
  const changed = editor.sql`update public.clinic_prices set amount = 3300 where id = ${price}`;
  const both = Promise.allSettled([merged, changed]);
  await waitUntilBlocked(editor.pid);
  await voter.sql`commit`;
  expect((await both).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  const [row] = await asOwner`select price_euros from public.clinics where id = ${into}`;
  expect(row?.price_euros).toBe(3300);
});

test.for(FACT_TABLES)(
  "a fact of %s that an editor adds during a merge is refused, not left where nobody sees it",
  async (table) => {
    const [from, into] = [await someClinic(), await someClinic()];
    const [merging, editor] = [await openConnection(), await openConnection()];
    await merging.sql`begin`;
    await merging.sql`select private.merge_clinics(${from}, ${into})`;
    const fact = { ...FACTS[table], clinic_id: from } as Record<string, string>;
    const added = editor.sql`insert into public.${editor.sql(table)} ${editor.sql(fact)}`.catch(
      (error: unknown) => error,
    );
    await waitUntilBlocked(editor.pid);
    await merging.sql`commit`;
    expect(await added).toMatchObject({ code: "PT403", hint: "clinic-is-merged" });
    expect(await countFacts(from)).toBe(0);
  },
);

test("a place sold to a merged clinic, or during its merge, is refused", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  const [merging, editor] = [await openConnection(), await openConnection()];
  await merging.sql`begin`;
  await merging.sql`select private.merge_clinics(${from}, ${into})`;
  const give = () =>
    editor.sql`
      insert into public.sponsorships (clinic_id, from_date, until_date)
      values (${from}, '2098-01-01', '2098-01-02')`.catch((error: unknown) => error);
  const meanwhile = give();
  await waitUntilBlocked(editor.pid);
  await merging.sql`commit`;
  expect(await meanwhile).toMatchObject({ code: "PT403", hint: "clinic-is-merged" });
  expect(await give()).toMatchObject({ code: "PT403", hint: "clinic-is-merged" });
});

test("a place can't be moved to a merged clinic, where nobody would see it", async () => {
  const [admin, from, into, third] = [
    await someAdmin(),
    await someClinic(),
    await someClinic(),
    await someClinic(),
  ];
  await merge(from, into);
  const days = { from_date: "2097-01-01", until_date: "2097-01-02" };
  const places = () => admin.from("sponsorships");
  const { data } = await places()
    .insert({ ...days, clinic_id: into })
    .select("id")
    .single();
  const id = data?.id ?? "";
  const move = async (clinic_id: string) => (await places().update({ clinic_id }).eq("id", id)).error;
  expect(await move(from)).toMatchObject({ code: "PT403", hint: "clinic-is-merged" });
  expect(await move(third)).toBeNull();
  expect(await holder(id)).toBe(third);
  await asOwner`delete from public.sponsorships where id = ${id}`;
});

test("what a merge moved, or its undoing moved back, can't be moved by putting back its history", async () => {
  const [admin, from, into] = [await someAdmin(), await someClinic(), await someClinic()];
  const facts = await Promise.all(
    FACT_TABLES.map(async (table) => ({ table, id: await addFact(table, from) })),
  );
  const refuseToPutBack = async (was: string[]) => {
    for (const { table, id } of facts) {
      const changes = await historyOf(id);
      expect(
        changes.map(({ before }) => before),
        table,
      ).toEqual(was.map((clinic_id) => ({ clinic_id })));
      for (const change of changes) {
        const { error } = await admin.rpc("restore_history", { p_id: change.id });
        expect(error, table).toMatchObject({ code: "PT403", hint: "merges-guarded" });
      }
    }
  };
  expect((await admin.rpc("merge_clinics", { p_from: from, p_into: into })).error).toBeNull();
  await refuseToPutBack([from]);
  expect([await countFacts(from), await countFacts(into)]).toEqual([0, FACT_TABLES.length]);
  expect((await admin.rpc("unmerge_clinic", { p_from: from })).error).toBeNull();
  await refuseToPutBack([from, into]);
  expect([await countFacts(from), await countFacts(into)]).toEqual([FACT_TABLES.length, 0]);
  for (const p_clinic of [from, into]) {
    const { data } = await admin.rpc("history_page", { p_clinic, p_relations: [...FACT_TABLES] });
    expect(data?.map(({ can_restore }) => can_restore)).toEqual(FACT_TABLES.map(() => false));
  }
});

test("an old address leads to the clinic at the end of its merges, while that is published", async () => {
  const [a, b, c] = [await someClinic(), await someClinic(), await someClinic()];
  await merge(a, b);
  expect([await became(a), await became(b), await became("no-such-clinic")]).toEqual([b, null, null]);
  await merge(b, c);
  expect([await became(a), await became(b)]).toEqual([c, c]);
  await asOwner`update public.clinics set published = false where id = ${c}`;
  expect(await became(a)).toBeNull();
});

test("what cannot be merged is refused, and nothing changes", async () => {
  const [admin, a, b, c] = [await someAdmin(), await someClinic(), await someClinic(), await someClinic()];
  await merge(a, b);
  const told = async (p_from: string, p_into: string) =>
    (await admin.rpc("merge_clinics", { p_from, p_into })).error?.hint;
  expect(await told(c, c)).toBe("cannot-merge");
  expect(await told(a, c)).toBe("cannot-merge");
  expect(await told(c, a)).toBe("cannot-merge");
  expect(await told(c, "no-such-clinic")).toBe("no-such-clinic");
  expect((await admin.rpc("unmerge_clinic", { p_from: c })).error?.hint).toBe("no-such-merge");
  await merge(b, c);
  expect((await admin.rpc("unmerge_clinic", { p_from: a })).error?.hint).toBe("cannot-merge");
  const publishing = admin.from("clinics").update({ published: true }).eq("id", a);
  expect((await publishing).error?.hint).toBe("clinic-is-merged");
});

test("a clinic that was merged away takes no new facts, from a form or a file, and says why", async () => {
  const [admin, from, into] = [await someAdmin(), await someClinic(), await someClinic()];
  const own = await addFact("clinic_prices", from);
  const checked = await checkImport(admin, "prices", [newPrice(from, "3000")]);
  await merge(from, into);
  for (const table of FACT_TABLES) {
    const { error } = await admin.from(table).insert({ ...FACTS[table], clinic_id: from } as never);
    expect(error, table).toMatchObject({ code: "PT403", hint: "clinic-is-merged" });
  }
  const { verdicts } = await checkImport(admin, "prices", [newPrice(from, "3100"), newPrice(into, "3200")]);
  expect(verdicts).toMatchObject([
    { verdict: "refused", message: "This clinic was merged into another one. Add the fact there." },
    { verdict: "add" },
  ]);
  expect((await applyImport(admin, checked.id, 1)).error?.hint).toBe("clinic-is-merged");
  await undo(from);
  const rows = await asOwner`select id from public.clinic_prices where clinic_id = ${from}`;
  expect(rows).toEqual([{ id: own }]);
});

test("only owners merge, as only they handle votes, and nobody sets by hand what became of a clinic", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  const ownersOnly = { code: "PT403", hint: "owners-only" };
  for (const [caller, refusal] of [
    [anonymous(), { code: "42501" }],
    [signedUp(), ownersOnly],
    [await someEditor(), ownersOnly],
  ] as const) {
    for (const call of ["merge_clinics", "merge_preview", "unmerge_clinic"] as const) {
      const names = call === "unmerge_clinic" ? { p_from: from } : { p_from: from, p_into: into };
      const { error } = await caller.rpc(
        call as "merge_clinics",
        names as { p_from: string; p_into: string },
      );
      expect(error).toMatchObject(refusal);
    }
  }
  const admin = await someAdmin();
  const written = await admin
    .from("clinics")
    .update({ merged_into: into } as never)
    .eq("id", from);
  expect(written.error?.code).toBe("42501");
  const asOwnerWritten = asOwner`update public.clinics set merged_into = ${into} where id = ${from}`;
  await expect(asOwnerWritten).rejects.toThrow("Only merging");
});
