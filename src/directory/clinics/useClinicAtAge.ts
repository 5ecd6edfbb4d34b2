import { useQuery } from "@tanstack/react-query";
import type { Json } from "@/backend/database.types.ts";
import { bandKey } from "@/directory/facts/ageBand.ts";
import { useChosenBand, useDonorEggs, useTypedAge } from "@/directory/facts/chosenBand.ts";
import { ageOf } from "@/directory/facts/visitorBand.ts";
import type { Clinic } from "./clinic.ts";

/** From the clinic's own facts; as it is until they are read. */
export function useClinicAtAge(clinic: Clinic, facts: Json | undefined, readAt: number): Clinic {
  const chosen = useChosenBand();
  // The age group of somebody with a donor's eggs is the donor's.
  const band = useDonorEggs() ? null : chosen;
  const age = useTypedAge();
  const { data } = useQuery({
    queryKey: ["clinic-at-age", clinic, readAt, band && bandKey(band), age],
    queryFn: async () => {
      const { readClinicAtAge } = await import("./clinicAtAge.ts");
      return band && readClinicAtAge(clinic, facts ?? null, readAt, { band, age: ageOf(age) });
    },
    enabled: band !== null,
  });
  return data ?? clinic;
}
