import { SelectField } from "@/ui/SelectField.tsx";

interface NumberSelectProps {
  label: string;
  name: string;
  least: number;
  most: number;
  blank?: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

export function NumberSelect({ label, name, least, most, blank, value, onChange }: NumberSelectProps) {
  return (
    <SelectField
      label={label}
      name={name}
      autoComplete="off"
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
    >
      {blank !== undefined && <option value="">{blank}</option>}
      {Array.from({ length: most - least + 1 }, (_, index) => (
        <option key={index} value={index + least}>
          {index + least}
        </option>
      ))}
    </SelectField>
  );
}
