import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { lawsQuery } from "@/law/api.ts";
import { dueRules, type DueRule } from "@/law/due.ts";
import { RULE_TEXTS } from "@/law/ruleTexts.ts";
import { lawsOf } from "@/law/useLaws.ts";
import { counted } from "@/ui/counted.ts";
import { LAW_PATH, rulePath } from "./storedRule.ts";

export function RulesDue() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <section aria-labelledby="rules" className="mt-10">
      <h2 id="rules" className="text-2xl">
        Countries’ rules
      </h2>
      <QueryResult
        result={useQuery({ ...lawsQuery(), select: lawsOf, staleTime: 0 })}
        what="which rules are due"
        outline={null}
      >
        {(laws) => <DueLinks due={dueRules(laws, today)} />}
      </QueryResult>
    </section>
  );
}

function DueLinks({ due }: { due: DueRule[] }) {
  return (
    <>
      <p>
        <Link to={LAW_PATH} className={LINK}>
          {counted(due.length, "rule is due for a check", "rules are due for a check")}
        </Link>
      </p>
      <ul>
        {due.slice(0, MOST_SHOWN).map(({ country, question }) => (
          <li key={`${country.slug} ${question}`}>
            <Link to={rulePath(country.slug, question)} className={LINK}>
              {`${country.name}: ${RULE_TEXTS[question].title}`}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const MOST_SHOWN = 3;
const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";
