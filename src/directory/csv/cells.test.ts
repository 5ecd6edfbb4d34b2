import Papa from "papaparse";
import { expect, test } from "vitest";
import type { Json } from "@/backend/database.types.ts";
import { cellOf } from "./cells.ts";
import { writeCsv } from "./writeCsv.ts";

test.for<[Json | undefined, string]>([
  [null, ""],
  [undefined, ""],
  [true, "yes"],
  [false, "no"],
  [0, "0"],
  [3245.5, "3245.5"],
  ["", ""],
  ["Brno", "Brno"],
  [{ ivf: 2600 }, '{"ivf":2600}'],
  [[], ""],
  [["Brno", "Prague"], "Brno | Prague"],
  [["a|b", "c\\d"], String.raw`a\|b | c\\d`],
  [[" before", "after "], String.raw`\ before | after\ `],
  [["in between"], "in between"],
  [[true, null, 2], "yes |  | 2"],
])("a value becomes a cell that can be read back: %j", ([value, cell]) => {
  expect(cellOf(value)).toBe(cell);
});

test("a file has its mark, its columns in order, and quotes around what another program would split", () => {
  const rows = [
    { name: "Reprofit; Brno", price: 3200, city: "Brno" },
    { name: "a\tb", price: null, city: "=1+1" },
  ];
  const text = writeCsv(["city", "name", "price"], rows);
  expect(text).toBe('\u{feff}city,name,price\r\nBrno,"Reprofit; Brno",3200\r\n\'=1+1,"a\tb",\r\n');
  expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toHaveLength(3);
  expect(writeCsv(["list"], [{ list: ["a", "b"] }])).toBe('\u{feff}list\r\n"a | b"\r\n');
  expect(writeCsv(["longitude", "n"], [{ longitude: -0.1009, n: "-1" }])).toContain("\r\n-0.1009,'-1\r\n");
  expect(writeCsv(["name"], [])).toBe("\u{feff}name\r\n");
});
