import { Ajv2020 } from "ajv/dist/2020.js";
import Papa from "papaparse";
import { beforeAll, expect, inject, test } from "vitest";
import { DATASETS, type Dataset } from "../../src/directory/open-data/datasets.ts";
import { dataFiles, type DataSet } from "../../src/directory/open-data/dataFiles.ts";
import { readRows } from "../../src/directory/open-data/readRows.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { asOwner, someAddress } from "../support/database/clients.ts";
import { removeClinic, someClinic } from "../support/database/clinics.ts";
import { sharedEmbedded } from "../support/database/embedded.ts";
import { addFact, addSample, FACT_TABLES, SAMPLE_TABLES } from "../support/database/facts.ts";
import { fetchFrom } from "../support/database/fetch.ts";
import { merge } from "../support/database/merges.ts";

const asking = (apiUrl: string) => (path: string) =>
  fetchFrom(someAddress())(`${apiUrl}${path}`, { headers: { apikey: EMBEDDED_PUBLISHABLE_KEY } });
const ask = asking(inject("apiUrl"));

async function filesNow(apiUrl: string) {
  const all = await Promise.all(
    DATASETS.map(async (set) => [set.name, await readRows(set, asking(apiUrl))] as const),
  );
  const rows = Object.fromEntries(all) as DataSet["rows"];
  const made = dataFiles({ rows, madeAt: "2026-11-22T10:00:00.000Z", licence: null });
  const text = (path: string) => made.files.find((file) => file.path === path)?.text ?? "";
  return { ...made, rows, text };
}

const FORMULA = `=HYPERLINK("https://x.example";"‮ab")\n, 'x'`;
// The separator that half of Europe's spreadsheets use comes first.
const NAME = "+Plus;=cmd|' /C calc'!A0;";
const WEBSITE = "https://klinik.example/?x;=HYPERLINK(A1);";

let now: Awaited<ReturnType<typeof filesNow>>;
let shown: string;
let unpublished: string;
let retired: string;
beforeAll(async () => {
  shown = "open-data-shown";
  unpublished = "open-data-unpublished";
  for (const id of [shown, unpublished]) {
    await removeClinic(id);
    await asOwner`insert into public.clinics (id, name, website, countries, overall_score)
      values (${id}, ${NAME}, ${WEBSITE}, '{Czechia}', 91)`;
  }
  for (const table of FACT_TABLES) {
    await addFact(table, shown, { note: FORMULA, source_name: "@source" });
    await addFact(table, unpublished);
  }
  for (const table of SAMPLE_TABLES) await addSample(table, shown);
  retired = await addFact("clinic_prices", shown, { retired_at: "2026-01-01" });
  await asOwner`update public.clinics set published = false where id = ${unpublished}`;
  now = await filesNow(inject("apiUrl"));
  return async () => {
    await removeClinic(unpublished);
    await removeClinic(shown);
  };
});

test("the addresses of the API answer every visitor with what has a source, and nothing else", async () => {
  for (const { name, table } of DATASETS.filter((dataset) => dataset.name !== "clinics")) {
    const stored = await asOwner<{ id: string }[]>`
      select f.id from public.${asOwner(table)} f left join public.clinics c on c.id = f.clinic_id
      where f.status = 'sourced' and f.retired_at is null and (f.clinic_id is null or c.published)
        and (${name !== "national"} = (f.clinic_id is not null))`;
    const told = now.rows[name].map(({ id }) => id);
    expect(new Set(told), name).toEqual(new Set(stored.map(({ id }) => id)));
    expect(told.length, name).toBeGreaterThan(0);
  }
});

test("not one sample is in any file, nor are retired facts and unpublished clinics", async () => {
  const samples = await asOwner<{ id: string }[]>`
    select id from public.clinic_results where status = 'sample'
    union all select id from public.clinic_prices where status = 'sample'
    union all select id from public.clinic_reviews where status = 'sample'
    union all select id from public.clinic_services where status = 'sample'`;
  expect(samples.length).toBeGreaterThan(90);
  const everything = now.files.map(({ text }) => text).join("\n");
  expect(
    [retired, unpublished, ...samples.map(({ id }) => id)].filter((id) => everything.includes(id)),
  ).toEqual([]);
  expect(everything).toContain(shown);
});

test("the file of clinics has none of the columns that hold samples", async () => {
  const columns = new Set(now.rows.clinics.flatMap((row) => Object.keys(row)));
  const figures = ["price_euros", "success_rate", "egg_donation_success_rate", "review_score"];
  for (const name of [...figures, "overall_score", "fixed_prices", "basis", "figure_notes"]) {
    expect(columns).not.toContain(name);
  }
  const seeded = await asOwner`
    select id from public.clinics where overall_score is not null and id not like 'open-data-%'`;
  expect(seeded.length).toBeGreaterThan(10);
});

function expectValid({ files, text: textOf }: typeof now) {
  const schema = JSON.parse(textOf("/data/schema.json"));
  // `format` only annotates (JSON Schema 2020-12, 7.2).
  const isValid = new Ajv2020({ strict: true, allErrors: true, validateFormats: false }).compile(schema);
  const parsed = files
    .filter(({ path }) => path.endsWith(".json") && path !== "/data/schema.json")
    .map(({ path, text }) => ({ path, json: JSON.parse(text) }));
  expect(parsed).toHaveLength(DATASETS.length + 1);
  for (const { path, json } of parsed) {
    expect(isValid(json), `${path}: ${JSON.stringify(isValid.errors)}`).toBe(true);
  }
  return isValid;
}

test("the files of the embedded backend are what the schema says, though it answers decimals as texts", async () => {
  const files = await filesNow((await sharedEmbedded()).url);
  expectValid(files);
  expect(files.rows.prices.length).toBeGreaterThan(0);
  expect(files.rows.results.length).toBeGreaterThan(0);
});

test("every JSON file is what its schema says, and the schema would refuse another", () => {
  const isValid = expectValid(now);
  const results = JSON.parse(now.text("/data/results.json"));
  const [row] = results.rows;
  for (const wrong of [
    { ...row, percentage: "31" },
    { ...row, outcome: "miracle" },
    { ...row, source_url: "javascript:alert(1)" },
    { ...row, checked_by: "Anna" },
    { ...row, source_name: undefined },
    { ...row, checked_on: null },
  ]) {
    expect(isValid(JSON.parse(JSON.stringify({ ...results, rows: [wrong] })))).toBe(false);
  }
});

test("the CSV files hold the same rows, and run nothing in a spreadsheet", () => {
  for (const { name, fields } of DATASETS) {
    const text = now.text(`/data/${name}.csv`);
    expect(text.replaceAll("\r\n", "").includes("\r"), name).toBe(false);
    expect(text.endsWith("\r\n"), name).toBe(true);
    const { data, errors } = Papa.parse<string[]>(text.replace(/^\u{feff}/u, "").trimEnd());
    expect(errors, name).toEqual([]);
    expect(data[0]).toEqual(fields.map((field) => field.name));
    expect(data.slice(1).map(([id]) => id)).toEqual(now.rows[name].map(({ id }) => id));
    for (const delimiter of [",", ";", "\t"]) {
      const cells = Papa.parse<string[]>(text.slice(1), { delimiter }).data.flat();
      // But for plain numbers, such as longitudes.
      expect(cells.filter((cell) => /^[\s"]*([=+@]|-(?!\d+(\.\d+)?$))/.test(cell))).toEqual([]);
    }
  }
  expect(now.text("/data/prices.csv")).toContain(`"'=HYPERLINK(""https://x.example"";`);
  const written = `${shown},"'+Plus;'=cmd|' /C calc'!A0;",Czechia,,"https://klinik.example/?x%3B=HYPERLINK(A1);"`;
  expect(now.text("/data/clinics.csv")).toContain(written);
  expect(now.text("/data/clinics.json")).toContain(JSON.stringify(WEBSITE));
  expect(now.rows.prices.find(({ clinic_id }) => clinic_id === shown)?.note).toBe(FORMULA.normalize("NFC"));
});

test("a merged clinic leaves the files, and its facts stay with the one it turned out to be", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  const fact = await addFact("clinic_results", from);
  await merge(from, into);
  const clinics = await readRows(
    DATASETS.find(({ name }) => name === "clinics")!,
    ask,
  );
  expect(clinics.map(({ id }) => id)).not.toContain(from);
  const results = await readRows(
    DATASETS.find(({ name }) => name === "results")!,
    ask,
  );
  expect(results.find(({ id }) => id === fact)?.clinic_id).toBe(into);
});

test("a refused query fails the build instead of writing an empty file", async () => {
  const [clinics] = DATASETS;
  const hidden = {
    ...clinics!,
    table: "clinic_results",
    fields: [{ ...clinics!.fields[0]!, name: "checked_by" }],
  };
  await expect(readRows(hidden, ask)).rejects.toThrow("The clinics could not be read");
});

test("the list of files says how large each is", () => {
  for (const { name, rows, csv_bytes, json_bytes } of now.catalogue.datasets) {
    expect(rows).toBe(now.rows[name as Dataset["name"]].length);
    expect(csv_bytes).toBe(Buffer.byteLength(now.text(`/data/${name}.csv`)));
    expect(json_bytes).toBe(Buffer.byteLength(now.text(`/data/${name}.json`)));
  }
});
