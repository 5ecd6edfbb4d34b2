import { readValue } from "@/storage/storage.ts";
import { useStoredState } from "@/ui/useStoredState.ts";
import { EMPTY_ANSWERS, readStoredAnswers, type TypedAnswers } from "./answers.ts";
import { changeAnswers } from "./changeAnswers.ts";

export interface AnswersState {
  typed: TypedAnswers;
  change: (some: Partial<TypedAnswers>) => void;
  forget: () => void;
  isStored: boolean;
}

/** They never leave the browser. @param typedSoFar what was answered before hydration, over stored answers */
export function useAnswers(typedSoFar?: () => Partial<TypedAnswers> | null): AnswersState {
  const { value, change, clear, isStored } = useStoredState({
    key: "plan-answers",
    empty: EMPTY_ANSWERS,
    read: readStoredAnswers,
    typedBeforeHydration: () => {
      const some = typedSoFar?.() ?? null;
      return some && readStoredAnswers(changeAnswers(storedAnswers(), some));
    },
  });
  return {
    typed: value,
    change: (some) => change(changeAnswers(value, some)),
    forget: clear,
    isStored,
  };
}

export function storedAnswers(): TypedAnswers {
  return readStoredAnswers(readValue("plan-answers")) ?? EMPTY_ANSWERS;
}
