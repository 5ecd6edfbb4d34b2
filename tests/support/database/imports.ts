import { randomUUID } from "node:crypto";
import type { Json } from "../../../src/backend/database.types.ts";
import type { anonymous } from "./clients.ts";

type Client = ReturnType<typeof anonymous>;
export type Cells = Record<string, Json>;

export async function checkImport(admin: Client, kind: string, rows: Cells[], id: string = randomUUID()) {
  const columns = Object.keys(rows[0] ?? {});
  const { data, error } = await admin.rpc("check_import", {
    ...{ p_import: id, p_kind: kind, p_columns: columns },
    p_rows: rows.map((cells, index) => ({ line: index + 2, cells })),
  });
  return { id, error, verdicts: data as { verdict: string; was?: Cells; message?: string }[] };
}

export const applyImport = async (admin: Client, id: string, lines: number) =>
  admin.rpc("apply_import", { p_import: id, p_lines: lines });

export const price = (clinic: string, amount: string): Cells => ({
  ...{ id: null, clinic_id: clinic, status: "sourced", published_by: "clinic", source_name: "Price list" },
  ...{ source_url: "https://example.org/prices", checked_on: "2026-05-01", note: null, item: "ivf_cycle" },
  ...{ amount, currency: "EUR", per: "cycle", includes: ["icsi"], excludes: [], patient_group: null },
});
