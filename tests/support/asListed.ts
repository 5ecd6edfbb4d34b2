import { CLINIC_COLUMNS } from "../../src/directory/clinics/clinicColumns.ts";

export function asListed(row: Record<string, unknown>): Record<string, unknown> {
  const columns = CLINIC_COLUMNS.split(",").map((column) => column.split(":"));
  return Object.fromEntries(columns.map(([letter, column = letter]) => [letter, row[column ?? ""]]));
}
