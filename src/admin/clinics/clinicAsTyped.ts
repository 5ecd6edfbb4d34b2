import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { ClinicForm } from "./clinicForm.ts";
import { clinicSchema } from "./clinicSchema.ts";

interface Readable<Value> {
  safeParse: (typed: string) => { success: true; data: Value } | { success: false };
}

function readOr<Value>(field: Readable<Value>, typed: string, stored: Value): Value {
  const read = field.safeParse(typed);
  return read.success ? read.data : stored;
}

export function clinicAsTyped(stored: Clinic, form: ClinicForm): Clinic {
  const { shape } = clinicSchema.def;
  return {
    ...stored,
    name: readOr(shape.name, form.name, stored.name),
    countries: readOr(shape.countries, form.countries, stored.countries),
    locations: readOr(shape.locations, form.locations, stored.locations),
    website: readOr(shape.website, form.website, stored.website),
    languages: readOr(shape.languages, form.languages, stored.languages),
    specialties: readOr(shape.specialties, form.specialties, stored.specialties),
    established: readOr(shape.established, form.established, stored.established),
    fixedPrices: readOr(shape.fixedPrices, form.fixedPrices, stored.fixedPrices),
    heroLogoUrl: readOr(shape.heroLogoUrl, form.heroLogoUrl, stored.heroLogoUrl),
  };
}
