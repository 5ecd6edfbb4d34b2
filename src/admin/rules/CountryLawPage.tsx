import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { TOPICS } from "@/law/ruleTexts.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { lawChecksQuery, rulesToEditQuery } from "./api.ts";
import { CountryCheck } from "./CountryCheck.tsx";
import { RuleItem } from "./RuleItem.tsx";
import { RuleNotFound } from "./RuleToEdit.tsx";
import {
  CONDITION,
  LAW_PATH,
  lawCountryAt,
  rulePath,
  type LawCountry,
  type StoredRule,
} from "./storedRule.ts";

export default function CountryLawPage() {
  const country = lawCountryAt(useParams().country);
  return (
    <AdminPage
      title={country ? `The law of ${country.name}` : "Law"}
      back={<BackLink to={LAW_PATH}>Back to the law</BackLink>}
    >
      {country ? <Law key={country.slug} country={country} /> : <RuleNotFound />}
    </AdminPage>
  );
}

function Law({ country }: { country: LawCountry }) {
  const rules = useQuery(rulesToEditQuery(country.slug));
  const checks = useQuery(lawChecksQuery());
  return (
    <QueryResult result={rules} what="this law">
      {(known) => (
        <QueryResult result={checks} what="when it was checked">
          {(days) => <Rules country={country} rules={known} checkedOn={days[country.slug] ?? null} />}
        </QueryResult>
      )}
    </QueryResult>
  );
}

interface RulesProps {
  country: LawCountry;
  rules: StoredRule[];
  checkedOn: string | null;
}

function Rules({ country, rules, checkedOn }: RulesProps) {
  const conditions = rules.filter(({ question }) => question === CONDITION);
  return (
    <>
      <CountryCheck country={country} checkedOn={checkedOn} />
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link to={country.page} className={LINK}>
          The page that visitors read
        </Link>
        <Link to="/admin/history?kind=law" className={LINK}>
          Who changed what
        </Link>
      </p>
      {TOPICS.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={`law-${id}`} className="mt-8">
          <h2 id={`law-${id}`} className="text-2xl">
            {title}
          </h2>
          <ul className="mt-3 grid gap-3 xl:grid-cols-2">
            {questions.map((question) => (
              <RuleItem
                key={question}
                country={country}
                asked={question}
                rule={rules.find((rule) => rule.question === question)}
              />
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="law-conditions" className="mt-8">
        <h2 id="law-conditions" className="text-2xl">
          Waiting times, documents and other conditions
        </h2>
        <ul className="mt-3 grid gap-3 xl:grid-cols-2">
          {conditions.map((rule) => (
            <RuleItem key={rule.id} country={country} asked={CONDITION} rule={rule} />
          ))}
        </ul>
        <ButtonLink to={rulePath(country.slug, CONDITION)} tone="outline" className="mt-4">
          Add a condition
        </ButtonLink>
      </section>
    </>
  );
}

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";
