import { useState } from "react";
import { Field } from "@/ui/Field.tsx";
import { EARLIEST_HOUR, hourOf, LATEST_HOUR } from "./clinicHours.ts";

interface HourFieldProps {
  value: string;
  onChange: (hour: string) => void;
}

const HOUR_DIGITS = 2;

/** One digit may be half an hour's number, so it is a mistake only once the field is left. */
export function HourField({ value, onChange }: HourFieldProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [hasNonDigits, setHasNonDigits] = useState(false);
  const hour = hourOf(value);
  const isDone = value.length === HOUR_DIGITS || (value !== "" && !isEditing);
  const isWrong = hasNonDigits || (hour === null && isDone);
  return (
    <Field
      label="From which hour does your clinic count the next day?"
      hint="A whole hour, such as 20. Leave it blank if you don’t know, and ask the clinic."
      {...(isWrong && { problem: `Enter a whole hour from ${EARLIEST_HOUR} to ${LATEST_HOUR}.` })}
    >
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={HOUR_DIGITS}
          value={value}
          onFocus={() => setIsEditing(true)}
          onBlur={() => setIsEditing(false)}
          onChange={({ target }) => {
            setHasNonDigits(/\D/.test(target.value));
            onChange(target.value.replaceAll(/\D/g, ""));
          }}
          className={`${control.className} max-w-24`}
        />
      )}
    </Field>
  );
}
