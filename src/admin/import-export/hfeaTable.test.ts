import { expect, test } from "vitest";
import { HFEA_TABLE, hfeaCounts } from "../../../tests/support/hfea2018.ts";
import { resultsFromHfea } from "./hfeaResults.ts";
import { readHfeaTable, type HfeaTable } from "./hfeaTable.ts";

function read(text: string, name = "hfea-2018.csv"): HfeaTable {
  const table = readHfeaTable(text, name);
  if (!table || "problem" in table) throw new Error(table?.problem ?? "no table of HFEA");
  return table;
}

function problem(text: string, name = "hfea-2018.csv"): string {
  const table = readHfeaTable(text, name);
  return table && "problem" in table ? table.problem : "none";
}

const lineProblem = (row: string) => read(`HFEA no.,Clinic,under 35,35–37\n${row}`).rows[0]?.problem;

test("the table of 2018 is read as it is: eleven clinics, 48 age bands, each with its counts", () => {
  const { rows, ignored } = read(HFEA_TABLE);
  expect(rows.every((row) => row.problem === null && row.year === 2018)).toBe(true);
  const counts = rows.flatMap(({ number, name, counts: all }) =>
    all.map(({ band, ...count }) => ({ number, name, ages: [band.from, band.to], ...count })),
  );
  expect(counts).toHaveLength(48);
  expect(counts).toEqual(hfeaCounts());
  expect(ignored).toEqual(["city", "2026"]);
});

test("it can be a CSV with any delimiter, with the year in a column", () => {
  const text = "\u{feff}HFEA number;Year;under 35;43 and over\r\n94*;2019;148/377/361/308;**\r\n";
  expect(read(text, "table.csv").rows).toEqual([
    {
      ...{ line: 2, number: "94", isInferred: true, name: "", year: 2019, problem: null },
      counts: [
        {
          band: { name: "under 35", from: null, to: 34 },
          ...{ births: 148, started_cycle: 377, retrieval: 361, transfer: 308 },
        },
      ],
    },
  ]);
});

test("it can begin with Excel's separator, and its names can have no-break spaces", () => {
  const text = "\u{feff}sep=;\r\nHFEA\u{a0}no.;Clinic;35\u{a0}–\u{202f}37\r\n94;Barts;63/196/189/159\r\n";
  expect(read(text).rows).toMatchObject([
    { line: 3, number: "94", problem: null, counts: [{ band: { name: "35 – 37", from: 35, to: 37 } }] },
  ]);
});

test("our own files, and all others, aren't taken for HFEA's table", () => {
  for (const text of ["id,name\na,b", "clinic_id,item,amount\nx,ivf_cycle,1", "", "words"])
    expect(readHfeaTable(text, "hfea-2018.csv")).toBeNull();
});

test.for([
  ["bands that overlap", "HFEA no.,under 35,34–37\n94,1/2/2/2,1/2/2/2", /“under 35” and “34–37” overlap/],
  ["an open band below another", "HFEA no.,38 and over,40–42\n94,1/2/2/2,1/2/2/2", /overlap/],
  ["a band that nobody knows", "HFEA no.,undr 35\n94,1/2/2/2", /“undr 35” is no age band/],
  ["a band that ends before it starts", "HFEA no.,37–35\n94,1/2/2/2", /“37–35” is no age band/],
  ["no band at all", "HFEA no.,Clinic\n94,Barts", /no column for an age band/],
] as const)("a table with %s is refused as a whole", ([, text, words]) => {
  expect(problem(text)).toMatch(words);
});

test("a table without a year is refused", () => {
  const table = "HFEA no.,under 35\n94,1/2/2/2";
  for (const name of [
    "table.csv",
    "hfea-2025-11-03.csv",
    "hfea_2025_11_03.csv",
    "hfea-2017-2018.csv",
    "hfea-2021-11.csv",
    "hfea-2018-19.csv",
    "hfea-03.11.2025.csv",
    "hfea-31-12-2021.csv",
    "hfea-201812.csv",
  ])
    expect(problem(table, name)).toMatch(/^Which year do these figures cover\?/);
  for (const name of ["hfea 2018 (2018).csv", "downloaded-2025-11-03-hfea-2018.csv"])
    expect(read(table, name).rows[0]?.year).toBe(2018);
});

test("a clinic's second line of a year is refused, and one of another year isn't", () => {
  const lines = [2018, 2019, 2018].map((year) => `94,${year},10/377/361/308`);
  const { rows } = read(`HFEA no.,Year,under 35\n${lines.join("\n")}`);
  expect(rows.map((each) => each.problem)).toEqual([null, null, "Line 2 has the same clinic and year."]);
});

test("cycles without a fresh transfer are read, and give no rate per transfer", () => {
  const table = read("HFEA no.,Clinic,under 35\n94,Barts,0/12/12/0");
  expect(table.rows).toMatchObject([
    { problem: null, counts: [{ births: 0, started_cycle: 12, transfer: 0 }] },
  ]);
  const clinics = [{ id: "barts", register_number: "94", countries: ["United Kingdom"] }];
  const { rows } = resultsFromHfea(table, { clinics, results: [], today: "2026-11-25" });
  expect(rows.map(({ cells }) => [cells.denominator, cells.n, cells.percentage])).toEqual([
    ["started_cycle", 12, "0.00"],
    ["retrieval", 12, "0.00"],
  ]);
});

const BARTS = [{ id: "barts", register_number: "94", countries: ["United Kingdom"] }];

test("each row says which clinic of the file it is, so that a mistyped number is seen", () => {
  const table = read("HFEA no.,Clinic,under 35\n94,Wales Fertility Institute,1/9/9/9");
  const { rows, notes } = resultsFromHfea(table, { clinics: BARTS, results: [], today: "2026-11-25" });
  expect(rows[0]?.about).toBe("barts, under 35 (in the file: Wales Fertility Institute)");
  expect(notes).toEqual([expect.stringMatching(/^Read as HFEA’s detailed statistics of 2018: /)]);
});

test("a number that somebody inferred is named, as its page should be opened first", () => {
  const table = read("HFEA no.,Clinic,under 35\n94*,Barts,1/9/9/9");
  const { notes } = resultsFromHfea(table, { clinics: BARTS, results: [], today: "2026-11-25" });
  expect(notes).toContain(
    "Their number has a star, so somebody inferred it. Open their page before you import: “Barts”.",
  );
});

test("a line that shows no figures is left out with a note, whether its clinic is here or not", () => {
  const table = read("HFEA no.,Clinic,under 35,35–37\n94,Barts,–,**\n9094,City Fertility,–,\n9095,,-,-");
  const clinics = [{ id: "barts", register_number: "94", countries: ["United Kingdom"] }];
  const { rows, notes } = resultsFromHfea(table, { clinics, results: [], today: "2026-11-25" });
  expect(rows).toEqual([]);
  expect(notes).toContain("Shows no figures: “Barts”, “City Fertility”, “9095”.");
});

test.for([
  [
    "births above cycles",
    "94,Barts,400/377/361/308,–",
    "under 35 has more births than it counts: 400 of 308.",
  ],
  [
    "three numbers",
    "94,Barts,148/377/361,–",
    "under 35 isn't births/cycles/collections/transfers: “148/377/361”.",
  ],
  ["births without a transfer", "94,Barts,2/12/12/0,–", "under 35 has more births than it counts: 2 of 0."],
  [
    "counts in another order",
    "94,Barts,148/308/361/377,–",
    "under 35 has fewer cycles than egg collections, 308 and 361: the order is births/cycles/collections/transfers.",
  ],
  ["words", "94,Barts,many,–", "under 35 isn't births/cycles/collections/transfers: “many”."],
  ["nothing counted", "94,Barts,0/0/0/0,–", "under 35 counts nothing: “0/0/0/0”."],
  ["no number of the register", "?,CARE Birmingham,–,–", "“?” is no number of HFEA."],
  ["a cell too few", "94,Barts,148/377/361/308", "It has 3 cells, but there are 4 columns."],
] as const)("a line with %s is refused with a message", ([, row, words]) => {
  expect(lineProblem(row)).toContain(words);
});

test("the line of each row is that of the file, below the line of dashes too", () => {
  expect(read(HFEA_TABLE).rows.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});
