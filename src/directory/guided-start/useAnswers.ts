import { useState } from "react";
import { forget, readValue, writeValue } from "@/storage/storage.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { NO_ANSWERS, readAnswers, type Answers } from "./answers.ts";

const KEY = "guided-start";

interface StoredAnswers {
  answers: Answers;
  answer: (some: Partial<Answers>) => void;
  startAgain: () => void;
}

/** Stores the answers for this tab, or in memory if storage is blocked. */
export function useAnswers(): StoredAnswers {
  const isHydrated = useHydrated();
  const [given, setGiven] = useState<Answers | null>(null);
  const answers = given ?? (isHydrated ? readAnswers(readValue(KEY)) : NO_ANSWERS);
  return {
    answers,
    answer: (some) => {
      const next = { ...answers, ...some };
      writeValue(KEY, next);
      setGiven(next);
    },
    startAgain: () => {
      forget(KEY);
      setGiven(NO_ANSWERS);
    },
  };
}
