import { ChevronDown } from "lucide-react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/ui/Field.tsx";
import { COUNTRIES } from "./choices.ts";

export function CountryField({ field, problem }: { field: UseFormRegisterReturn; problem?: string }) {
  return (
    <Field label="In which country is the clinic?" problem={problem}>
      {({ className, ...control }) => (
        <div className="relative">
          <select {...control} {...field} aria-required className={`${className} appearance-none pr-10`}>
            <option value="">Choose a country...</option>
            {COUNTRIES.map((country) => (
              <option key={country}>{country}</option>
            ))}
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
