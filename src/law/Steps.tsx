import type { Rule } from "./rules.ts";
import { RuleSource } from "./RuleSource.tsx";
import { STEPS, type StepCode } from "./texts/steps.ts";

export function Steps({ steps }: { steps: Rule<StepCode>[] }) {
  return (
    <ul className="mt-3 grid gap-3">
      {steps.map((step) => (
        <li key={step.code}>
          {STEPS[step.code]}
          <RuleSource rule={step} />
        </li>
      ))}
    </ul>
  );
}
