import { Link } from "react-router-dom";
import { QUESTIONS, type Answers, type Question } from "./answers.ts";
import { TITLES } from "./choiceLabels.ts";
import { recordedAnswer } from "./knownAnswers.ts";
import { stepHash } from "./useStep.ts";

export function Answered({ answers, but }: { answers: Answers; but: Question }) {
  const known = QUESTIONS.flatMap((question) => {
    const text = question === but ? null : recordedAnswer(answers, question);
    return text === null ? [] : [{ question, text }];
  });
  if (known.length === 0) return null;
  return (
    <ul aria-label="Answered already" className="mt-6 divide-y divide-line border-y border-line">
      {known.map(({ question, text }) => (
        <li key={question} className="flex items-center justify-between gap-4 py-1">
          <span>
            <span className="block text-sm text-quiet">{TITLES[question]}</span>
            <span key={text}>{`✓ ${text}`}</span>
          </span>
          <Link
            to={{ hash: stepHash(question) }}
            className="inline-flex min-h-11 shrink-0 items-center text-accent underline underline-offset-4"
          >
            change<span className="sr-only">{`: ${TITLES[question]}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
