import type { Answers } from "@/law/answers.ts";
import { Card } from "@/ui/Card.tsx";
import { countByVerdict, decideAll } from "./decisions.ts";
import { Result } from "./Result.tsx";
import { summaryOf } from "./summary.ts";
import { VERDICT_TEXTS } from "./verdictTexts.ts";

/** Where a phone's 'See the countries' leads. */
export const RESULTS_ID = "plan-results";

/** Every country under what its law says, hope first. */
export function Results({ answers }: { answers: Answers }) {
  const groups = decideAll(answers);
  return (
    <>
      <p id={RESULTS_ID} role="status" className="scroll-mt-4 text-xl font-semibold">
        {summaryOf(countByVerdict(groups))}
      </p>
      {groups
        .filter(({ countries }) => countries.length > 0)
        .map(({ verdict, countries }) => (
          <section key={verdict} aria-labelledby={verdict} className="mt-6">
            <h2 id={verdict} className="text-2xl">
              {VERDICT_TEXTS[verdict].title}
            </h2>
            <p className="mt-1 text-quiet">{VERDICT_TEXTS[verdict].lead}</p>
            <Card as="ul" className="mt-3">
              {countries.map((each) => (
                <Result key={each.country.slug} {...each} answers={answers} />
              ))}
            </Card>
          </section>
        ))}
    </>
  );
}
