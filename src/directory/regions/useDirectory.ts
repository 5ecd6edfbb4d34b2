import { useQuery } from "@tanstack/react-query";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { useAtAge } from "@/directory/clinics/useFiguresAtAge.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { Country, Place } from "./countries/region.ts";

export interface Directory {
  /** Undefined until the clinics are loaded, or when they cannot be. */
  clinics: Clinic[] | undefined;
  isError: boolean;
  refresh: () => void;
  /** How many different clinics there are in some places. */
  countIn: (places: Place[]) => number | undefined;
}

/** The live directory, as far as region pages need it. They are of use without it too. */
export function useDirectory(): Directory {
  const { data, isError, refetch } = useQuery(clinicsQuery());
  const clinics = useAtAge(data);
  return {
    clinics,
    isError,
    refresh: () => void refetch(),
    countIn: (places) => clinics && clinicsIn(clinics, places).length,
  };
}

/** The clinics with a branch in at least one of the places, in their own order. */
export function clinicsIn(clinics: Clinic[], places: Place[]): Clinic[] {
  const names = new Set(places.map(({ name }) => name));
  return clinics.filter(({ locations }) => locations.some((name) => names.has(name)));
}

/** The clinics with a branch in a country. */
export function clinicsInCountry(clinics: Clinic[], { listedAs }: Country): Clinic[] {
  return clinics.filter(({ countries }) => countries.includes(listedAs));
}
