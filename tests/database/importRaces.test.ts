import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact } from "../support/database/facts.ts";
import { applyImport, checkImport } from "../support/database/imports.ts";
import { openConnection, openConnectionOf, waitUntilBlocked } from "../support/database/locks.ts";

async function checkedAmounts(admin: Awaited<ReturnType<typeof someAdmin>>, prices: string[]) {
  const rows = prices.map((price) => ({ id: price, amount: "3333" }));
  const { id, verdicts } = await checkImport(admin, "prices", rows);
  expect(verdicts).toMatchObject(prices.map(() => ({ verdict: "change" })));
  return id;
}

async function shown(clinic: string) {
  const [row] = await asOwner`
    select price_euros, upvote_count = (select count(*) from private.votes where clinic_id = c.id) as counted
    from public.clinics c where id = ${clinic}`;
  return row;
}

test("an admin who is removed after the check applies nothing", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const price = await addFact("clinic_prices", clinic);
  const id = await checkedAmounts(admin, [price]);
  const { data } = await admin.auth.getUser();
  await asOwner`delete from private.admins where user_id = ${data.user!.id}`;
  expect((await applyImport(admin, id, 1)).error?.hint).toBe("admins-only");
  expect(await shown(clinic)).toMatchObject({ price_euros: 2900 });
});

test("a removed admin’s import, or its undoing, that waited for another one changes nothing", async () => {
  const clinic = await someClinic();
  const price = await addFact("clinic_prices", clinic);
  for (const [call, amount] of [
    ["apply_import($1, 1)", 2900],
    ["undo_import($1)", 3333],
  ] as const) {
    const admin = await someAdmin();
    const id = await checkedAmounts(admin, [price]);
    if (call === "undo_import($1)") await applyImport(admin, id, 1);
    const [another, waiting] = [await openConnection(), await openConnectionOf(admin)];
    await another.sql`begin`;
    await another.sql`select private.lock_imports()`;
    const answer = waiting.sql.unsafe(`select private.${call}`, [id]).then(
      () => "done",
      (error: unknown) => (error as { hint?: string }).hint,
    );
    await waitUntilBlocked(waiting.pid);
    await asOwner`delete from private.admins where user_id = ${(await admin.auth.getUser()).data.user!.id}`;
    await another.sql`commit`;
    expect(await answer).toBe("admins-only");
    expect(await shown(clinic)).toMatchObject({ price_euros: amount });
  }
});

test.for([
  ["merging", "merge_clinics($1, $2)"],
  ["voiding", "void_votes($1, '-infinity', 'infinity', $2)"],
] as const)("%s by an owner who was removed while it waited changes nothing", async ([, call]) => {
  const [owner, clinic, other] = [await someAdmin(), await someClinic(), await someClinic()];
  const [another, waiting] = [await openConnection(), await openConnectionOf(owner)];
  await another.sql`begin`;
  await another.sql`select private.lock_imports()`;
  await another.sql`select private.lock_vote_changes()`;
  const answer = waiting.sql.unsafe(`select public.${call}`, [clinic, other]).then(
    () => "done",
    (error: unknown) => (error as { hint?: string }).hint,
  );
  await waitUntilBlocked(waiting.pid);
  await asOwner`delete from private.admins where user_id = ${(await owner.auth.getUser()).data.user!.id}`;
  await another.sql`commit`;
  expect(await answer).toBe("owners-only");
});

test("a check writes no history, not even for a moment, and the import after it does", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const connection = await openConnectionOf(admin);
  const written = async () => {
    const [row] = await connection.sql`
      select pg_stat_get_xact_tuples_inserted('private.admin_history'::regclass)::int as rows`;
    return row?.rows;
  };
  const result = await addFact("clinic_results", clinic, { age_from: 35, age_to: 37 });
  const lines = (band: Record<string, string>[]) =>
    connection.sql.json(band.map((cells, index) => ({ line: index + 2, cells })));
  await connection.sql`begin`;
  const id = randomUUID();
  await connection.sql`select private.check_import(${id}, 'results', '{id,age_to}', ${lines([
    { id: result, age_to: "38" },
    { id: randomUUID(), age_to: "39" },
  ])}::json)`;
  expect(await written()).toBe(0);
  await connection.sql`delete from private.import_rows where import_id = ${id} and line = 3`;
  await connection.sql`select private.apply_import(${id}, 1)`;
  expect(await written()).toBe(1);
  await connection.sql`rollback`;
});

test("importing into a clinic that is being merged is refused as outdated", async () => {
  const [admin, from, into] = [await someAdmin(), await someClinic(), await someClinic()];
  const id = await checkedAmounts(admin, [await addFact("clinic_prices", from)]);
  const [merging, importing] = [await openConnection(), await openConnectionOf(admin)];
  await merging.sql`begin`;
  await merging.sql`select private.merge_clinics(${from}, ${into})`;
  const applied = importing.sql`select private.apply_import(${id}, 1)`.then(
    () => "applied",
    (error: unknown) => (error as { hint?: string }).hint,
  );
  await waitUntilBlocked(importing.pid);
  await merging.sql`commit`;
  expect(await applied).toBe("import-outdated");
  expect(await shown(into)).toMatchObject({ price_euros: 2900 });
});

test("a merge waits for an import without keeping anybody's vote waiting", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const [from, into] = [await someClinic(), await someClinic()];
  const id = await checkedAmounts(admin, [await addFact("clinic_prices", from)]);
  const [importing, merging] = [await openConnectionOf(admin), await openConnection()];
  await importing.sql`begin`;
  await importing.sql`select private.apply_import(${id}, 1)`;
  const merged = merging.sql`select private.merge_clinics(${from}, ${into})`.then(() => "merged");
  await waitUntilBlocked(merging.pid);
  expect((await vote(anonymous(), clinic, randomUUID())).data).toMatchObject({ success: true });
  await importing.sql`commit`;
  expect(await merged).toBe("merged");
  expect(await shown(into)).toMatchObject({ price_euros: 3333 });
});

test("votes pour in while prices of the same clinics are imported, and every counter is exact", async () => {
  const admin = await someAdmin();
  const clinics = [await someClinic(), await someClinic(), await someClinic()];
  const prices = await Promise.all(clinics.map((clinic) => addFact("clinic_prices", clinic)));
  const id = await checkedAmounts(admin, prices);
  const votes = () => clinics.flatMap((clinic) => Array.from({ length: 5 }, () => clinic));
  const giveAll = async () => Promise.all(votes().map((clinic) => vote(anonymous(), clinic, randomUUID())));
  const before = giveAll();
  const applied = applyImport(admin, id, clinics.length);
  const [answers, { data }, more] = await Promise.all([before, applied, giveAll()]);
  expect([...answers, ...more].filter((answer) => answer.error)).toEqual([]);
  expect(data).toEqual({ added: 0, changed: 3 });
  for (const clinic of clinics) expect(await shown(clinic)).toEqual({ price_euros: 3333, counted: true });
});
