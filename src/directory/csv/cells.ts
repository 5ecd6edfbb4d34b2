import type { Json } from "@/backend/database.types.ts";

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
