import { useQuery } from "@tanstack/react-query";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { useAtAge } from "@/directory/clinics/useFiguresAtAge.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { Country, Place } from "@/directory/countries/region.ts";

export interface Directory {
  clinics: Clinic[] | undefined;
  isError: boolean;
  refresh: () => void;
  countIn: (places: Place[]) => number | undefined;
}

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

export function clinicsIn(clinics: Clinic[], places: Place[]): Clinic[] {
  const names = new Set(places.map(({ name }) => name));
  return clinics.filter(({ locations }) => locations.some((name) => names.has(name)));
}

export function clinicsInCountry(clinics: Clinic[], { listedAs }: Country): Clinic[] {
  return clinics.filter(({ countries }) => countries.includes(listedAs));
}
