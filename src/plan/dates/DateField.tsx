import { useState } from "react";
import { FIRST_YEAR, LAST_YEAR } from "@/ui/calendarDate.ts";
import { Field } from "@/ui/Field.tsx";

interface DateFieldProps {
  label: string;
  hint: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

const UNREADABLE = "This date is incomplete or doesn’t exist. Check the day, month and year.";

/** Shows a problem only after the field loses focus: half a year is no mistake yet. */
export function DateField({ label, hint, value, problem, onChange }: DateFieldProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const shownProblem = isUnreadable ? UNREADABLE : problem;
  return (
    <Field
      label={label}
      hint={hint}
      {...(!isEditing && shownProblem !== undefined && { problem: shownProblem })}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          min={`${FIRST_YEAR}-01-01`}
          max={`${LAST_YEAR}-12-31`}
          value={value}
          onFocus={() => setIsEditing(true)}
          onChange={({ target }) => {
            setIsUnreadable(target.validity.badInput);
            onChange(target.value);
          }}
          onBlur={({ target }) => {
            setIsEditing(false);
            setIsUnreadable(target.validity.badInput);
          }}
          className={`${control.className} max-w-60`}
        />
      )}
    </Field>
  );
}
