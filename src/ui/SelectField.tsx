import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Field } from "./Field.tsx";

interface SelectFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  onFocus?: () => void;
  ref?: Ref<HTMLSelectElement>;
  /** The options. */
  children: ReactNode;
}

export function SelectField({ label, value, onValueChange, onFocus, ref, children }: SelectFieldProps) {
  return (
    <Field label={label}>
      {({ className, ...control }) => (
        <div className="relative">
          <select
            {...control}
            ref={ref}
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
