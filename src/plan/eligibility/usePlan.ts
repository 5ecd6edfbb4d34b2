import { useStoredState } from "@/ui/useStoredState.ts";
import { EMPTY_ANSWERS, readStoredAnswers, type TypedAnswers } from "@/law/answers.ts";

export interface Plan {
  typed: TypedAnswers;
  change: (some: Partial<TypedAnswers>) => void;
  clear: () => void;
}

/** Returns the stored answers; they never leave the browser. */
export function usePlan(): Plan {
  const { value, change, clear } = useStoredState({
    key: "plan-answers",
    empty: EMPTY_ANSWERS,
    read: readStoredAnswers,
    typedBeforeHydration: typedSoFar,
  });
  return { typed: value, change, clear };
}

function typedSoFar(): TypedAnswers | null {
  const fields = document.querySelectorAll<HTMLInputElement>("input[name^='plan-']");
  const answered = [...fields].filter(({ type, checked }) => type !== "radio" || checked);
  const values = answered.map(({ name, value }) => [name.slice("plan-".length), value]);
  const typed = readStoredAnswers({ ...EMPTY_ANSWERS, ...Object.fromEntries(values) });
  const isUntouched = typed === null || JSON.stringify(typed) === JSON.stringify(EMPTY_ANSWERS);
  return isUntouched ? null : typed;
}
