import type { Clinic } from "@/directory/clinics/clinic.ts";

export interface ClinicForm {
  id: string;
  name: string;
  countries: string;
  locations: string;
  website: string;
  languages: string;
  specialties: string;
  established: string;
  /** `IVF with ICSI: 2900`, one per line. */
  fixedPrices: string;
  heroLogoUrl: string;
}

export const EMPTY_CLINIC: ClinicForm = {
  ...{ id: "", name: "", countries: "", locations: "", website: "", languages: "", specialties: "" },
  ...{ established: "", fixedPrices: "", heroLogoUrl: "" },
};

export function formFromClinic(clinic: Clinic): ClinicForm {
  return {
    id: clinic.id,
    name: clinic.name,
    countries: clinic.countries.join("\n"),
    locations: clinic.locations.join("\n"),
    website: clinic.website ?? "",
    languages: clinic.languages.join("\n"),
    specialties: clinic.specialties.join("\n"),
    established: clinic.established?.toString() ?? "",
    fixedPrices: Object.entries(clinic.fixedPrices ?? {})
      .map(([treatment, euros]) => `${treatment}: ${euros}`)
      .join("\n"),
    heroLogoUrl: clinic.heroLogoUrl ?? "",
  };
}
