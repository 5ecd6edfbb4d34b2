import { array, assert, constantFrom, oneof, property, string } from "../../../tests/support/properties.ts";
import { describe, expect, test } from "vitest";
import { cellOf } from "@/directory/csv/cells.ts";
import { escapeFormulas, unescapeFormulas } from "@/directory/csv/formulas.ts";
import { readCell } from "./cells.ts";
import { COLUMNS, type ColumnType } from "./columns.ts";

const wellFormed = string({ unit: "grapheme" }).filter((text) => text.isWellFormed() && !text.includes("\0"));
const visible = wellFormed.map((text) => text.normalize("NFC")).filter((text) => text.trim() !== "");
const signs = string({ unit: constantFrom("=", "'", "+", "-", "@", "\t", "\r", "a", "|", "\\", " ") });

describe("A cell", () => {
  test("keeps texts and lists of texts", () => {
    assert(
      property(
        oneof(
          visible,
          signs.filter((text) => text.trim() !== ""),
        ),
        (text) => {
          expect(readCell(unescapeFormulas(escapeFormulas(cellOf(text))), "text")).toEqual({ value: text });
        },
      ),
    );
    const item = oneof(
      visible,
      signs.filter((text) => text.trim() !== ""),
    );
    assert(
      property(array(item), (list) => {
        expect(readCell(unescapeFormulas(escapeFormulas(cellOf(list))), "list")).toEqual({ value: list });
      }),
    );
  });

  test.each<[string, ColumnType, unknown]>([
    ["Prague|Brno", "list", ["Prague", "Brno"]],
    [" Prague |  Brno | ", "list", ["Prague", "Brno"]],
    ["  ", "text", null],
    ["", "list", []],
    ["12,5", "number", "12.5"],
    ["2900", "number", "2900"],
    ["2900.50", "amount", "2900.50"],
    ["45,5", "amount", "45.5"],
    ["45.50", "amount", "45.50"],
    ["0.500", "amount", "0.500"],
    ["0,125", "number", "0.125"],
    ["87.125", "number", "87.125"],
    ["49,195", "degrees", "49.195"],
    ["-16.60796", "degrees", "-16.60796"],
    ["2026-05-31", "day", "2026-05-31"],
    ["31.5.2026", "day", "2026-05-31"],
    ["1. 12. 2026", "day", "2026-12-01"],
    ["PRAVDA", "yesNo", true],
    ["FAŁSZ", "yesNo", false],
    ["no", "yesNo", false],
    ['{"b": 1, "a": 2}', "prices", { b: 1, a: 2 }],
    ["Zli\u0301n", "text", "Zlín"],
  ])("'%s' is read as %s", (cell, type, value) => {
    expect(readCell(cell, type)).toEqual({ value });
  });

  test.each<[string, ColumnType, string]>([
    ["2,900", "amount", "can be read in two ways: “2,900”. Write 2900 or 2.90"],
    ["2.900", "amount", "can be read in two ways: “2.900”. Write 2900 or 2.90"],
    ["-12,500", "amount", "can be read in two ways: “-12,500”. Write -12500 or -12.50"],
    ["1,234", "number", "can be read in two ways: “1,234”. Write 1234 or 1.234"],
    ["45.5555", "amount", "has more than two decimals: “45.5555”"],
    ["0,125", "amount", "has more than two decimals: “0,125”"],
  ])("'%s' is refused for %s, and the report says why", (cell, type, problem) => {
    expect(readCell(cell, type)).toEqual({ problem });
  });

  test.each(["percentage", "range_from", "range_to"])(
    "%s is refused with decimals that are lost",
    (column) => {
      expect(readCell("45.555", COLUMNS.results[column] ?? "text")).toHaveProperty("problem");
    },
  );

  test.each<[string, ColumnType]>([
    ["5/31/2026", "day"],
    ["1,234.5", "number"],
    ["1,234.5", "amount"],
    ["1e5", "number"],
    ["1e5", "degrees"],
    ["maybe", "yesNo"],
    ["cheap", "prices"],
    ["2900", "prices"],
    ["a\0b", "text"],
    ["\ud800", "list"],
  ])("'%s' is said to be no %s", (cell, type) => {
    expect(readCell(cell, type)).toHaveProperty("problem");
  });
});
