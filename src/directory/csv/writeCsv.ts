import Papa from "papaparse";
import type { Json } from "@/backend/database.types.ts";
import { cellOf } from "./cells.ts";
import { escapeFormulas } from "./formulas.ts";

/** So that spreadsheets know it for UTF-8. */
const BYTE_ORDER_MARK = "\u{feff}";

/** A program that splits at several separators at once must see where such a cell ends. */
const HAS_OTHER_SEPARATOR = /[;|\t]/;

/** A file of these rows that opens in any spreadsheet and runs nothing there (RFC 4180, UTF-8). */
export function writeCsv(columns: string[], rows: Record<string, Json | undefined>[]): string {
  const data = rows.map((row) => columns.map((name) => escapeFormulas(cellOf(row[name]))));
  const options = { newline: "\r\n", quotes: (cell: string) => HAS_OTHER_SEPARATOR.test(cell) };
  return `${BYTE_ORDER_MARK}${Papa.unparse([columns, ...data], options)}\r\n`;
}
