import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { StoredDrafts } from "@/admin/drafts/StoredDrafts.tsx";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { lawsQuery } from "@/law/api.ts";
import { dueRules, type DueRule } from "@/law/due.ts";
import { knownRule } from "@/law/explain.ts";
import { lawsOf } from "@/law/useLaws.ts";
import { RuleSource } from "@/law/RuleSource.tsx";
import { QUESTIONS, RULE_TEXTS } from "@/law/ruleTexts.ts";
import type { CountryRules } from "@/law/rules.ts";
import { counted } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { listRuleDrafts } from "./ruleForm.ts";
import { lawPath, rulePath } from "./storedRule.ts";

const WHY: Record<DueRule["why"], string> = {
  ends: "It is due to change, or has changed.",
  old: "Nobody has checked it for a year.",
  weak: "It rests on one weak page or on memory, so visitors read ‘Not known’.",
};

export default function LawPage() {
  return (
    <AdminPage title="Law">
      <p className="-mt-4 mb-8 max-w-prose text-quiet">
        What you save here is at once in the rules on the country’s page, in the comparison of countries and
        in everybody’s plan. Each rule has its text and its article; the history shows who changed what, and
        puts it back.
      </p>
      <StoredDrafts list={listRuleDrafts} unnamed="a rule" />
      <Laws />
    </AdminPage>
  );
}

function Laws() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <QueryResult result={useQuery({ ...lawsQuery(), select: lawsOf, staleTime: 0 })} what="the law">
      {(laws) => (
        <>
          <DueList due={dueRules(laws, today)} />
          <CountryList laws={laws} />
        </>
      )}
    </QueryResult>
  );
}

function DueList({ due }: { due: DueRule[] }) {
  return (
    <section aria-labelledby="due">
      <h2 id="due" className="text-2xl">
        {counted(due.length, "rule is due for a check", "rules are due for a check")}
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        A rule is due when it is about to change, a year after its check, or when its source is weak.
      </p>
      <ul className="mt-2 grid max-w-3xl divide-y divide-line">
        {due.map(({ country, question, rule, why }) => (
          <li key={`${country.slug} ${question}`} className="py-4">
            <h3 className="text-lg">
              <Link
                to={rulePath(country.slug, question)}
                className="text-accent underline underline-offset-4"
              >
                {`${country.name}: ${RULE_TEXTS[question].title}`}
              </Link>
            </h3>
            <p>{WHY[why]}</p>
            <RuleSource rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CountryList({ laws }: { laws: CountryRules[] }) {
  return (
    <section aria-labelledby="countries" className="mt-10 max-w-3xl">
      <h2 id="countries" className="text-2xl">
        Countries
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {laws
          .toSorted((one, other) => one.checkedOn.localeCompare(other.checkedOn))
          .map((country) => (
            <li key={country.slug} className="flex flex-wrap items-center justify-between gap-x-5 py-1.5">
              <Link
                to={lawPath(country.slug)}
                className="inline-flex min-h-11 items-center text-lg text-accent underline underline-offset-4"
              >
                {country.name}
              </Link>
              <p className="text-sm text-quiet">{stateOf(country)}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}

function stateOf(country: CountryRules): string {
  const known = QUESTIONS.filter((question) => knownRule(country, question) !== null).length;
  return `Checked on ${formatShortDate(country.checkedOn)}; ${known} of ${QUESTIONS.length} answered`;
}
