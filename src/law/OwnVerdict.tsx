import type { ReactNode } from "react";
import type { Json } from "@/backend/database.types.ts";
import { AnswersLine } from "./AnswersLine.tsx";
import { lawsOf } from "./useLaws.ts";
import { useAnswers } from "./useAnswers.ts";
import { sayVerdict } from "./verdictSentence.ts";

interface OwnVerdictProps {
  countries: readonly string[];
  laws: readonly Json[];
}

export default function OwnVerdict({ countries, laws }: OwnVerdictProps): ReactNode {
  const answers = useAnswers();
  const verdicts = countries.map((country) =>
    sayVerdict(
      country,
      lawsOf(laws).find(({ listedAs }) => listedAs === country),
      answers.typed,
    ),
  );
  return (
    <section aria-label="Your case" className="mb-5 rounded-xl bg-accent-soft px-4 py-3">
      <h3 className="text-base">Your case</h3>
      {verdicts.map(({ country, sentence }) => (
        <p key={`${country} ${sentence}`} className="font-semibold">
          {sentence}
        </p>
      ))}
      <AnswersLine answers={answers} />
    </section>
  );
}
