import { COUNTRY_RULES } from "@/law/allRules.ts";
import type { TypedAnswers } from "@/law/answers.ts";
import { changeAnswers } from "@/law/changeAnswers.ts";
import { explain, knownRule } from "@/law/explain.ts";
import { countryPath } from "@/law/countryPath.ts";
import { refusalOf } from "@/law/partialAnswers.ts";
import type { CountryRules, Rule } from "@/law/rules.ts";
import type { CostPlan } from "./costPlan.ts";
import type { LineCode } from "./lineRules.ts";

export interface Ban {
  /** Such as `Not allowed in Germany`. */
  title: string;
  sentence: string;
  rule: Rule;
  lawPath: string;
  /** Which lines the law rules out; null for the whole treatment. */
  lines: LineCode[] | null;
}

/** Returns what the law forbids of a plan of costs, in the countries of a clinic or the one that is chosen. */
export function bansOf(countries: readonly string[], plan: CostPlan, typed: TypedAnswers): Ban[] {
  const laws = COUNTRY_RULES.filter(({ listedAs }) => countries.includes(listedAs));
  // A clinic in a second country, or in one whose law we don't know, may still do it.
  if (laws.length !== 1 || countries.length !== 1) return [];
  return laws.flatMap((law) => treatmentBan(law, plan, typed) ?? testBan(law, plan) ?? []);
}

function treatmentBan(law: CountryRules, plan: CostPlan, typed: TypedAnswers): Ban | null {
  const hasDonorSperm = plan.wishes.includes("donor-sperm");
  const asked = changeAnswers(typed, { treatment: plan.treatment, ...(hasDonorSperm && { sperm: "donor" }) });
  const refusal = refusalOf(law, asked);
  if (!refusal?.rule) return null;
  return {
    title: `Not allowed in ${law.nameInSentence}`,
    sentence: explain(refusal.question, refusal.rule).sentence,
    ...{ rule: refusal.rule, lawPath: countryPath(law.slug), lines: null },
  };
}

/** Where only a serious inherited disease may be tested for, counting chromosomes is out. */
function testBan(law: CountryRules, plan: CostPlan): Ban | null {
  const rule = knownRule(law, "geneticTesting");
  if (rule?.code !== "inherited-disease" || !plan.wishes.includes("pgt")) return null;
  return {
    title: `PGT-A is not allowed in ${law.nameInSentence}`,
    sentence: explain("geneticTesting", rule).sentence,
    ...{ rule, lawPath: countryPath(law.slug), lines: ["pgtBiopsy", "pgtEmbryo"] },
  };
}
