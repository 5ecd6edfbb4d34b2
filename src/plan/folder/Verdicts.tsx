import type { Answers } from "@/law/answers.ts";
import { decideAll } from "@/plan/eligibility/decisions.ts";
import { VERDICT_TEXTS } from "@/plan/eligibility/verdictTexts.ts";
import { explain } from "@/law/explain.ts";
import { RULE_TEXTS } from "@/law/ruleTexts.ts";
import { formatAnswers } from "./formatAnswers.ts";

/** What somebody answered, and what each country's law says to it. */
export function Verdicts({ answers }: { answers: Answers }) {
  return (
    <>
      <dl className="grid gap-x-10 sm:grid-cols-2 print:grid-cols-2">
        {formatAnswers(answers).map(([question, answer]) => (
          <div key={question} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
            <dt className="text-quiet">{question}</dt>
            <dd className="font-medium">{answer}</dd>
          </div>
        ))}
      </dl>
      {decideAll(answers)
        .filter(({ countries }) => countries.length > 0)
        .map(({ verdict, countries }) => (
          <div key={verdict} className="mt-4 print:break-inside-avoid">
            <h3 className="text-lg">{VERDICT_TEXTS[verdict].title}</h3>
            <ul className="mt-1 grid gap-x-10 gap-y-1 lg:grid-cols-2 print:grid-cols-2">
              {countries.map(({ country, decision: { question, rule } }) => (
                <li key={country.slug}>
                  <span className="font-medium">{country.name}</span>
                  {verdict !== "allowed" && (
                    <span className="block text-sm text-quiet">
                      <span>{`${RULE_TEXTS[question].title}: ${explain(question, rule).short}`}</span>
                      {rule?.article !== undefined && <span>{`; ${rule.article}`}</span>}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </>
  );
}
