import { array, assert, constantFrom, property, string } from "../../../tests/support/properties.ts";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { escapeFormulas, unescapeFormulas } from "./formulas.ts";
import { writeCsv } from "./writeCsv.ts";

const NASTY = [
  ...Array.from("=+-@＝－＠﹦,;|\t\r\n\v\u2028\"'\\ \u00a0\u200b\u{feff}ax1"),
  "\r\n",
  '"";',
  ",'",
  ";\"'",
];
const nasty = string({ unit: constantFrom(...NASTY), maxLength: 12 });
const anything = string({ unit: "grapheme" });

const RUNS = /^[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/** Reads as spreadsheets do: quotes count only at the start of a cell. */
function cellsOf(text: string, separators: string, withQuotes: boolean): string[] {
  const cells = [""];
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    const isFirst = cells.at(-1) === "" && !isQuoted;
    if (isQuoted && letter === '"' && text[at + 1] === '"') cells.push(`${cells.pop()}${text[at++]}`);
    else if (isQuoted && letter === '"') isQuoted = false;
    else if (withQuotes && isFirst && letter === '"') isQuoted = true;
    else if (!isQuoted && (letter === "\r" || letter === "\n" || separators.includes(letter))) cells.push("");
    else cells.push(`${cells.pop()}${letter}`);
  }
  return cells;
}

const READERS: [name: string, read: (text: string) => string[]][] = [
  ...[",", ";", "\t", "|", ",;\t"].flatMap((separators): [string, (text: string) => string[]][] => [
    [`${JSON.stringify(separators)} and quotes`, (text) => cellsOf(text, separators, true)],
    [`${JSON.stringify(separators)} and no quotes`, (text) => cellsOf(text, separators, false)],
  ]),
  ...[",", ";", "\t", "|"].map((delimiter): [string, (text: string) => string[]] => [
    `${JSON.stringify(delimiter)} by Papa Parse`,
    (text) => Papa.parse<string[]>(text, { delimiter }).data.flat(),
  ]),
  // ‘Text to columns’, after a file with commas was opened with semicolons.
  [
    "semicolons, and its cells with commas",
    (text) => cellsOf(text, ";", true).flatMap((cell) => cellsOf(cell, ",", true)),
  ],
];

describe("A file", () => {
  test.each(READERS)("has no cell that runs when it is read with %s", (_, read) => {
    assert(
      property(
        array(array(nasty, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        (rows) => {
          const columns = ["id", "name", "note"];
          const file = writeCsv(
            columns,
            rows.map(([id, name, note]) => ({ id, name, note })),
          );
          expect(read(file.slice(1)).filter((cell) => RUNS.test(cell))).toEqual([]);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["Ovum;=cmd|' /C calc'!A0;", "Ovum;'=cmd|' /C calc'!A0;"],
    ["https://klinik.cz/?x;=HYPERLINK(A1);", "https://klinik.cz/?x;'=HYPERLINK(A1);"],
    ["x\n=1+1;", "x\n'=1+1;"],
    ["x\r\n=1+1;", "x\r\n'=1+1;"],
    ["x\t@SUM(A1)", "x\t'@SUM(A1)"],
    ['x;"=1+1', "x;'\"=1+1"],
    ["x;\n=1", "x;'\n'=1"],
    ["=1; ", "'=1; "],
    ["x; '=1+1", "x;' '=1+1"],
    ["Prague | =1+1", "Prague |' =1+1"],
  ])("has %j as %j, which no separator makes a formula", (text, written) => {
    expect(escapeFormulas(text)).toBe(written);
    expect(unescapeFormulas(written)).toBe(text);
    const file = writeCsv(["id", "name"], [{ id: "a", name: text }]);
    expect(READERS.flatMap(([, read]) => read(file.slice(1))).filter((cell) => RUNS.test(cell))).toEqual([]);
  });
});

describe("A cell", () => {
  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "'=1", '"=1', "\u00a0=1", "\u200b=1"])(
    "%j runs in no spreadsheet",
    (cell) => {
      expect(escapeFormulas(cell)).toBe(
        cell.startsWith("\t") || cell.startsWith("\r") ? `'${cell[0]}'=1` : `'${cell}`,
      );
      expect(unescapeFormulas(escapeFormulas(cell))).toBe(cell);
    },
  );

  test("comes back as it was, whatever is in it", () => {
    for (const text of [nasty, anything])
      assert(
        property(text, (cell) => {
          expect(unescapeFormulas(escapeFormulas(cell))).toBe(cell);
        }),
        { numRuns: 5_000 },
      );
  });

  test.each(["'s-Hertogenbosch", "34 %; 36-40 years", "https://x.cz/a;jsessionid=1,2-b", "a, b\r\nc\td | e"])(
    "%j is left as it is",
    (cell) => {
      expect(escapeFormulas(cell)).toBe(cell);
      expect(unescapeFormulas(cell)).toBe(cell);
    },
  );

  test("that nobody escaped comes back as it is", () => {
    expect(unescapeFormulas("=1+1;-2")).toBe("=1+1;-2");
  });

  test("of a hundred thousand possible formula starts is escaped quickly", () => {
    const cell = `${"\t".repeat(100_000)}=`;
    expect(escapeFormulas(cell)).toHaveLength(200_002);
    expect(unescapeFormulas(escapeFormulas(cell))).toBe(cell);
  });
});
