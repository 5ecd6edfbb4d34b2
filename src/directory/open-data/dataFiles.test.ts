import { expect, test } from "vitest";
import { DATASETS } from "./datasets.ts";
import { dataFiles, type DataSet } from "./dataFiles.ts";

const NONE = Object.fromEntries(DATASETS.map(({ name }) => [name, []])) as unknown as DataSet["rows"];
const ROWS = {
  ...NONE,
  clinics: [
    { id: "reprofit", name: "Réprofit", website: "https://example.org/a,=1" },
    { id: "unica", name: "UNICA,=1", website: null },
  ],
};
const LICENCE = { name: "CC-BY-4.0", url: "https://example.org/licence" };
const made = () => dataFiles({ rows: ROWS, madeAt: "2026-11-26T00:00:00Z", licence: LICENCE });
const textOf = (path: string) => made().files.find((file) => file.path === path)?.text ?? "";

test("each set is there as CSV and as JSON, with a schema and a list of all", () => {
  const { files, catalogue } = made();
  const paths = DATASETS.flatMap(({ name }) => [`/data/${name}.csv`, `/data/${name}.json`]);
  expect(files.map(({ path }) => path)).toEqual([...paths, "/data/schema.json", "/data/index.json"]);
  expect(JSON.parse(textOf("/data/index.json"))).toEqual(catalogue);
  expect(textOf("/data/index.json").endsWith("}\n")).toBe(true);
  expect(JSON.parse(textOf("/data/schema.json"))).toHaveProperty("$schema");
});

test("the list of all says how many rows and bytes each has, and under what licence", () => {
  const { catalogue } = made();
  expect(catalogue).toMatchObject({ dataset: "index", made_at: "2026-11-26T00:00:00Z", licence: LICENCE });
  expect(catalogue.datasets.map(({ name, rows }) => [name, rows])).toEqual(
    DATASETS.map(({ name }) => [name, name === "clinics" ? 2 : 0]),
  );
  for (const { name, csv_bytes: csv, json_bytes: json } of catalogue.datasets) {
    expect([name, csv]).toEqual([name, Buffer.byteLength(textOf(`/data/${name}.csv`))]);
    expect([name, json]).toEqual([name, Buffer.byteLength(textOf(`/data/${name}.json`))]);
  }
});

test("JSON has a row a line, with the columns of the set in their order and nothing else", () => {
  const text = textOf("/data/clinics.json");
  const parsed: { rows: Record<string, unknown>[] } = JSON.parse(text);
  expect(parsed).toMatchObject({ $schema: "schema.json", dataset: "clinics", licence: LICENCE });
  expect(parsed.rows.map(({ id }) => id)).toEqual(["reprofit", "unica"]);
  expect(text.split("\n").filter((line) => line.startsWith('{"id"'))).toHaveLength(2);
  expect(text.endsWith("\n]}\n")).toBe(true);
  expect(JSON.parse(textOf("/data/prices.json"))).toMatchObject({ dataset: "prices", rows: [] });
});

test("an address in CSV stays a link: what would become a formula after a separator is encoded", () => {
  const csv = textOf("/data/clinics.csv");
  expect(csv).toContain("https://example.org/a%2C=1");
  expect(csv).toContain('"UNICA,\'=1"');
  expect(textOf("/data/clinics.json")).toContain("https://example.org/a,=1");
  expect(csv.slice(1).split("\r\n")[0]?.split(",")[0]).toBe("id");
  expect(csv.split("\r\n")).toHaveLength(4);
});
