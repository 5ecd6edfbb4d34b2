import type { Answers } from "@/law/answers.ts";
import type { CountryRules } from "@/law/rules.ts";
import { decideAll, groupByOutlook, type CountryDecision } from "@/plan/eligibility/decisions.ts";
import { VERDICT_TEXTS } from "@/plan/eligibility/verdictTexts.ts";
import { explain } from "@/law/explain.ts";
import { RULE_TEXTS } from "@/law/ruleTexts.ts";
import { formatAnswers } from "./formatAnswers.ts";

interface VerdictsProps {
  laws: readonly CountryRules[];
  answers: Answers;
  ofClinics: CountryRules[];
}

export function Verdicts({ laws, answers, ofClinics }: VerdictsProps) {
  const matters = (country: CountryRules) => ofClinics.length === 0 || ofClinics.includes(country);
  const groups = groupByOutlook(decideAll(laws, answers));
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
      {groups.map(({ outlook, countries }) => {
        const own = countries.filter(({ country }) => matters(country));
        const others = countries.filter(({ country }) => !matters(country));
        return (
          <div key={outlook} className="mt-4 print:break-inside-avoid">
            <h3 className="text-lg">{VERDICT_TEXTS[outlook].title}</h3>
            <ul className="mt-1 grid gap-x-10 gap-y-1 lg:grid-cols-2 print:grid-cols-2">
              {own.map((each) => (
                <CountryVerdict key={each.country.slug} {...each} />
              ))}
            </ul>
            {others.length > 0 && (
              <p className="text-sm text-quiet">{others.map(({ country }) => country.name).join(", ")}</p>
            )}
          </div>
        );
      })}
    </>
  );
}

function CountryVerdict({ country, decision: { verdict, question, rule } }: CountryDecision) {
  return (
    <li>
      <span className="font-medium">{country.name}</span>
      {verdict !== "allowed" && (
        <span className="block text-sm text-quiet">
          <span>{`${RULE_TEXTS[question].title}: ${explain(question, rule).short}`}</span>
          {rule?.article !== undefined && <span>{`; ${rule.article}`}</span>}
        </span>
      )}
    </li>
  );
}
