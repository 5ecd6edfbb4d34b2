import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/admin/fields/TextField.tsx";
import { generateSlug } from "@/admin/fields/slug.ts";
import type { ClinicForm } from "./clinicForm.ts";

const LONGEST_ID = 80;

function idFrom(name: string): string {
  return generateSlug(name.slice(0, 200)).slice(0, LONGEST_ID).replace(/-$/, "");
}

/** Figures are facts, and votes are the visitors', so neither is edited here. */
export function ClinicFields({ isNew }: { isNew: boolean }) {
  const { getValues, setValue, formState } = useFormContext<ClinicForm>();
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
          label="Address"
          aside="required"
          hint="What follows /clinic/ in the address of its page. It can't be changed later."
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField<ClinicForm>
          name="locations"
          label="Cities"
          rows={3}
          hint="One per line; the first is where its page says the clinic is."
        />
        <TextField<ClinicForm>
          name="countries"
          label="Countries"
          rows={3}
          hint="One per line, in English, spelled as for other clinics: Czechia, Poland."
        />
      </div>
      <TextField<ClinicForm> name="website" label="Website" inputMode="url" placeholder="https://" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField<ClinicForm>
          name="languages"
          label="Languages"
          rows={4}
          hint="One per line, in English, as the clinic's website states them."
        />
        <TextField<ClinicForm> name="specialties" label="Specialties" rows={4} hint="One per line." />
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
        label="Logo's address"
        inputMode="url"
        placeholder="https://"
        hint="A picture on the web that the clinic lets you show. Its host learns that visitors opened the page."
      />
    </div>
  );
}
