import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { COLUMNS, KINDS } from "../../src/admin/import-export/columns.ts";
import { someAdmin, someUser } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { removeClinic, someClinic } from "../support/database/clinics.ts";
import { addFact, FACT_TABLES } from "../support/database/facts.ts";
import { applyImport, checkImport, price, type Cells } from "../support/database/imports.ts";

type Client = Awaited<ReturnType<typeof someAdmin>>;
const NO_ID = "00000000-0000-0000-0000-000000000000";

async function exported(admin: Client, kind: string): Promise<Cells[]> {
  const rows: Cells[] = [];
  for (let after: string | null = null; ; after = rows.at(-1)!.id as string) {
    const { data, error } = await admin.rpc("export_rows", { p_kind: kind, p_after: after as string });
    expect(error).toBeNull();
    const page = data as Cells[];
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

const pricesOf = async (clinic: string) =>
  asOwner<
    { amount: string }[]
  >`select amount from public.clinic_prices where clinic_id = ${clinic} order by amount`;

test("importing an export changes nothing, and neither does importing it again", async () => {
  const admin = await someAdmin();
  const clinic = await someClinic();
  await asOwner`update public.clinics set fixed_prices = '{"Z first": 2900.50, "A second": 1}', overall_score = 87.3
    where id = ${clinic}`;
  for (const table of FACT_TABLES) await addFact(table, clinic);
  for (const kind of KINDS) {
    const rows = await exported(admin, kind);
    for (const row of rows) delete row.upvote_count;
    expect(rows.length, kind).toBeGreaterThan(0);
    const { verdicts, id } = await checkImport(admin, kind, rows);
    expect(new Set(verdicts.map(({ verdict }) => verdict)), kind).toEqual(new Set(["same"]));
    expect((await applyImport(admin, id, rows.length)).data).toEqual({ added: 0, changed: 0 });
  }
});

test.for(KINDS)(
  "the administration writes and reads files of %s with every column of the table, and no other",
  async (kind) => {
    const [row] = await asOwner<{ columns: string[] }[]>`select private.import_columns(${kind}) as columns`;
    // A new column is added to the file's in COLUMNS; what nobody may write, to the list in SQL.
    expect(row?.columns.toSorted()).toEqual(Object.keys(COLUMNS[kind]).toSorted());
  },
);

test("an export names every column that a file may have, with the counter for reading alone", async () => {
  const [first] = await exported(await someAdmin(), "clinics");
  const columns = Object.keys(first!);
  expect(columns).toContain("upvote_count");
  expect(columns).not.toContain("price_euros");
  expect(columns).not.toContain("basis");
  expect(columns.slice(0, 2)).toEqual(["id", "name"]);
});

test("checking changes nothing; applying adds and changes what the check said, and once only", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const added = `test-${randomUUID()}`;
  onTestFinished(() => removeClinic(added));
  const rows: Cells[] = [
    { id: clinic, name: "Renamed", languages: ["Czech", "English"], established: "1999" },
    { id: added, name: "New", languages: [], established: null },
  ];
  const { id, verdicts } = await checkImport(admin, "clinics", rows);
  expect(verdicts).toEqual([
    { verdict: "change", was: { established: null, languages: [], name: "Test clinic" } },
    { verdict: "add", was: null },
  ]);
  const stored = async () =>
    asOwner`select id, name, languages, established from public.clinics where id in (${clinic}, ${added}) order by name`;
  expect(await stored()).toHaveLength(1);
  expect((await applyImport(admin, id, 2)).data).toEqual({ added: 1, changed: 1 });
  expect(await stored()).toEqual([
    { id: added, name: "New", languages: [], established: null },
    { id: clinic, name: "Renamed", languages: ["Czech", "English"], established: 1999 },
  ]);
  expect((await applyImport(admin, id, 2)).data).toEqual({ added: 1, changed: 1 });
  expect((await checkImport(admin, "clinics", rows)).verdicts.map(({ verdict }) => verdict)).toEqual([
    "same",
    "same",
  ]);
});

test("a fact without an id is added once, moves the headline, and is recognised the second time", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const rows = [price(clinic, "2900"), price(clinic, "3100")];
  const { id, verdicts } = await checkImport(admin, "prices", rows);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(["add", "add"]);
  expect(await pricesOf(clinic)).toEqual([]);
  expect((await applyImport(admin, id, 2)).data).toEqual({ added: 2, changed: 0 });
  expect(await pricesOf(clinic)).toEqual([{ amount: "2900.00" }, { amount: "3100.00" }]);
  const [row] = await asOwner`select price_euros from public.clinics where id = ${clinic}`;
  expect(row?.price_euros).toBeGreaterThan(0);
  const again = await checkImport(admin, "prices", rows);
  expect(again.verdicts.map(({ verdict }) => verdict)).toEqual(["same", "same"]);
});

test("a fact is changed by its id, and neither moved, brought back nor made up", async () => {
  const [admin, clinic, other] = [await someAdmin(), await someClinic(), await someClinic()];
  await checkImport(admin, "prices", [price(clinic, "2900")]).then(async ({ id }) =>
    applyImport(admin, id, 1),
  );
  const stored = (await exported(admin, "prices")).find(({ clinic_id: of }) => of === clinic);
  const one = async (cells: Cells) => (await checkImport(admin, "prices", [cells])).verdicts[0];
  expect(await one({ ...stored, amount: "3000" })).toEqual({ verdict: "change", was: { amount: 2900 } });
  expect(await one({ ...stored, clinic_id: other })).toMatchObject({
    verdict: "refused",
    message: "fact-stays",
  });
  expect(await one({ ...stored, id: NO_ID })).toMatchObject({ verdict: "refused", message: "no-such-fact" });
  await asOwner`update public.clinic_prices set retired_at = now() where clinic_id = ${clinic}`;
  expect(await one({ ...stored, amount: "3000" })).toMatchObject({ message: "fact-is-retired" });
});

test("a file with accents in two parts (NFD) changes nothing the second time", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const apart = "Škodova léčba".normalize("NFD");
  const clinics = [{ id: clinic, name: apart, locations: [apart], specialties: [apart], languages: [apart] }];
  const facts = [{ ...price(clinic, "2900"), source_name: apart, note: apart }];
  const twice: [string, Cells[]][] = [
    ["clinics", clinics],
    ["prices", facts],
  ];
  for (const [kind, rows] of twice) {
    const { id } = await checkImport(admin, kind, rows);
    expect((await applyImport(admin, id, 1)).error).toBeNull();
    expect((await checkImport(admin, kind, rows)).verdicts).toEqual([{ verdict: "same" }]);
  }
});

test("a line that is sent again after a lost answer is checked once", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const { id } = await checkImport(admin, "prices", [price(clinic, "5")]);
  const again = await checkImport(admin, "prices", [price(clinic, "5")], id);
  expect(again.verdicts).toEqual([{ verdict: "add", was: null }]);
  expect((await applyImport(admin, id, 1)).data).toEqual({ added: 1, changed: 0 });
});

test("only admins check, apply, drop or export, and none of them touches another's file", async () => {
  const [admin, other, user, clinic] = [
    await someAdmin(),
    await someAdmin(),
    await someUser(),
    await someClinic(),
  ];
  const { id } = await checkImport(admin, "clinics", [{ id: clinic, name: "Mine" }]);
  const attempts = async (client: Client) => [
    (await checkImport(client, "clinics", [{ id: clinic, name: "x" }])).error,
    (await applyImport(client, id, 1)).error,
    (await client.rpc("drop_import", { p_import: id })).error,
    (await client.rpc("export_rows", { p_kind: "clinics", p_after: "" })).error,
  ];
  expect((await attempts(user)).map((error) => error?.hint)).toEqual(Array(4).fill("admins-only"));
  expect((await attempts(anonymous())).map((error) => error?.code)).toEqual(Array(4).fill("42501"));
  expect((await applyImport(other, id, 1)).error?.hint).toBe("import-gone");
  expect((await checkImport(other, "clinics", [{ id: clinic, name: "x" }], id)).error?.hint).toBe(
    "import-gone",
  );
  await other.rpc("drop_import", { p_import: id });
  expect((await applyImport(admin, id, 1)).data).toEqual({ added: 0, changed: 1 });
  const dropped = await checkImport(admin, "clinics", [{ id: clinic, name: "Dropped" }]);
  await admin.rpc("drop_import", { p_import: dropped.id });
  expect((await applyImport(admin, dropped.id, 1)).error?.hint).toBe("import-gone");
});

test("what was checked and never imported is forgotten a day later", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const { id } = await checkImport(admin, "clinics", [{ id: clinic, name: "Forgotten" }]);
  await asOwner`update private.imports set created_at = now() - interval '25 hours' where id = ${id}`;
  await asOwner`update private.import_rows set created_at = now() - interval '25 hours' where import_id = ${id}`;
  await asOwner`select private.purge_old_traces()`;
  expect(await asOwner`select from private.imports where id = ${id}`).toEqual([]);
  expect((await applyImport(admin, id, 1)).error?.hint).toBe("import-gone");
});
