import { useStoredState } from "@/ui/useStoredState.ts";
import { NOTHING_TYPED, typedFrom, type Typed } from "@/law/answers.ts";

export interface Plan {
  typed: Typed;
  change: (some: Partial<Typed>) => void;
  clear: () => void;
}

/** Somebody's answers. Nothing of them goes into the address or to a server. */
export function usePlan(): Plan {
  const { value, change, clear } = useStoredState({
    key: "plan-answers",
    empty: NOTHING_TYPED,
    read: typedFrom,
    typedEarly: typedSoFar,
  });
  return { typed: value, change, clear };
}

function typedSoFar(): Typed | null {
  const fields = document.querySelectorAll<HTMLInputElement>("input[name^='plan-']");
  const answered = [...fields].filter(({ type, checked }) => type !== "radio" || checked);
  const values = answered.map(({ name, value }) => [name.slice("plan-".length), value]);
  const typed = typedFrom({ ...NOTHING_TYPED, ...Object.fromEntries(values) });
  const isUntouched = typed === null || JSON.stringify(typed) === JSON.stringify(NOTHING_TYPED);
  return isUntouched ? null : typed;
}
