import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/ui/Field.tsx";
import { completeAddress, punycodeOf } from "./webAddress.ts";

interface WebAddressFieldProps {
  label: string;
  hint?: string;
  placeholder: string;
  field: UseFormRegisterReturn;
  typed: string;
  problem?: string;
  /** Called on blur when only https:// was missing. */
  onComplete: (address: string) => void;
}

export function WebAddressField(props: WebAddressFieldProps) {
  const { label, hint, placeholder, field, typed, problem, onComplete } = props;
  const punycode = punycodeOf(typed);
  const complete = () => {
    const completed = completeAddress(typed);
    if (completed !== typed) onComplete(completed);
  };
  return (
    <Field
      label={label}
      hint={punycode === null ? hint : `Its address in full: ${punycode}`}
      problem={problem}
    >
      {(control) => (
        <input
          {...control}
          {...field}
          onBlur={(event) => {
            void field.onBlur(event);
            complete();
          }}
          type="url"
          aria-required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}
