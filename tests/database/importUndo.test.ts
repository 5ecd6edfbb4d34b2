import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact } from "../support/database/facts.ts";
import { applyImport, checkImport, price } from "../support/database/imports.ts";

type Admin = Awaited<ReturnType<typeof someAdmin>>;

const undo = async (admin: Admin, id: string) => admin.rpc("undo_import", { p_import: id });

const pricesOf = async (clinic: string) =>
  asOwner`select amount::float, currency, note from public.clinic_prices
    where clinic_id = ${clinic} and retired_at is null order by amount`;

const summaryOf = async (clinic: string) => {
  const [row] = await asOwner`select price_euros, figure_notes from public.clinics where id = ${clinic}`;
  return row;
};

async function someImport() {
  const [admin, one, other] = [await someAdmin(), await someClinic(), await someClinic()];
  const stored = await addFact("clinic_prices", one, { note: "As it was" });
  const { id, verdicts } = await checkImport(admin, "prices", [
    { ...price(one, "3100"), id: stored },
    price(other, "2500"),
    { ...price(other, "6400"), item: "egg_donation_cycle" },
  ]);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(["change", "add", "add"]);
  const before = [await pricesOf(one), await summaryOf(one), await summaryOf(other)];
  expect((await applyImport(admin, id, 3)).data).toEqual({ added: 2, changed: 1 });
  return { admin, id, one, other, stored, before };
}

test("undoing an import puts back what it changed and retires what it added, with the summary figures", async () => {
  const { admin, id, one, other, before } = await someImport();
  expect(await summaryOf(other)).toMatchObject({ price_euros: 2500 });
  expect((await undo(admin, id)).data).toEqual({ removed: 2, restored: 1, changed: [] });
  expect([await pricesOf(one), await summaryOf(one), await summaryOf(other)]).toEqual(before);
  expect(await pricesOf(other)).toEqual([]);
});

test("the history records each row that was put back, and which change that undid", async () => {
  const { admin, id, one, other } = await someImport();
  await undo(admin, id);
  for (const [clinic, rows] of [
    [one, 1],
    [other, 2],
  ] as const) {
    const page = (await admin.rpc("history_page", { p_clinic: clinic })).data ?? [];
    const undone = page.filter(({ restores }) => restores !== null);
    expect(undone).toHaveLength(rows);
    const ids = page.filter(({ restores }) => restores === null).map((change) => change.id);
    expect(ids).toEqual(expect.arrayContaining(undone.map(({ restores }) => restores)));
  }
});

test("rows that changed since are named, and nothing is undone", async () => {
  const { admin, id, one, other, stored } = await someImport();
  await asOwner`update public.clinic_prices set amount = 3300 where id = ${stored}`;
  const [clinic] = await asOwner`select name from public.clinics where id = ${one}`;
  expect((await undo(admin, id)).data).toEqual({
    ...{ removed: 0, restored: 0 },
    changed: [{ clinic: clinic?.name, row: "ivf_cycle" }],
  });
  expect(await pricesOf(other)).toHaveLength(2);
  await asOwner`update public.clinic_prices set amount = 3100, note = 'Added since' where id = ${stored}`;
  expect((await undo(admin, id)).data).toMatchObject({ changed: [{ row: "ivf_cycle" }] });
});

test("age bands that change places overlap only in between, whichever is written first, and change back", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const one = await addFact("clinic_results", clinic, { age_from: 35, age_to: 37 });
  const other = await addFact("clinic_results", clinic, { age_from: 38, age_to: 40 });
  const { id, verdicts } = await checkImport(admin, "results", [
    { id: one, age_from: "38", age_to: "39" },
    { id: other, age_from: "36", age_to: "37" },
  ]);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(["change", "change"]);
  expect((await applyImport(admin, id, 2)).error).toBeNull();
  expect(await bandsOf(clinic)).toEqual(["36-37", "38-39"]);
  expect((await undo(admin, id)).data).toEqual({ removed: 0, restored: 2, changed: [] });
  expect(await bandsOf(clinic)).toEqual(["35-37", "38-40"]);
});

async function bandsOf(clinic: string): Promise<string[]> {
  const rows =
    await asOwner`select age_from, age_to from public.clinic_results where clinic_id = ${clinic} order by 1`;
  return rows.map(({ age_from, age_to }) => `${age_from}-${age_to}`);
}

test("the id of a forgotten import serves no other file, which could not be undone as a whole", async () => {
  const { admin, id, one } = await someImport();
  await admin.rpc("drop_import", { p_import: id });
  for (const [kind, rows] of [
    ["prices", [price(one, "7100")]],
    ["clinics", [{ id: one, name: "Renamed" }]],
  ] as const)
    expect((await checkImport(admin, kind, [...rows], id)).error?.hint).toBe("import-gone");
  expect((await undo(admin, id)).data).toMatchObject({ removed: 2, restored: 1 });
});

test("another editor may undo it, once; a file of clinics and an unknown one can't be undone", async () => {
  const { admin, id } = await someImport();
  expect((await undo(await someAdmin(), id)).error).toBeNull();
  expect((await undo(admin, id)).error?.hint).toBe("already-restored");
  const file = await checkImport(admin, "clinics", [{ id: await someClinic(), name: "Renamed" }]);
  await applyImport(admin, file.id, 1);
  for (const unknown of [file.id, randomUUID()])
    expect((await undo(admin, unknown)).error?.hint).toBe("no-such-change");
  expect((await undo(anonymous(), id)).error?.code).toBe("42501");
});
