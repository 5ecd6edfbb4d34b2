import { Link } from "react-router-dom";
import type { TripAnswers } from "@/plan/dates/tripAnswers.ts";
import { nextSteps, type Done } from "./nextSteps.ts";
import { useDateProblem } from "./useDateProblem.ts";

interface InShortProps {
  answers: string;
  done: Done;
  dates: TripAnswers | undefined;
}

export function InShort({ answers, done, dates }: InShortProps) {
  const hasDates = useDateProblem(dates) === undefined && done.dates;
  const steps = nextSteps({ ...done, dates: hasDates });
  return (
    <section aria-labelledby="in-short" className="mt-8 max-w-3xl xl:mt-10 print:mt-3">
      {answers !== "" && <p className="hidden text-lg font-semibold print:block">{`You: ${answers}`}</p>}
      <h2 id="in-short" className="text-2xl print:mt-3">
        {steps.length === 1 ? "Your next step" : `Your next ${steps.length} steps`}
      </h2>
      <ol className="mt-2 list-decimal pl-6">
        {steps.map(({ text, to }) => (
          <li key={text} className="py-2.5">
            {to.startsWith("#") ? (
              <a href={to} className={LINK}>
                {text}
              </a>
            ) : (
              <Link to={to} className={LINK}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const LINK = "py-1.5 text-accent underline underline-offset-4";
