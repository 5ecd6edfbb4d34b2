import { LineGroups } from "./LineGroups.tsx";
import { languageOf, questionsFor } from "./letter.ts";
import { linesOf } from "./lines.ts";
import type { CostPlan } from "./costPlan.ts";
import { QuestionsToSend } from "./QuestionsToSend.tsx";
import type { Bans } from "./useBans.ts";
import type { Costs } from "./useCosts.ts";

export interface CostDetailsProps {
  costs: Costs;
  plan: CostPlan;
  countries: readonly string[];
  bans: Pick<Bans, "banned" | "mayAsk">;
}

export default function CostDetails({ costs, plan, countries, bans: { banned, mayAsk } }: CostDetailsProps) {
  const { clinic, lines, lists } = costs;
  // A letter to any clinic of a country asks about the treatment itself, too.
  const asked = questionsFor(plan.clinic === "" ? linesOf(plan, [], banned) : lines, plan);
  return (
    <>
      <section aria-labelledby="costs-lines" className="print:hidden">
        <h2 id="costs-lines" className="mb-4 text-2xl">
          Line by line
        </h2>
        {lists.length > 1 ? (
          <p className="text-lg">Choose one of the lists above to see it line by line.</p>
        ) : (
          <LineGroups lines={lines} plan={plan} />
        )}
      </section>
      {mayAsk && asked.length > 0 && (
        <QuestionsToSend
          asked={asked}
          language={languageOf(countries)}
          clinicId={clinic?.id ?? null}
          plan={plan}
        />
      )}
    </>
  );
}
