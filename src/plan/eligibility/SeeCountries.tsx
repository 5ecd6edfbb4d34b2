import type { Answers } from "@/law/answers.ts";
import { counted } from "@/ui/counted.ts";
import { countByVerdict, countPastUsualAge, decideAll } from "./decisions.ts";
import { RESULTS_ID } from "./Results.tsx";

/** Keeps the way to the countries in view while somebody answers on a phone. */
export function SeeCountries({ answers }: { answers: Answers }) {
  const groups = decideAll(answers);
  const counts = countByVerdict(groups);
  const hopeful = counts.allowed + counts["not-forbidden"] - countPastUsualAge(groups);
  return (
    <p className="sticky bottom-3 z-10 mt-3 text-center lg:hidden print:hidden">
      <a
        href={`#${RESULTS_ID}`}
        className="inline-flex min-h-11 items-center rounded-full bg-accent px-6 py-2 font-medium text-accent-on shadow-lg"
      >
        {hopeful > 0 ? `See ${counted(hopeful, "country", "countries")}` : "See what the countries say"}
      </a>
    </p>
  );
}
