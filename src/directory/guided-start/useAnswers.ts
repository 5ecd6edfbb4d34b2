import { useState } from "react";
import type { TypedAnswers } from "@/law/answers.ts";
import { PARTNERS } from "@/law/answers.ts";
import { useAnswers as useRecord, type AnswersState } from "@/law/useAnswers.ts";
import { forget, readValue, writeValue } from "@/storage/storage.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { NO_WISHES, readWishes, type Answers, type AnswersChange, type Wishes } from "./answers.ts";

const KEY = "guided-start";

interface StoredAnswers {
  record: AnswersState;
  answers: Answers;
  answer: (some: AnswersChange) => void;
  startAgain: () => void;
}

/** Stores wishes for this tab and the rest in the record, or all in memory if storage is blocked. */
export function useAnswers(): StoredAnswers {
  const record = useRecord(whoSoFar);
  const isHydrated = useHydrated();
  const [given, setGiven] = useState<Wishes | null>(null);
  const wishes = given ?? (isHydrated ? readWishes(readValue(KEY)) : NO_WISHES);
  return {
    record,
    answers: { ...wishes, typed: record.typed },
    answer: ({ typed, ...some }) => {
      if (typed) record.change(typed);
      if (Object.keys(some).length === 0) return;
      const next = { ...wishes, ...some };
      writeValue(KEY, next);
      setGiven(next);
    },
    startAgain: () => {
      forget(KEY);
      setGiven(NO_WISHES);
    },
  };
}

/** Reads the prerendered first question. */
function whoSoFar(): Partial<TypedAnswers> | null {
  const chosen = document.querySelector<HTMLInputElement>("input[name='who']:checked")?.value;
  const partner = PARTNERS.find((each) => each === chosen);
  return partner ? { partner } : null;
}
