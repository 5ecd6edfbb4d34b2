import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { dueRules, type DueRule } from "@/law/due.ts";
import { RuleSource } from "@/law/RuleSource.tsx";
import { lawsQuery } from "@/law/api.ts";
import { lawsOf } from "@/law/lawsFromJson.ts";
import { countryPath } from "@/law/countryPath.ts";
import type { CountryRules } from "@/law/rules.ts";
import { RULE_TEXTS } from "@/law/ruleTexts.ts";
import { counted } from "@/ui/counted.ts";
import { formatLongDate } from "@/ui/dates.ts";

const WHY: Record<DueRule["why"], string> = {
  ends: "It is due to change, or has changed.",
  old: "Nobody has checked it for a year.",
  weak: "It rests on one weak page or on memory, so visitors read ‘not known to us’.",
};

/** Rules change in the code, not here. */
export default function RulesDuePage() {
  const { data: laws } = useQuery({ ...lawsQuery(), select: lawsOf });
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <AdminPage title="Countries’ rules">
      {laws && <DueList laws={laws} due={dueRules(laws, today)} />}
    </AdminPage>
  );
}

function DueList({ laws, due }: { laws: CountryRules[]; due: DueRule[] }) {
  return (
    <>
      <p className="max-w-3xl text-quiet">
        A rule is due when it is about to change, a year after its check, or when its source is weak. Open the
        source, compare it, then ask a developer to update the country’s file in{" "}
        <code className="wrap-anywhere">src/law/rules</code> changed: the rule, or just the day of the check.
      </p>
      <h2 className="mt-8 text-2xl">{counted(due.length, "rule is due", "rules are due")}</h2>
      <ul className="mt-4 grid max-w-3xl divide-y divide-line">
        {due.map(({ country, question, rule, why }) => (
          <li key={`${country.slug} ${question}`} className="py-4">
            <h3 className="text-lg">
              <Link
                to={`${countryPath(country.slug)}#${question}`}
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
      <h2 className="mt-10 text-2xl">When each country was checked</h2>
      <ul className="mt-3 grid gap-1">
        {laws.map(({ slug, name, checkedOn }) => (
          <li key={slug}>{`${name}: ${formatLongDate(checkedOn)}`}</li>
        ))}
      </ul>
    </>
  );
}
