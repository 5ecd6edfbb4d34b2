import { useRef } from "react";
import { Link } from "react-router-dom";
import { describeAnswers } from "./describeAnswers.ts";
import type { AnswersState } from "./useAnswers.ts";

interface AnswersLineProps {
  answers: AnswersState;
  changeAt?: string;
}

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

export function AnswersLine({
  answers: { typed, forget },
  changeAt = "/plan#your-answers",
}: AnswersLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const description = describeAnswers(typed);
  return (
    <div
      ref={line}
      tabIndex={-1}
      className="mt-2 flex flex-wrap items-center gap-x-5 focus:outline-none print:hidden"
    >
      {description === "" ? (
        <Link key="none" to="/plan" className={LINK}>
          Answer once on My plan; every page uses it
        </Link>
      ) : (
        <>
          <p>
            <strong className="font-semibold">{`You: ${description}`}</strong>
            <span aria-hidden> · </span>
            <Link to={changeAt} className={LINK}>
              change<span className="sr-only"> my answers</span>
            </Link>
          </p>
          <button
            type="button"
            className={`${LINK} cursor-pointer text-quiet`}
            onClick={() => {
              forget();
              line.current?.focus();
            }}
          >
            Forget my answers
          </button>
        </>
      )}
    </div>
  );
}
