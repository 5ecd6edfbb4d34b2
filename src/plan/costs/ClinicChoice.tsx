import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { SelectField } from "@/ui/SelectField.tsx";
import type { ListedClinic } from "./api.ts";

interface ClinicChoiceProps {
  country: string;
  clinic: string;
  /** Undefined while loading or after a failure. */
  clinics: ListedClinic[] | undefined;
  /** Who publishes a price for the treatment. */
  publishers: ReadonlySet<string>;
  onChange: (chosen: { country?: string; clinic: string }) => void;
}

export function ClinicChoice({ country, clinic, clinics, publishers, onChange }: ClinicChoiceProps) {
  const there = clinics?.filter(({ countries }) => country === "" || countries.includes(country)) ?? [];
  const isThere = there.some(({ id }) => id === clinic);
  const staysIn = (next: string) =>
    next === "" || clinics?.find(({ id }) => id === clinic)?.countries.includes(next);
  const withPrice = there.filter(({ id }) => publishers.has(id));
  const others = there.filter(({ id }) => !publishers.has(id));
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
        {withPrice.length > 0 && <ClinicGroup label="With a published price for it" clinics={withPrice} />}
        {withPrice.length > 0 && others.length > 0 ? (
          <ClinicGroup label="No published price known" clinics={others} />
        ) : (
          <ClinicOptions clinics={others} />
        )}
      </SelectField>
    </>
  );
}

function ClinicGroup({ label, clinics }: { label: string; clinics: ListedClinic[] }) {
  return (
    <optgroup label={label}>
      <ClinicOptions clinics={clinics} />
    </optgroup>
  );
}

function ClinicOptions({ clinics }: { clinics: ListedClinic[] }) {
  return clinics.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
