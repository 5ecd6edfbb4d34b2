import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { basesQuery } from "./basis.ts";
import type { Clinic } from "./clinic.ts";
import { withServices } from "./withServices.ts";

/** Returns the clinics with what is known of their treatments and languages, as soon as it is loaded. */
export function useWithServices(clinics: Clinic[] | undefined): Clinic[] | undefined {
  const { data: rows } = useQuery(basesQuery());
  return useMemo(() => {
    const bases = new Map(rows?.map(({ id, basis }) => [id, basis]));
    return clinics && withServices(clinics, bases);
  }, [clinics, rows]);
}
