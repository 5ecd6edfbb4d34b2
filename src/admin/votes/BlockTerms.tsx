import { Field } from "@/ui/Field.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { BLOCK_DAYS, LONGEST_REASON } from "./pauseLabels.ts";

export interface Terms {
  days: number;
  reason: string;
}

export function BlockTerms({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) {
  return (
    <>
      <SelectField
        label="For"
        value={terms.days}
        onChange={({ target }) => onChange({ ...terms, days: Number(target.value) })}
      >
        {BLOCK_DAYS.map(([days, label]) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field label="Reason" aside="optional, for owners">
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            maxLength={LONGEST_REASON}
            value={terms.reason}
            onChange={({ target }) => onChange({ ...terms, reason: target.value })}
          />
        )}
      </Field>
    </>
  );
}
