import type { UseFormRegisterReturn } from "react-hook-form";
import { SelectField } from "@/ui/SelectField.tsx";
import { COUNTRIES } from "./choices.ts";

export function CountryField({ field, problem }: { field: UseFormRegisterReturn; problem?: string }) {
  return (
    <SelectField label="In which country is the clinic?" problem={problem} aria-required {...field}>
      <option value="">Choose a country...</option>
      {COUNTRIES.map((country) => (
        <option key={country}>{country}</option>
      ))}
    </SelectField>
  );
}
