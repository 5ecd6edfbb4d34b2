import type { Rule } from "./rules.ts";
import { RuleSource } from "./RuleSource.tsx";
import { CONDITIONS, type ConditionCode } from "./texts/conditions.ts";

export function ConditionList({ steps }: { steps: Rule<ConditionCode>[] }) {
  return (
    <ul className="mt-3 grid gap-3">
      {steps.map((step) => (
        <li key={step.code}>
          <span>{CONDITIONS[step.code]}</span>
          <RuleSource rule={step} />
        </li>
      ))}
    </ul>
  );
}
