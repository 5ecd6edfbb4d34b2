import { Field } from "@/ui/Field.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { BLOCK_DAYS, LONGEST_REASON } from "./pauseLabels.ts";

export interface Terms {
  days: number;
  reason: string;
}

interface BlockTermsProps {
  terms: Terms;
  isBusy?: boolean;
  onChange: (terms: Terms) => void;
}

export function BlockTerms({ terms, isBusy = false, onChange }: BlockTermsProps) {
  return (
    <>
      <SelectField
        label="For"
        value={terms.days}
        onChange={({ target }) => !isBusy && onChange({ ...terms, days: Number(target.value) })}
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
            readOnly={isBusy}
            value={terms.reason}
            onChange={({ target }) => onChange({ ...terms, reason: target.value })}
          />
        )}
      </Field>
    </>
  );
}
