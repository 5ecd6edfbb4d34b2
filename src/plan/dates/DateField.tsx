import { useEffect, useRef, useState } from "react";
import { FIRST_YEAR, LAST_YEAR, UNREADABLE_DATE } from "@/ui/calendarDate.ts";
import { Field } from "@/ui/Field.tsx";

interface DateFieldProps {
  label: string;
  hint: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  onLeave?: () => void;
}

/** Long enough to type the rest of a year. */
const PAUSE_MS = 1500;

/** Waits for a pause or blur: half a year is no mistake yet, and a phone's calendar keeps the focus. */
export function DateField({ label, hint, value, problem, onChange, onLeave }: DateFieldProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const shownProblem = isUnreadable ? UNREADABLE_DATE : problem;
  const edit = (isPossible: boolean) => {
    setIsEditing(true);
    clearTimeout(pause.current);
    if (isPossible) pause.current = setTimeout(() => setIsEditing(false), PAUSE_MS);
  };
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
            edit(target.value !== "");
            onChange(target.value);
          }}
          onBlur={({ target }) => {
            clearTimeout(pause.current);
            setIsEditing(false);
            setIsUnreadable(target.validity.badInput);
            onLeave?.();
          }}
          className={`${control.className} max-w-60`}
        />
      )}
    </Field>
  );
}
