import type { ReactNode } from "react";
import { RadioGroup } from "@/ui/RadioGroup.tsx";

interface ChoiceProps<Value extends string> {
  name: string;
  legend: string;
  hint?: string;
  options: readonly (readonly [value: Value, label: ReactNode])[];
  chosen: Value | "";
  onChoose: (value: Value) => void;
}

export function Choice<Value extends string>({
  name,
  legend,
  hint,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <RadioGroup legend={legend} {...(hint !== undefined && { hint })}>
      <div className="grid">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1">
            <input
              type="radio"
              name={name}
              value={value}
              // Firefox would restore an earlier visit's choices without the other answers.
              autoComplete="off"
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="size-4.5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}
