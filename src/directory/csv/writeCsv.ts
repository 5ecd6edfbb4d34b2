import Papa from "papaparse";
import type { Json } from "@/backend/database.types.ts";
import { cellOf } from "./cells.ts";
import { escapeFormulas } from "./formulas.ts";

const BYTE_ORDER_MARK = "\u{feff}";

/** Quoted for programs that split at several separators. */
const HAS_OTHER_SEPARATOR = /[;|\t]/;

/** A number runs nothing, and below zero it would be a text with an apostrophe. */
function writtenCell(value: Json | undefined): string {
  return typeof value === "number" ? cellOf(value) : escapeFormulas(cellOf(value));
}

/** Returns a CSV file that no spreadsheet runs formulas from (RFC 4180, UTF-8). */
export function writeCsv(columns: string[], rows: Record<string, Json | undefined>[]): string {
  const data = rows.map((row) => columns.map((name) => writtenCell(row[name])));
  const options = { newline: "\r\n", quotes: (cell: string) => HAS_OTHER_SEPARATOR.test(cell) };
  return `${BYTE_ORDER_MARK}${Papa.unparse([columns, ...data], options)}\r\n`;
}
