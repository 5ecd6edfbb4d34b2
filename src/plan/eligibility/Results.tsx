import type { Answers } from "@/law/answers.ts";
import type { Verdict } from "@/law/eligibility.ts";
import { countByVerdict, decideAll } from "./decisions.ts";
import { formatSummary } from "./summary.ts";
import { Result } from "./Result.tsx";

const GROUPS: Record<Verdict, { title: string; lead: string }> = {
  yes: {
    title: "The law says yes",
    lead: "Every rule that we know to matter allows it. A clinic can still say no for medical reasons or by its own rules.",
  },
  ask: {
    title: "Ask a clinic",
    lead: "A rule that matters leaves it open, or we don’t know it well enough to say yes.",
  },
  no: { title: "The law says no", lead: "One rule rules it out." },
};

/** Every country under its answer: yes, ask, no. */
export function Results({ answers }: { answers: Answers }) {
  const groups = decideAll(answers);
  return (
    <>
      <p role="status" className="text-lg font-semibold">
        {formatSummary(countByVerdict(groups))}
      </p>
      {groups
        .filter(({ countries }) => countries.length > 0)
        .map(({ verdict, countries }) => (
          <section key={verdict} aria-labelledby={verdict} className="mt-8">
            <h2 id={verdict} className="text-2xl">
              {GROUPS[verdict].title}
            </h2>
            <p className="mt-1 text-quiet">{GROUPS[verdict].lead}</p>
            <ul className="mt-4 grid gap-4">
              {countries.map((each) => (
                <Result key={each.country.slug} {...each} answers={answers} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
