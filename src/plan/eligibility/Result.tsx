import { Check, ChevronDown, CircleHelp, MessageCircleQuestion, X } from "lucide-react";
import { Link } from "react-router-dom";
import type { Answers } from "@/law/answers.ts";
import { relevantQuestions, type Verdict } from "@/law/eligibility.ts";
import { RuleSource } from "@/law/RuleSource.tsx";
import { countryPath } from "@/law/countryPath.ts";
import { ConditionList } from "@/law/ConditionList.tsx";
import { conditionsFor } from "@/law/conditions.ts";
import { knownRule, explain } from "@/law/explain.ts";
import { RULE_TEXTS } from "@/law/ruleTexts.ts";
import type { CountryDecision } from "./decisions.ts";
import { shortReason } from "./shortReason.ts";
import { LazyClinics } from "./LazyClinics.tsx";

const SIGNS: Record<Verdict, typeof Check> = {
  allowed: Check,
  "not-forbidden": MessageCircleQuestion,
  unknown: CircleHelp,
  forbidden: X,
};

export function Result({
  country,
  decision,
  isPastUsualAge,
  answers,
}: CountryDecision & { answers: Answers }) {
  const { verdict, question, rule } = decision;
  const Sign = isPastUsualAge ? CircleHelp : SIGNS[verdict];
  const relevant = relevantQuestions(country, answers);
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="px-4 sm:px-5">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-1">
          <Sign aria-hidden className="size-5 shrink-0 text-accent" />
          <span className="min-w-0 grow wrap-anywhere">
            <h3 className="text-base leading-snug">{country.name}</h3>
            <span className="block text-sm leading-snug text-quiet">
              {verdict === "allowed" ? "Every rule allows it" : shortReason(question, rule)}
            </span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet" />
          <span className="sr-only">Why?</span>
        </summary>
        <div className="pb-5">
          <p className="font-semibold">{RULE_TEXTS[question].title}</p>
          <p>{explain(question, rule).sentence}</p>
          {rule && <RuleSource rule={rule} />}
          {verdict !== "forbidden" && (
            <WhatElseMatters country={country} answers={answers} relevant={relevant} />
          )}
          <p className="mt-3">
            <Link to={countryPath(country.slug)} className="text-accent underline underline-offset-4">
              {`All rules in ${country.nameInSentence}`}
            </Link>
          </p>
        </div>
      </details>
    </li>
  );
}

interface WhatElseMattersProps {
  country: CountryDecision["country"];
  answers: Answers;
  relevant: (keyof typeof RULE_TEXTS)[];
}

function WhatElseMatters({ country, answers, relevant }: WhatElseMattersProps) {
  const steps = conditionsFor(country, answers);
  const isSecondHand = relevant.some((each) => knownRule(country, each)?.confidence === "M");
  return (
    <>
      {isSecondHand && (
        <p className="mt-2 text-amber">
          Some of this comes from secondary sources, so ask the clinic before you count on it.
        </p>
      )}
      <p className="mt-4 font-semibold">{`Every rule that applies to you in ${country.nameInSentence}`}</p>
      <ul className="mt-1 grid gap-3">
        {relevant.map((each) => (
          <RelevantRule key={each} question={each} country={country} />
        ))}
      </ul>
      {steps.length > 0 && (
        <p className="mt-4 font-semibold">Waiting times, documents and other conditions</p>
      )}
      <ConditionList steps={steps} />
      <LazyClinics country={country} />
    </>
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
