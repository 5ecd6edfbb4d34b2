import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { BackLink } from "@/ui/BackLink.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { countryRulesQuery } from "./api.ts";
import { ReportRuleLink } from "./ReportRuleLink.tsx";
import { CheckedOnNote } from "./CheckedOnNote.tsx";
import { RuleSource } from "./RuleSource.tsx";
import type { CountryRules } from "./rules.ts";
import { rulesPath } from "./lawPages.ts";
import { ConditionList } from "./ConditionList.tsx";
import { countryRulesData } from "./structuredData.ts";
import { CountryLinks } from "./CountryLinks.tsx";
import { knownRule, explain } from "./explain.ts";
import { TOPICS, RULE_TEXTS, type Question } from "./ruleTexts.ts";

export default function CountryRulesPage() {
  const { slug = "" } = useParams();
  const { data: country } = useSuspenseQuery(countryRulesQuery(slug.toLowerCase()));
  if (country) return <Rules country={country} />;
  return (
    <>
      <PageMeta title="Country not found" />
      <Notice
        isPageTitle
        drawing={<NotFoundDrawing />}
        title="Country Not Found"
        text="We don’t know this country’s rules well enough yet, or the address may be mistyped."
      >
        <ButtonLink to="/countries">All countries</ButtonLink>
      </Notice>
    </>
  );
}

function Rules({ country }: { country: CountryRules }) {
  const { slug, name, nameInSentence, checkedOn, conditions } = country;
  const description = useMemo(() => countryRulesData(country, siteUrl), [country]);
  return (
    <article className="max-w-3xl">
      <PageMeta
        title={`IVF law in ${nameInSentence}`}
        description={`Who may have IVF in ${nameInSentence}, until what age, with whose eggs and sperm, and what happens to embryos. Each rule names its article.`}
        path={rulesPath(slug)}
      />
      <StructuredData data={description} />
      <BackLink to="/countries">All countries</BackLink>
      <h1 className="text-3xl sm:text-4xl">{`IVF law in ${nameInSentence}`}</h1>
      <CheckedOnNote checkedOn={checkedOn} />
      <CountryLinks country={country} />
      {TOPICS.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-2xl">
            {title}
          </h2>
          <dl className="divide-y divide-line">
            {questions.map((question) => (
              <Entry key={question} country={country} question={question} />
            ))}
          </dl>
        </section>
      ))}
      {conditions.length > 0 && (
        <section aria-labelledby="steps" className="mt-10">
          <h2 id="steps" className="text-2xl">
            Waits, papers and other conditions
          </h2>
          <ConditionList steps={conditions} />
        </section>
      )}
      <p className="mt-10 border-t border-line pt-4">
        Does a source say something else?{" "}
        <ReportRuleLink about={`IVF law: ${name}`}>Tell us which rule is wrong.</ReportRuleLink>
      </p>
    </article>
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
