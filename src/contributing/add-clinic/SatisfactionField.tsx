import type { UseFormRegisterReturn } from "react-hook-form";
import { RadioGroup } from "@/ui/RadioGroup.tsx";
import { SATISFACTIONS } from "./choices.ts";

const LOWEST = "1 - Dissatisfied";
const HIGHEST = "5 - Very Satisfied";
const NAMES: Record<string, string> = { "1": LOWEST, "5": HIGHEST };

export function SatisfactionField({ field, problem }: { field: UseFormRegisterReturn; problem?: string }) {
  return (
    <RadioGroup
      legend="How satisfied are you with the clinic?"
      hint="Not a patient there? Your general impression is enough. We never publish this number."
      problem={problem}
    >
      <div className="grid max-w-md grid-cols-5 gap-2">
        {SATISFACTIONS.map((value) => (
          <label
            key={value}
            className="relative grid h-12 cursor-pointer place-items-center rounded-lg border border-edge in-aria-invalid:border-alarm bg-surface font-semibold tabular-nums has-checked:border-accent has-checked:bg-accent has-checked:text-accent-on has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              {...field}
              type="radio"
              value={value}
              aria-label={NAMES[value] ?? value}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
      <div aria-hidden className="mt-1.5 flex max-w-md justify-between text-sm text-quiet">
        <span>{LOWEST}</span>
        <span>{HIGHEST}</span>
      </div>
    </RadioGroup>
  );
}
