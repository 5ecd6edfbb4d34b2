import { AgeBandField } from "@/directory/facts/AgeBandField.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import type { PictureAddress } from "./address.ts";
import type { Option, Selection } from "@/directory/facts/selection.ts";

interface PictureChoiceProps {
  selection: Selection;
  address: PictureAddress;
  onChange: (changes: Partial<PictureAddress>) => void;
}

export function PictureChoice({ selection, address, onChange }: PictureChoiceProps) {
  const { measures, measure, periods, period, bands } = selection;
  return (
    <div className="mt-6 print:hidden">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="sm:col-span-2 xl:col-span-1">
          <Choice
            label="What is counted"
            options={measures}
            value={measure.key}
            onChange={(key) => onChange({ measure: key, period: null })}
          />
        </div>
        <Choice
          label="Year"
          options={periods}
          value={period.key}
          onChange={(key) => onChange({ measure: measure.key, period: key })}
        />
        <AgeBandField bands={bands} />
      </div>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <Toggle
          label="Picture"
          options={[
            { key: "dots", label: "Dots by clinic" },
            { key: "funnel", label: "Funnel by size" },
          ]}
          value={address.picture}
          onChange={(key) => onChange({ picture: key })}
        />
        {address.picture === "dots" && (
          <Toggle
            label="Order"
            options={[
              { key: "name", label: "By name" },
              { key: "rate", label: "By rate" },
            ]}
            value={address.sort}
            onChange={(key) => onChange({ sort: key })}
          />
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  options: Option[];
  value: string;
  onChange: (key: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={value}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

interface ToggleProps<Key extends string> {
  label: string;
  options: { key: Key; label: string }[];
  value: Key;
  onChange: (key: Key) => void;
}

function Toggle<Key extends string>({ label, options, value, onChange }: ToggleProps<Key>) {
  return (
    <div role="group" aria-label={label} className="flex rounded-lg bg-accent-soft p-1">
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          aria-pressed={option.key === value}
          onClick={() => onChange(option.key)}
          className={`min-h-11 rounded-md px-3 text-sm font-medium ${option.key === value ? "bg-surface text-accent shadow-xs" : ""}`}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
