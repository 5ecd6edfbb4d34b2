import type { ReactNode } from "react";
import { AnswersLine } from "./AnswersLine.tsx";
import { COUNTRY_RULES } from "./allRules.ts";
import { useAnswers } from "./useAnswers.ts";
import { sayVerdict } from "./verdictSentence.ts";

/** What the law of these countries says to somebody's own answers. */
export default function OwnVerdict({ countries }: { countries: readonly string[] }): ReactNode {
  const answers = useAnswers();
  const verdicts = countries.map((country) =>
    sayVerdict(
      country,
      COUNTRY_RULES.find(({ listedAs }) => listedAs === country),
      answers.typed,
    ),
  );
  return (
    <div className="mb-4">
      {verdicts.map(({ country, sentence }) => (
        <p key={`${country} ${sentence}`} className="font-semibold">
          {sentence}
        </p>
      ))}
      <AnswersLine answers={answers} />
    </div>
  );
}
