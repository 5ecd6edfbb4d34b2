import type { Json } from "@/backend/database.types.ts";
import type { Price } from "./facts.ts";
import { priceFromJson } from "./factsFromJson.ts";

interface Row extends Record<string, Json> {
  clinic_id: string;
  /** The embedded backend answers with texts for decimals. */
  amount: number | string;
}

/** Leaves out rows with unknown codes. @param today as `2026-11-22`, see `factsFromJson()` */
export function readPublishedPrices(rows: readonly Row[], today: string): ReadonlyMap<string, Price[]> {
  const byClinic = new Map<string, Price[]>();
  for (const row of rows) {
    const price = priceFromJson({ ...row, amount: Number(row.amount) }, today);
    if (price) byClinic.set(row.clinic_id, [...(byClinic.get(row.clinic_id) ?? []), price]);
  }
  return byClinic;
}
