import { useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { LinesPicker } from "@/admin/fields/LinesPicker.tsx";
import { TextField } from "@/admin/fields/TextField.tsx";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { adminClinicsQuery } from "./api.ts";
import { idFrom } from "./clinicId.ts";
import type { ClinicForm } from "./clinicForm.ts";

const LANGUAGES = [...NAMES_OF_LANGUAGES.values()];

const sorted = (values: string[]) => [...new Set(values)].toSorted((a, b) => a.localeCompare(b, "en"));

function useUsedPlaces(): { cities: string[]; countries: string[] } {
  const { data: clinics = [] } = useQuery(adminClinicsQuery());
  return {
    cities: sorted(clinics.flatMap(({ locations }) => locations)),
    countries: sorted([...COUNTRIES_WITH_RULES, ...clinics.flatMap((clinic) => clinic.countries)]),
  };
}

/** Figures are facts, and votes are the visitors', so neither is edited here. */
export function ClinicFields({ isNew }: { isNew: boolean }) {
  const { getValues, setValue, formState } = useFormContext<ClinicForm>();
  const used = useUsedPlaces();
  const filled = useRef("");
  // Until somebody types an address.
  const followName = (name: string) => {
    if (!isNew || getValues("id") !== filled.current) return;
    filled.current = idFrom(name);
    setValue("id", filled.current, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <div className="grid gap-5">
      <TextField<ClinicForm> name="name" label="Name" aside="required" onType={followName} />
      {isNew && (
        <TextField<ClinicForm>
          name="id"
          label="Address of its page"
          aside="required"
          hint="What follows /clinic/. It can't be changed later."
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <LinesPicker<ClinicForm>
          name="locations"
          label="Cities"
          known={used.cities}
          hint="The first is where its page says the clinic is."
        />
        <LinesPicker<ClinicForm>
          name="countries"
          label="Countries"
          known={used.countries}
          hint="In English."
        />
      </div>
      <TextField<ClinicForm> name="website" label="Website" inputMode="url" placeholder="https://" />
      <div className="grid gap-5 sm:grid-cols-2">
        <LinesPicker<ClinicForm>
          name="languages"
          label="Languages"
          known={LANGUAGES}
          hint="Of the clinic's website. Which ones its staff speak is a fact: add it under Facts."
        />
        <LinesPicker<ClinicForm> name="specialties" label="Specialties" known={[]} />
      </div>
      <TextField<ClinicForm>
        name="established"
        label="Established"
        inputMode="numeric"
        hint="The year, if it is known."
      />
      <TextField<ClinicForm>
        name="fixedPrices"
        label="Own price list"
        rows={4}
        placeholder="IVF with ICSI: 2900"
        hint="Only for sample prices in euros, one per line. A price with a source is a fact: add it under Facts."
      />
      <TextField<ClinicForm>
        name="heroLogoUrl"
        label="Logo (web address)"
        inputMode="url"
        placeholder="https://"
        hint="A picture on the web that the clinic lets you show. Its host learns that visitors opened the page."
      />
    </div>
  );
}
