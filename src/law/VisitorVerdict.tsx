import type { ReactNode } from "react";
import type { Json } from "@/backend/database.types.ts";
import { AnswersLine } from "./AnswersLine.tsx";
import { lawsOf } from "./useLaws.ts";
import { useAnswers } from "./useAnswers.ts";
import { formatVerdict } from "./verdictSentence.ts";

interface VisitorVerdictProps {
  countries: readonly string[];
  laws: readonly Json[];
}

export default function VisitorVerdict({ countries, laws }: VisitorVerdictProps): ReactNode {
  const answers = useAnswers();
  const verdicts = countries.map((country) =>
    formatVerdict(
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
