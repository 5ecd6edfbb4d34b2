import { Link } from "react-router-dom";
import { Card } from "@/ui/Card.tsx";
import type { Answers } from "@/law/answers.ts";
import { ReportRuleLink } from "@/law/ReportRuleLink.tsx";
import { relevantQuestions } from "@/law/eligibility.ts";
import { RuleSource } from "@/law/RuleSource.tsx";
import { rulesPath } from "@/law/lawPages.ts";
import { ConditionList } from "@/law/ConditionList.tsx";
import { conditionsFor } from "@/law/conditions.ts";
import { knownRule, explain } from "@/law/explain.ts";
import { RULE_TEXTS } from "@/law/ruleTexts.ts";
import type { CountryDecision } from "./decisions.ts";
import { LazyClinics } from "./LazyClinics.tsx";

/** One country: the rule that decides with its source, what else matters, and the clinics there. */
export function Result({ country, decision, answers }: CountryDecision & { answers: Answers }) {
  const { verdict, question, rule } = decision;
  const steps = conditionsFor(country, answers);
  const relevant = relevantQuestions(answers);
  const isSecondHand = relevant.some((each) => knownRule(country, each)?.confidence === "M");
  return (
    <Card as="li" className="p-5">
      <h3 className="text-xl">
        <Link to={rulesPath(country.slug)} className="text-accent underline underline-offset-4">
          {country.name}
        </Link>
      </h3>
      <p className="mt-2 font-semibold">{RULE_TEXTS[question].title}</p>
      <p>{explain(question, rule).sentence}</p>
      {rule && <RuleSource rule={rule} />}
      {verdict === "yes" && isSecondHand && (
        <p className="mt-2 text-amber">
          Some of this is second-hand, so ask the clinic before you count on it.
        </p>
      )}
      {verdict !== "no" && (
        <>
          <details className="mt-2">
            <summary className="min-h-11 cursor-pointer py-2 text-accent">
              {`All that matters for you in ${country.nameInSentence}`}
            </summary>
            <ul className="mt-1 grid gap-3">
              {relevant.map((each) => (
                <RelevantRule key={each} question={each} country={country} />
              ))}
            </ul>
            {steps.length > 0 && <p className="mt-4 font-semibold">Waits, papers and other conditions</p>}
            <ConditionList steps={steps} />
          </details>
          <p className="mt-2">
            <LazyClinics country={country} />
          </p>
        </>
      )}
      <p className="mt-2 text-sm text-quiet">
        <ReportRuleLink about={`IVF law: ${country.name}, ${RULE_TEXTS[question].title}`}>
          {`Tell us if we are wrong about ${country.nameInSentence}`}
        </ReportRuleLink>
      </p>
    </Card>
  );
}

function RelevantRule({
  question,
  country,
}: {
  question: keyof typeof RULE_TEXTS;
  country: CountryDecision["country"];
}) {
  const rule = knownRule(country, question);
  return (
    <li>
      <p className="font-medium">{RULE_TEXTS[question].title}</p>
      <p className={rule ? "" : "text-quiet italic"}>{explain(question, rule).sentence}</p>
      {rule && <RuleSource rule={rule} />}
    </li>
  );
}
