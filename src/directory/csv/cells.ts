import type { Json } from "@/backend/database.types.ts";

function listAsCell(items: string[]): string {
  return items.map((item) => item.replaceAll(/[\\|]|^\s|\s$/g, (sign) => `\\${sign}`)).join(" | ");
}

/** Returns a database value as a cell, before formulas are escaped. */
export function cellOf(value: Json | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return listAsCell(value.map(cellOf));
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
