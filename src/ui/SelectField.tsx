import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "./Field.tsx";

interface SelectFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  onFocus?: () => void;
  /** The options. */
  children: ReactNode;
}

export function SelectField({ label, value, onValueChange, onFocus, children }: SelectFieldProps) {
  return (
    <Field label={label}>
      {({ className, ...control }) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            onFocus={onFocus}
            onChange={(event) => onValueChange(event.target.value)}
            className={`${className} appearance-none pr-10`}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-quiet"
          />
        </div>
      )}
    </Field>
  );
}
