import type { ComponentProps } from "react";
import { Field } from "@/ui/Field.tsx";

interface CodeFieldProps extends ComponentProps<"input"> {
  problem: string | undefined;
}

export const WRONG_CODE = "This code is wrong or has expired. Type the one your app shows now.";
export const NO_CODE = "Type the six digits that your app shows";

export function readCode(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

export function CodeField({ problem, ...input }: CodeFieldProps) {
  return (
    <Field label="Code from your authenticator app" problem={problem}>
      {(control) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          {...control}
          {...input}
        />
      )}
    </Field>
  );
}
