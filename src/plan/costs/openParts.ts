import { partsToAskFor } from "@/directory/facts/priceLabels.ts";
import type { CostPlan } from "./costPlan.ts";
import { RULES } from "./lineRules.ts";
import { isMain, type Line } from "./lines.ts";
import type { Question } from "./questions.ts";

/** Parts of a treatment that no line of the bill is for, in words that continue a question. */
const NAMES: Record<string, Question> = {
  monitoring: { en: "monitoring", cs: "ultrazvukové kontroly", pl: "monitorowanie cyklu" },
  retrieval: { en: "egg collection", cs: "odběr vajíček", pl: "pobranie komórek jajowych" },
  fertilisation: { en: "fertilisation", cs: "oplození vajíček", pl: "zapłodnienie" },
  transfer: { en: "embryo transfer", cs: "transfer embrya", pl: "transfer zarodka" },
  sperm_preparation: { en: "sperm preparation", cs: "příprava spermií", pl: "przygotowanie nasienia" },
  donor_selection: { en: "choice of the donor", cs: "výběr dárkyně", pl: "dobór dawczyni" },
  donor_compensation: {
    en: "the donor’s compensation",
    cs: "kompenzace dárkyně",
    pl: "rekompensata dla dawczyni",
  },
  donor_stimulation: { en: "the donor’s medicines", cs: "léky pro dárkyni", pl: "leki dla dawczyni" },
  donor_tests: { en: "the donor’s tests", cs: "vyšetření dárkyně", pl: "badania dawczyni" },
};

export function openParts(lines: readonly Line[], plan: Pick<CostPlan, "treatment">): string[] {
  const main = lines.find(({ code }) => isMain(code, plan));
  if (main?.kind !== "priced") return [];
  // A list that includes one part of a line may still be silent about another.
  const covered = new Set(lines.filter(({ kind }) => kind !== "included").flatMap(partsOfQuestion));
  const open = new Set(main.counted.flatMap(({ price }) => partsToAskFor(price.basis)));
  return [...open].filter((part) => NAMES[part] && !covered.has(part));
}

function partsOfQuestion({ code }: Line): string[] {
  const { parts = [] } = RULES[code];
  return code === "donorEggs" ? [...parts, "donor_tests"] : parts;
}

export function partsQuestion(parts: readonly string[]): Question | null {
  if (parts.length === 0) return null;
  const listed = (language: keyof Question) =>
    parts.flatMap((part) => NAMES[part]?.[language] ?? []).join(", ");
  return {
    en: `Are these included in the price, and if not, what do they cost: ${listed("en")}?`,
    cs: `Jsou v ceně zahrnuty i tyto položky, a pokud ne, kolik stojí: ${listed("cs")}?`,
    pl: `Czy cena obejmuje również te pozycje, a jeśli nie, ile kosztują: ${listed("pl")}?`,
  };
}
