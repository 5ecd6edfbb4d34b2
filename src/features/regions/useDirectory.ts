import { useQuery } from "@tanstack/react-query";
import { clinicsQuery } from "@/features/clinics/api.ts";
import type { Clinic } from "@/features/clinics/clinic.ts";
import { searchClinics } from "@/features/clinics/search.ts";
import { placesOfCity } from "./places.ts";

export interface Directory {
  /** Undefined until the clinics are loaded, or when they cannot be. */
  clinics: Clinic[] | undefined;
  isError: boolean;
  refresh: () => void;
  /** How many clinics a search finds: what a link to that search will show. */
  count: (search: string) => number | undefined;
  /** How many different clinics there are in the places of a city page. */
  countIn: (slug: string) => number | undefined;
}

/** The live directory, as far as region pages need it. They are of use without it too. */
export function useDirectory(): Directory {
  const { data: clinics, isError, refetch } = useQuery(clinicsQuery());
  return {
    clinics,
    isError,
    refresh: () => void refetch(),
    count: (search) => clinics && searchClinics(clinics, search).length,
    countIn: (slug) => {
      const names = new Set(placesOfCity(slug).map(({ name }) => name));
      return clinics?.filter(({ locations }) => locations.some((name) => names.has(name))).length;
    },
  };
}
