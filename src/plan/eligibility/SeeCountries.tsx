import type { Answers } from "@/law/answers.ts";
import type { CountryRules } from "@/law/rules.ts";
import { counted } from "@/ui/counted.ts";
import { StickyAnswerLink } from "@/ui/StickyAnswerLink.tsx";
import { countByVerdict, countPastUsualAge, decideAll } from "./decisions.ts";
import { RESULTS_ID } from "./Results.tsx";

export interface SeeCountriesProps {
  laws: readonly CountryRules[];
  answers: Answers;
}

export function SeeCountries({ laws, answers }: SeeCountriesProps) {
  const groups = decideAll(laws, answers);
  const counts = countByVerdict(groups);
  const hopeful = counts.allowed + counts["not-forbidden"] - countPastUsualAge(groups);
  return (
    <StickyAnswerLink targetId={RESULTS_ID}>
      {hopeful > 0 ? `See ${counted(hopeful, "country", "countries")}` : "See what the countries say"}
    </StickyAnswerLink>
  );
}
