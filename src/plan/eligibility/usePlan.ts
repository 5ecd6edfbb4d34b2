import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { useAnswers, type AnswersState } from "@/law/useAnswers.ts";

export interface Plan extends AnswersState {
  /** Whether another page knows who would be treated, and not yet whose eggs. */
  isEggsOpen: boolean;
}

/** Returns the record of answers. This page shows whose eggs from the start, so its first answer says that too. */
export function usePlan(): Plan {
  const answers = useAnswers(typedSoFar);
  const { eggs, treatment, partner } = answers.typed;
  const isEggsOpen = treatment === "" && partner !== "";
  return {
    ...{ ...answers, isEggsOpen },
    change: (some) => answers.change(treatment === "" && !isEggsOpen ? { eggs, ...some } : some),
  };
}

function typedSoFar(): Partial<TypedAnswers> | null {
  const fields = document.querySelectorAll<HTMLInputElement>(":is(input, select)[name^='plan-']");
  const answered = [...fields].filter(({ type, checked }) => type !== "radio" || checked);
  const before: Record<string, unknown> = { ...EMPTY_ANSWERS };
  const values = answered
    .map(({ name, value }) => [name.slice("plan-".length), value.trim()] as const)
    .filter(([name, value]) => before[name] !== value);
  return values.length === 0 ? null : { eggs: "own", ...Object.fromEntries(values) };
}
