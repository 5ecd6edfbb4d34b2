import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { useAnswers, type AnswersState } from "@/law/useAnswers.ts";

/** Returns the record of answers. This page shows whose eggs from the start, so its first answer says that too. */
export function usePlan(): AnswersState {
  const answers = useAnswers(typedSoFar);
  const { eggs, treatment } = answers.typed;
  return {
    ...answers,
    change: (some) => answers.change(treatment === "" ? { eggs, ...some } : some),
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
