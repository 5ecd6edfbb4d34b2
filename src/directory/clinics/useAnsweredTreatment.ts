import { useQuery } from "@tanstack/react-query";
import { storedText } from "@/directory/facts/chosenBand.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { basesQuery } from "./basis.ts";
import type { Clinic } from "./clinic.ts";
import type { PricedTreatment } from "./pricedTreatments.ts";
import { withPricesOf } from "./treatmentPrice.ts";

const PRICED: Record<string, PricedTreatment> = {
  "donor-eggs": "egg-donation",
  "frozen-tablets": "frozen-transfer",
  "frozen-natural": "frozen-transfer",
};

export function useAnsweredTreatment(clinics: Clinic[]): Clinic[] {
  const treatment = PRICED[useBrowserValue(() => storedText("treatment"), "")] ?? null;
  const { data: rows } = useQuery({ ...basesQuery(), enabled: treatment !== null });
  if (!rows) return clinics;
  return withPricesOf(clinics, treatment, new Map(rows.map(({ id, basis }) => [id, basis])));
}
