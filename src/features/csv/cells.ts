import type { Json } from "@/backend/database.types.ts";

/** The start of what a spreadsheet would take for a formula, also in full-width letters, behind our apostrophes. */
const FORMULA = /^('*)[=+\-@\t\r\n＝＋－＠]/;

/** The cell with an apostrophe in front where a spreadsheet would run it. */
export function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The same cell without that apostrophe. */
export function unguarded(cell: string): string {
  return FORMULA.exec(cell)?.[1] ? cell.slice(1) : cell;
}

/** A list as one cell: `Prague | Brno`. A backslash keeps a bar, a backslash or a space at an end. */
function listAsCell(items: string[]): string {
  return items.map((item) => item.replaceAll(/[\\|]|^\s|\s$/g, (sign) => `\\${sign}`)).join(" | ");
}

/** A value of the database as a cell, before it is guarded. */
export function cellOf(value: Json | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return listAsCell(value.map(cellOf));
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
