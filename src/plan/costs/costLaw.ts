import type { Json } from "@/backend/database.types.ts";
import { completeAnswers, type Answers, type TypedAnswers } from "@/law/answers.ts";
import { changeAnswers } from "@/law/changeAnswers.ts";
import { conditionsFor } from "@/law/conditions.ts";
import { explain, knownRule } from "@/law/explain.ts";
import { countryPath } from "@/law/countryPath.ts";
import { lawsOf } from "@/law/useLaws.ts";
import { doClinicsStopEarlier, mayBeTreated, possibleAnswers, refusalOf } from "@/law/eligibility.ts";
import type { CountryRules, Rule } from "@/law/rules.ts";
import type { Outlook } from "@/plan/eligibility/decisions.ts";
import { isFrozenTransfer } from "@/law/treatments.ts";
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

export function bansIn(laws: readonly Json[], ...asked: LawArguments): Ban[] {
  return bansOf(lawsOf(laws), ...asked);
}

type LawArguments = [countries: readonly string[], plan: CostPlan, typed: TypedAnswers];

export function bansOf(all: readonly CountryRules[], ...[countries, plan, typed]: LawArguments): Ban[] {
  const laws = all.filter(({ listedAs }) => countries.includes(listedAs));
  // A clinic in a second country, or in one whose law we don't know, may still do it.
  if (countries.length !== 1) return [];
  return laws.flatMap((law) => treatmentBan(law, plan, typed) ?? testBan(law, plan) ?? []);
}

/** Returns whether the law demands a notary at home, where documents are left out unless they were chosen. */
export function needsNotary(laws: readonly Json[], ...[countries, plan, typed]: LawArguments): boolean {
  if (countries.length !== 1 || [...plan.wishes, ...plan.chosen].includes("papers")) return false;
  const law = lawsOf(laws).find(({ listedAs }) => countries.includes(listedAs));
  return (
    law !== undefined &&
    possibleAnswers(answersForPlan(plan, typed)).every((each) => demandsNotary(law, each))
  );
}

function demandsNotary(law: CountryRules, answers: Answers): boolean {
  const permission = knownRule(law, answers.partner)?.code ?? "";
  return (
    ["notarial", "one-as-single"].includes(permission) ||
    conditionsFor(law, answers).some(({ code }) => code === "notary-unmarried-or-donor")
  );
}

/** Returns the plan without a test that the law forbids, and so without what the test takes. */
export function withoutBanned(plan: CostPlan, bans: readonly Ban[]): CostPlan {
  const isTestBanned = bans.some(({ lines }) => lines?.includes("pgtBiopsy"));
  return isTestBanned ? { ...plan, wishes: plan.wishes.filter((wish) => wish !== "pgt") } : plan;
}

function answersForPlan(plan: CostPlan, typed: TypedAnswers): TypedAnswers {
  const hasDonorSperm = plan.wishes.includes("donor-sperm");
  return changeAnswers(typed, { treatment: plan.treatment, ...(hasDonorSperm && { sperm: "donor" }) });
}

export interface OtherCountry {
  /** As clinics' rows call it. */
  name: string;
  verdict: Exclude<Outlook, "unknown" | "forbidden">;
}

/** Without an age and who would be treated, the countries left are those that rule nothing out. */
export function countriesLeft(
  laws: readonly CountryRules[],
  plan: CostPlan,
  typed: TypedAnswers,
): OtherCountry[] {
  const asked = answersForPlan(plan, typed);
  const answers = completeAnswers(asked);
  const possible = possibleAnswers(asked);
  return laws.flatMap((law): OtherCountry[] => {
    const name = law.listedAs;
    const verdict = answers
      ? mayBeTreated(law, answers).verdict
      : refusalOf(law, asked)
        ? "forbidden"
        : "not-forbidden";
    if (verdict === "unknown" || verdict === "forbidden") return [];
    const isPastUsualAge =
      verdict === "not-forbidden" && possible.every((each) => doClinicsStopEarlier(law, each));
    return [{ name, verdict: isPastUsualAge ? "past-usual-age" : verdict }];
  });
}

function treatmentBan(law: CountryRules, plan: CostPlan, typed: TypedAnswers): Ban | null {
  const refusal = refusalOf(law, answersForPlan(plan, typed));
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
  if (rule?.code !== "inherited-disease" || isFrozenTransfer(plan.treatment) || !plan.wishes.includes("pgt"))
    return null;
  return {
    title: `PGT-A is not allowed in ${law.nameInSentence}`,
    sentence: explain("geneticTesting", rule).sentence,
    ...{ rule, lawPath: countryPath(law.slug), lines: ["pgtBiopsy", "pgtEmbryo"] },
  };
}
