import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { lawsQuery } from "@/law/api.ts";
import { dueRules } from "@/law/due.ts";
import { lawsOf } from "@/law/lawsFromJson.ts";
import { counted } from "@/ui/counted.ts";

export function RulesDue() {
  const { data: laws } = useQuery({ ...lawsQuery(), select: lawsOf });
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const due = dueRules(laws ?? [], today).length;
  return (
    <section aria-labelledby="rules" className="mt-10">
      <h2 id="rules" className="text-2xl">
        Countries’ rules
      </h2>
      <p className="mt-2">
        <Link to="/admin/rules" className="text-accent underline underline-offset-4">
          {counted(due, "rule is due for a check", "rules are due for a check")}
        </Link>
      </p>
    </section>
  );
}
