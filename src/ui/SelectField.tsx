import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field } from "./Field.tsx";

interface SelectFieldProps extends ComponentProps<"select"> {
  label: string;
  problem?: string;
}

export function SelectField({ label, problem, ...select }: SelectFieldProps) {
  return (
    <Field label={label} problem={problem}>
      {({ className, ...control }) => (
        <div className="relative">
          <select {...control} {...select} className={`${className} appearance-none pr-10`} />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-quiet"
          />
        </div>
      )}
    </Field>
  );
}
