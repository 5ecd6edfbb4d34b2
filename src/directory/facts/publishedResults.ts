import type { Json } from "@/backend/database.types.ts";
import type { Result } from "./facts.ts";
import { factsFromJson } from "./factsFromJson.ts";

export interface PublishedResult extends Result {
  clinicId: string | null;
}

interface Row extends Record<string, Json> {
  id: string;
  clinic_id: string | null;
  percentage: Json;
  range_from: Json;
  range_to: Json;
}

/** Leaves out rows with unknown codes. @param today as `2026-11-22`, see `factsFromJson()` */
export function readPublished(rows: readonly Row[], today: string): PublishedResult[] {
  const clinicOf = new Map(rows.map(({ id, clinic_id }) => [id, clinic_id]));
  const results = rows.map((row) =>
    Object.assign({}, row, {
      percentage: decimal(row.percentage),
      range_from: decimal(row.range_from),
      range_to: decimal(row.range_to),
    }),
  );
  const facts = factsFromJson(
    { results, prices: [], reviews: [], services: [], contacts: [], national: [], ranges: [] },
    today,
  );
  return (facts?.results ?? []).map((result) =>
    Object.assign({ clinicId: clinicOf.get(result.id) ?? null }, result),
  );
}

/** The embedded backend answers with decimals such as 41.00 as text. */
const decimal = (json: Json | undefined) => (typeof json === "string" ? Number(json) : (json ?? null));
