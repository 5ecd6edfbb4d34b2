import { useMemo } from "react";
import type { Json } from "@/backend/database.types.ts";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { CheckedOnNote } from "./CheckedOnNote.tsx";
import { ConditionList } from "./ConditionList.tsx";
import { knownRule, explain } from "./explain.ts";
import { EVERY_RULE } from "./everyRuleId.ts";
import { lawsOf } from "./useLaws.ts";
import { ReportRuleLink } from "./ReportRuleLink.tsx";
import { RuleSource } from "./RuleSource.tsx";
import type { CountryRules } from "./rules.ts";
import { countryRulesData } from "./structuredData.ts";
import { TOPICS, RULE_TEXTS, type Question } from "./ruleTexts.ts";

export function RulesOf({ laws }: { laws: readonly Json[] }) {
  return lawsOf(laws).map((country) => <EveryRule key={country.slug} country={country} />);
}

export function EveryRule({ country }: { country: CountryRules }) {
  const { name, conditions } = country;
  return (
    <section aria-labelledby={EVERY_RULE} className="max-w-3xl">
      <LawData country={country} />
      <h2 id={EVERY_RULE} tabIndex={-1} className="scroll-mt-6 text-2xl">
        Every rule, with its article
      </h2>
      <CheckedOnNote countries={[country]} />
      {TOPICS.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} className="mt-8">
          <h3 id={id} tabIndex={-1} className="scroll-mt-6 text-xl">
            {title}
          </h3>
          <dl className="divide-y divide-line">
            {questions.map((question) => (
              <Entry key={question} country={country} question={question} />
            ))}
          </dl>
        </section>
      ))}
      {conditions.length > 0 && (
        <section aria-labelledby="steps" className="mt-8">
          <h3 id="steps" className="text-xl">
            Waiting times, documents and other conditions
          </h3>
          <ConditionList steps={conditions} />
        </section>
      )}
      <p className="mt-8 border-t border-line pt-4">
        Does a source say something else?{" "}
        <ReportRuleLink about={`IVF law: ${name}`}>Tell us which rule is wrong.</ReportRuleLink>
      </p>
    </section>
  );
}

function Entry({ country, question }: { country: CountryRules; question: Question }) {
  const rule = knownRule(country, question);
  return (
    <div id={question} className="scroll-mt-6 py-4">
      <dt className="font-semibold">{RULE_TEXTS[question].title}</dt>
      <dd className={rule ? "mt-1" : "mt-1 text-quiet italic"}>{explain(question, rule).sentence}</dd>
      {rule && (
        <dd>
          <RuleSource rule={rule} />
        </dd>
      )}
    </div>
  );
}

function LawData({ country }: { country: CountryRules }) {
  const data = useMemo(() => countryRulesData(country, siteUrl), [country]);
  return <StructuredData data={data} />;
}
