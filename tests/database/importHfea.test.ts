import { onTestFinished, test, expect } from "vitest";
import type { FileRow } from "../../src/admin/import-export/csv.ts";
import { resultsFromHfea } from "../../src/admin/import-export/hfeaResults.ts";
import { readHfeaTable } from "../../src/admin/import-export/hfeaTable.ts";
import { refusalOf } from "../../src/admin/import-export/verdicts.ts";
import { someAdmin } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { HFEA_TABLE } from "../support/hfea2018.ts";
import { applyImport, checkImport, type Cells } from "../support/database/imports.ts";

async function read(text: string, name = "hfea-2018.csv") {
  const table = readHfeaTable(text, name);
  if (!table || "problem" in table) throw new Error(table?.problem);
  const clinics = await asOwner<
    Cells[]
  >`select id, register_number, countries, published from public.clinics`;
  const results = await asOwner<{ row: Cells }[]>`
    select to_jsonb(r) as row from public.clinic_results r where retired_at is null`;
  return resultsFromHfea(table, { clinics, results: results.map(({ row }) => row), today: "2026-11-25" });
}

async function check(rows: FileRow[]) {
  const admin = await someAdmin();
  const sound = rows.filter(({ problem }) => problem === null);
  const { id, verdicts, error } = await checkImport(
    admin,
    "results",
    sound.map(({ cells }) => cells),
  );
  expect(error).toBeNull();
  return { admin, id, verdicts, lines: sound.length };
}

const row = (band: string) => `HFEA no.,Clinic,${band}\n9094,City Fertility,8/40/33/25`;

const count = (verdicts: { verdict: string }[], verdict: string) =>
  verdicts.filter((each) => each.verdict === verdict).length;

/** Two countries, for the tests of the seed count the clinics of the United Kingdom alone meanwhile. */
const IN_BRITAIN = ["Ireland", "United Kingdom"];

/** The seed leaves it out. */
async function cityFertility() {
  const clinic = await someClinic();
  await asOwner`
    update public.clinics set register_number = '9094', countries = ${IN_BRITAIN} where id = ${clinic}`;
  onTestFinished(() => withoutNumber(clinic));
  return clinic;
}

async function withoutNumber(clinic: string) {
  await asOwner`update public.clinics set register_number = null where id = ${clinic}`;
}

test("a clinic that isn't here is refused by its line, and the ten of the seed stay as they are", async () => {
  const { rows } = await read(HFEA_TABLE);
  expect(rows.filter(({ problem }) => problem !== null)).toEqual([
    expect.objectContaining({
      ...{ fileLine: 6, about: "City Fertility" },
      problem:
        "No clinic of the United Kingdom here has the register number 9094. Add it first, with that number.",
    }),
  ]);
  const { verdicts } = await check(rows);
  expect(count(verdicts, "same")).toBe(44 * 3);
  expect(verdicts).toHaveLength(44 * 3);
});

test("the eleven clinics' rows come in at once; what is new is added, and a second import adds nothing", async () => {
  const clinic = await cityFertility();
  const { rows } = await read(HFEA_TABLE);
  const { admin, id, verdicts, lines } = await check(rows);
  expect([lines, count(verdicts, "same"), count(verdicts, "add")]).toEqual([144, 132, 12]);
  expect((await applyImport(admin, id, lines)).data).toEqual({ added: 12, changed: 0 });
  const stored = await asOwner`
    select denominator, age_from, age_to, percentage::float, n, successes from public.clinic_results
    where clinic_id = ${clinic} order by age_from nulls first, n desc limit 3`;
  expect(stored).toEqual([
    { denominator: "started_cycle", age_from: null, age_to: 34, percentage: 20, n: 40, successes: 8 },
    { denominator: "retrieval", age_from: null, age_to: 34, percentage: 24.24, n: 33, successes: 8 },
    { denominator: "transfer", age_from: null, age_to: 34, percentage: 32, n: 25, successes: 8 },
  ]);
  expect(count((await check((await read(HFEA_TABLE)).rows)).verdicts, "same")).toBe(144);
});

test("a number is looked for among British clinics alone, and refused where two have it", async () => {
  const [clinic, foreign] = [await cityFertility(), await someClinic()];
  const number = async (countries: string[]) => {
    await asOwner`
      update public.clinics set register_number = '9094', countries = ${countries} where id = ${foreign}`;
  };
  onTestFinished(() => withoutNumber(foreign));
  await number(["Denmark"]);
  expect((await read(row("under 35"))).rows.map(({ cells }) => cells.clinic_id)).toEqual([
    clinic,
    clinic,
    clinic,
  ]);
  await number(IN_BRITAIN);
  expect((await read(row("under 35"))).rows.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^More than one clinic here has the register number 9094: /),
  ]);
});

test("corrected counts change the rates that are there, with the day of reading", async () => {
  await cityFertility();
  const text = "HFEA no.,Clinic,under 35\n9094,City Fertility,8/40/33/25";
  const first = await check((await read(text, "hfea-2016.csv")).rows);
  await applyImport(first.admin, first.id, first.lines);
  const { verdicts } = await check((await read(text.replace("8/40", "9/40"), "hfea-2016.csv")).rows);
  expect(count(verdicts, "change")).toBe(3);
  expect(verdicts[0]?.was).toMatchObject({ percentage: 20, successes: 8 });
});

test("a year to come and bands that overlap what is stored are refused line by line", async () => {
  await cityFertility();
  const refusals = async (text: string, name: string) =>
    (await check((await read(text, name)).rows)).verdicts.map((told) => refusalOf(told as never));
  expect(new Set(await refusals(row("under 35"), "hfea-2090.csv"))).toEqual(
    new Set([expect.stringMatching(/^Required: period (starts|ends) in the past\.$/)]),
  );
  const stored = await check((await read(row("under 35"), "hfea-2015.csv")).rows);
  await applyImport(stored.admin, stored.id, stored.lines);
  expect(new Set(await refusals(row("30–36"), "hfea-2015.csv"))).toEqual(
    new Set(["The ages 30 to 36 overlap with up to 34 of the same figure."]),
  );
});
