import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { SelectField } from "@/ui/SelectField.tsx";
import type { ListedClinic } from "./api.ts";

interface ClinicChoiceProps {
  country: string;
  clinic: string;
  /** Undefined while loading or after a failure. */
  clinics: ListedClinic[] | undefined;
  onChange: (chosen: { country?: string; clinic: string }) => void;
}

export function ClinicChoice({ country, clinic, clinics, onChange }: ClinicChoiceProps) {
  const there = clinics?.filter(({ countries }) => country === "" || countries.includes(country)) ?? [];
  const isThere = there.some(({ id }) => id === clinic);
  const staysIn = (next: string) =>
    next === "" || clinics?.find(({ id }) => id === clinic)?.countries.includes(next);
  return (
    <>
      <SelectField
        label="Country"
        name="costs-country"
        autoComplete="off"
        value={country}
        onChange={({ target }) =>
          onChange({ country: target.value, clinic: staysIn(target.value) ? clinic : "" })
        }
      >
        <option value="">Any country</option>
        {COUNTRIES_WITH_RULES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <SelectField
        label="Clinic"
        name="costs-clinic"
        autoComplete="off"
        value={clinic}
        onChange={({ target }) => onChange({ clinic: target.value })}
      >
        <option value="">No clinic yet</option>
        {!isThere && clinic !== "" && <option value={clinic}>The clinic that you chose</option>}
        {there.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
