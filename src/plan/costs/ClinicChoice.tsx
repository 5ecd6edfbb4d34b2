import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { SelectField } from "@/ui/SelectField.tsx";
import type { ListedClinic } from "./api.ts";

interface ClinicChoiceProps {
  country: string;
  clinic: string;
  /** Undefined while loading or after a failure. */
  clinics: ListedClinic[] | undefined;
  publishers: ReadonlySet<string>;
  onChange: (chosen: { country?: string; clinic: string }) => void;
}

export function ClinicChoice({ country, clinic, clinics, publishers, onChange }: ClinicChoiceProps) {
  const there = clinics?.filter(({ countries }) => country === "" || countries.includes(country)) ?? [];
  const isThere = there.some(({ id }) => id === clinic);
  // A clinic is in a country, so any country means any clinic.
  const staysIn = (next: string) => clinics?.find(({ id }) => id === clinic)?.countries.includes(next);
  const isOfMany = country === "";
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
          <option key={each} value={each}>
            {each}
          </option>
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
        <ClinicGroups label="With a published price for it" clinics={withPrice} isOfMany={isOfMany} />
        {withPrice.length > 0 || isOfMany ? (
          <ClinicGroups
            // Nothing is said of prices before they are known.
            label={withPrice.length > 0 ? "No price that we can count" : ""}
            clinics={others}
            isOfMany={isOfMany}
          />
        ) : (
          <ClinicOptions clinics={others} />
        )}
      </SelectField>
    </>
  );
}

interface ClinicGroupsProps {
  label: string;
  clinics: ListedClinic[];
  isOfMany: boolean;
}

function ClinicGroups({ label, clinics, isOfMany }: ClinicGroupsProps) {
  if (clinics.length === 0) return null;
  if (!isOfMany) {
    return (
      <optgroup label={label}>
        <ClinicOptions clinics={clinics} />
      </optgroup>
    );
  }
  const countries = [...new Set(clinics.map(firstCountryOf))].toSorted();
  return countries.map((country) => (
    <optgroup key={country} label={[country, lowercaseFirst(label)].filter(Boolean).join(": ")}>
      <ClinicOptions clinics={clinics.filter((clinic) => firstCountryOf(clinic) === country)} />
    </optgroup>
  ));
}

const firstCountryOf = ({ countries }: ListedClinic) => countries[0] ?? "";
const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function ClinicOptions({ clinics }: { clinics: ListedClinic[] }) {
  return clinics.map(({ id, name }) => (
    <option key={id} value={id} translate="no">
      {name}
    </option>
  ));
}
