import { Link } from "react-router-dom";
import type { Answers } from "@/law/answers.ts";
import { ownEggsSentence } from "./ownEggsSentence.ts";

/** What no country's law says. */
export function OwnEggsNote({ answers }: { answers: Answers }) {
  const sentence = ownEggsSentence(answers);
  if (sentence === null) return null;
  return (
    <div className="mt-3 rounded-lg border border-line bg-surface px-4 py-3">
      <p key={sentence}>{sentence}</p>
      <p className="flex flex-wrap gap-x-5">
        <Link to="/results" className={LINK}>
          Success rates by age
        </Link>
        <Link to="/how-results-are-counted" className={LINK}>
          How results are counted
        </Link>
      </p>
    </div>
  );
}

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";
