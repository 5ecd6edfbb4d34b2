import Papa from "papaparse";
import type { Json } from "@/backend/database.types.ts";
import { cellOf, guarded } from "./cells.ts";

/** So that spreadsheets know it for UTF-8. */
const BYTE_ORDER_MARK = "\u{feff}";

/** A file of these rows that opens in any spreadsheet and runs nothing there (RFC 4180, UTF-8). */
export function writeCsv(columns: string[], rows: Record<string, Json | undefined>[]): string {
  const data = rows.map((row) => columns.map((name) => guarded(cellOf(row[name]))));
  return `${BYTE_ORDER_MARK}${Papa.unparse([columns, ...data], { newline: "\r\n" })}\r\n`;
}
