import type { Answers, TypedAnswers } from "@/law/answers.ts";
import { describeAnswers } from "@/law/describeAnswers.ts";
import { ReportRuleLink } from "@/law/ReportRuleLink.tsx";
import type { CountryRules } from "@/law/rules.ts";
import { Card } from "@/ui/Card.tsx";
import { countByVerdict, countPastUsualAge, decideAll, groupByOutlook } from "./decisions.ts";
import { LazyVerdictMap } from "./LazyVerdictMap.tsx";
import { OwnEggsNote } from "./OwnEggsNote.tsx";
import { Result } from "./Result.tsx";
import { summaryOf } from "./summary.ts";
import { VERDICT_TEXTS } from "./verdictTexts.ts";

export const RESULTS_ID = "plan-results";

interface ResultsProps {
  laws: readonly CountryRules[];
  answers: Answers;
  typed: TypedAnswers;
}

export function Results({ laws, answers, typed }: ResultsProps) {
  const groups = decideAll(laws, answers);
  return (
    <>
      <div id={RESULTS_ID} tabIndex={-1} className="scroll-mt-4 focus:outline-none">
        <p className="text-quiet">
          <strong className="font-semibold text-ink">{`You: ${describeAnswers(typed)}`}</strong>
          <span aria-hidden> · </span>
          <a
            href="#your-answers"
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 print:hidden"
          >
            change<span className="sr-only"> my answers</span>
          </a>
        </p>
        <p role="status" className="text-lg font-semibold">
          {summaryOf(countByVerdict(groups), countPastUsualAge(groups))}
        </p>
      </div>
      <OwnEggsNote answers={answers} />
      <LazyVerdictMap groups={groups} />
      {groupByOutlook(groups).map(({ outlook, countries }) => (
        <section key={outlook} aria-labelledby={outlook} className="mt-4 sm:mt-6">
          <h2 id={outlook} className="text-xl sm:text-2xl">
            {VERDICT_TEXTS[outlook].title}
          </h2>
          <p className="text-sm text-quiet sm:text-base">{VERDICT_TEXTS[outlook].lead}</p>
          <Card as="ul" className="mt-2">
            {countries.map((each) => (
              <Result key={each.country.slug} {...each} answers={answers} />
            ))}
          </Card>
        </section>
      ))}
      <p className="mt-4 text-sm text-quiet print:hidden">
        <ReportRuleLink about="IVF law: May I be treated there?">
          Tell us if we are wrong about a country
        </ReportRuleLink>
      </p>
    </>
  );
}
