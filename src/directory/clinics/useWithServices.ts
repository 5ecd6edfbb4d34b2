import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { basesQuery } from "./basis.ts";
import type { Clinic } from "./clinic.ts";
import { withServices } from "./withServices.ts";

export function useWithServices(clinics: Clinic[] | undefined): Clinic[] | undefined {
  const { data: rows } = useQuery(basesQuery());
  return useMemo(() => {
    const bases = new Map(rows?.map(({ id, basis }) => [id, basis]));
    return clinics && withServices(clinics, bases);
  }, [clinics, rows]);
}
