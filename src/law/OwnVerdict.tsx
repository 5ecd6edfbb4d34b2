import type { ReactNode } from "react";
import type { Json } from "@/backend/database.types.ts";
import { AnswersLine } from "./AnswersLine.tsx";
import { lawsOf } from "./useLaws.ts";
import { useAnswers } from "./useAnswers.ts";
import { sayVerdict } from "./verdictSentence.ts";

interface OwnVerdictProps {
  countries: readonly string[];
  /** Their law as the database answers it. */
  laws: readonly Json[];
}

/** What the law of these countries says to somebody's own answers. */
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
