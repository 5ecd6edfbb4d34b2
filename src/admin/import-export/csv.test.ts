import { array, assert, constantFrom, property, string } from "../../../tests/support/properties.ts";
import { describe, expect, test } from "vitest";
import { writeCsv } from "@/directory/csv/writeCsv.ts";
import { readCsv, type ReadFile } from "./csv.ts";
import { decode } from "./decode.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const encode = (text: string) => new TextEncoder().encode(text);

function read(text: string): ReadFile {
  const file = readCsv(text);
  if ("problem" in file) throw new Error(file.problem);
  return file;
}

function problem(text: string): string {
  const file = readCsv(text);
  return "problem" in file ? file.problem : "none";
}

describe("A file", () => {
  test("is written for spreadsheets: with a UTF-8 mark, column names and CRLF line ends", () => {
    expect(writeCsv(["id", "name"], [{ id: "a", name: 'Say "x", y\nz' }])).toBe(
      '\u{feff}id,name\r\na,"Say ""x"", y\nz"\r\n',
    );
  });

  test("comes back as it was written", () => {
    const rows = [
      {
        id: "a",
        name: "=cmd|' /C calc'!A0",
        countries: ["Czechia", "a|b\\"],
        published: true,
        fixed_prices: { b: 1, a: 2 },
      },
      { id: "b", name: ' two\r\nlines; "quoted"', countries: [], published: false, fixed_prices: null },
    ];
    const columns = Object.keys(rows[0]!);
    expect(read(writeCsv(columns, rows)).rows.map(({ cells }) => cells)).toEqual(rows);
  });

  test("comes back as it was written, however its cells would confuse a spreadsheet", () => {
    const unit = constantFrom(...Array.from(";,|\t\r\n\"'\\ =+-@＝a1"), "\r\n=", ';"=', ";'=");
    const text = string({ unit, minLength: 1, maxLength: 12 }).filter((cell) => cell.trim() !== "");
    assert(
      property(array(text, { minLength: 1, maxLength: 4 }), text, (countries, name) => {
        const rows = [
          { id: "a", name, countries },
          { id: "b", name: "x", countries: [] },
        ];
        const file = read(writeCsv(["id", "name", "countries"], rows));
        expect(file.rows.map(({ cells }) => cells)).toEqual(rows);
        expect(file.rows.map(({ problem: said }) => said)).toEqual([null, null]);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["commas", "id,name\na,Zlín"],
    ["semicolons, as a Czech or Polish Excel writes", "id;name\r\na;Zlín"],
    ["tabs", "id\tname\na\tZlín\n"],
    ["Excel's line about them", "sep=;\r\nid;name\r\na;Zlín"],
    ["names in capitals and spaces", " ID , Name\na,Zlín"],
  ])("may be separated by %s", (_, text) => {
    expect(read(text).rows[0]?.cells).toEqual({ id: "a", name: "Zlín" });
  });

  test("is recognised by its columns", () => {
    expect(read("clinic_id,item,amount\na,icsi,1").kind).toBe("prices");
    expect(read("clinic_id,outcome\na,x").kind).toBe("results");
    expect(read("clinic_id,platform\na,x").kind).toBe("reviews");
    expect(problem("id,item,outcome\na,b,c")).toMatch(/^The first line must name/);
  });

  test("names each row by its line, past blank lines and cells of several lines", () => {
    const { rows } = read('id,name\n\na,"two\nlines"\n,\nb,x\n');
    expect(rows.map(({ line, about }) => [line, about])).toEqual([
      [3, "a"],
      [6, "b"],
    ]);
  });

  test.each([
    ["", "The file is empty."],
    ["id,name\n", "There are no rows below the names of the columns."],
    ["id,name,colour\na,b,c", "Files of clinics have no column “colour”."],
    ["id,name,__proto__\na,b,c", "Files of clinics have no column “__proto__”."],
    ["id,name,constructor\na,b,c", "Files of clinics have no column “constructor”."],
    ["id,name,c0,c1,c2,c3,c4,c5,c6\na", "“c4” and 2 more."],
    ["id,name,name\na,b,c", "Two columns are named name."],
    ["name\na", "There is no column id"],
    ["id,name,price_euros\na,b,1", "price_euros: The database derives it from the clinic’s facts."],
    ['id,name\na,"b\nc,d', "Line 2: a quotation mark"],
  ])("'%s' is refused as a whole", (text, words) => {
    expect(problem(text)).toContain(words);
  });

  test("more than 10,000 rows are refused as a whole", () => {
    expect(problem(`id,name\n${"a,b\n".repeat(10_001)}`)).toContain("The file has more than 10,000 rows.");
  });

  test("says what is wrong with a row, and that the vote count stays", () => {
    const { rows, notes } = read("id,name,established,upvote_count\na,b,old,9\nc,d\ne,f,1999,9");
    expect(rows.map((row) => row.problem)).toEqual([
      "established is no number: “old”. Write it as 2900 or 45.5.",
      "It has 2 cells, but there are 4 columns.",
      null,
    ]);
    expect(notes).toEqual(["upvote_count is only for reading, so it is not imported."]);
    expect(rows[2]?.cells).toEqual({ id: "e", name: "f", established: "1999" });
  });
});

describe("The bytes of a file", () => {
  test.each([
    ["UTF-8", encode("Zlín")],
    ["UTF-16, little end first", bytes(0xff, 0xfe, 0x5a, 0, 0x6c, 0, 0xed, 0, 0x6e, 0)],
    ["UTF-16, big end first", bytes(0xfe, 0xff, 0, 0x5a, 0, 0x6c, 0, 0xed, 0, 0x6e)],
  ])("are read as %s", (_, file) => {
    expect(decode(file)).toEqual({ text: "Zlín", note: null });
  });

  test("are read as Windows-1250, with a note", () => {
    const decoded = decode(bytes(0x8a, 0xe1, 0xb3));
    expect(decoded).toMatchObject({ text: "Šáł", note: expect.stringContaining("Windows-1250") });
  });

  test.each([
    ["nothing", bytes(), /empty/],
    ["a workbook", bytes(0x50, 0x4b, 0x03, 0x04, 0x14), /spreadsheet, not a CSV/],
    ["UTF-16 without its mark", bytes(0x5a, 0, 0x6c, 0), /not a text file/],
  ])("of %s are refused with a message", (_, file, words) => {
    expect(decode(file)).toEqual({ problem: expect.stringMatching(words) });
  });
});

test("a file of contacts is known by its columns, and a telephone keeps its plus without becoming a formula", () => {
  const columns = ["clinic_id", "kind", "value"];
  const contact = { clinic_id: "reprofit", kind: "phone", value: "+420123456789" };
  const file = writeCsv(columns, [contact, { ...contact, kind: "address", value: "=1+1, 602 00 Brno" }]);
  expect(file).toContain("'+420123456789");
  expect(file).toContain("'=1+1");
  expect(readCsv(file)).toMatchObject({
    kind: "contacts",
    rows: [{ cells: { value: "+420123456789" } }, { cells: { value: "=1+1, 602 00 Brno" } }],
  });
});
