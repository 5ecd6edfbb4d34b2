import { Check, CircleHelp, MessageCircleQuestion, X } from "lucide-react";
import { Link } from "react-router-dom";
import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { stepHash } from "./useStep.ts";
import type { ExplainedVerdict } from "@/law/verdictSentence.ts";

const SIGNS = {
  allowed: Check,
  "not-forbidden": MessageCircleQuestion,
  unknown: CircleHelp,
  forbidden: X,
} as const;

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

export function Laws({ verdicts }: { verdicts: ExplainedVerdict[] }) {
  return (
    <section aria-labelledby="laws" className="mt-6">
      <h3 id="laws" className="text-lg">
        May you be treated there?
      </h3>
      {verdicts.every(({ verdict }) => verdict === null) ? (
        <p className="mt-1">
          <Link to={{ hash: stepHash("who") }} className={LINK}>
            Say who would be treated and how old you are, and we tell you for each country
          </Link>
        </p>
      ) : (
        <Verdicts verdicts={verdicts} />
      )}
      <p>
        <Link to="/plan" className={LINK}>
          {`See all ${COUNTRIES_WITH_RULES.length} countries, each with its rule`}
        </Link>
      </p>
    </section>
  );
}

function Verdicts({ verdicts }: { verdicts: ExplainedVerdict[] }) {
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {verdicts.map(({ country, verdict, sentence }) => {
        const Sign = SIGNS[verdict ?? "unknown"];
        return (
          <li key={country} className="flex gap-3 py-2">
            <Sign aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            <span>{sentence}</span>
          </li>
        );
      })}
    </ul>
  );
}
