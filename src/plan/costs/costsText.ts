import { countryInSentence } from "@/law/lawPages.ts";
import { counted } from "@/ui/counted.ts";
import type { CostPlan } from "./costPlan.ts";
import { isMain, type Line } from "./lines.ts";
import { formatGaps, formatRange } from "./sum.ts";
import type { Costs } from "./useCosts.ts";

export interface CostsText {
  headline: string;
  sentences: string[];
}

export function describeCosts(
  { sum, lists, clinicsThere, lines }: Pick<Costs, "sum" | "lists" | "clinicsThere" | "lines">,
  plan: Pick<CostPlan, "country" | "clinic" | "currency" | "treatment">,
): CostsText {
  const { country, clinic, currency } = plan;
  if (clinic === "" && country === "" && sum.known === 0) {
    return {
      headline: "Choose a country or a clinic.",
      sentences: [
        "We count only prices with a source. What nobody publishes becomes a question to send to the clinic.",
      ],
    };
  }
  const there = countryInSentence(country);
  const isLeast = sum.unknown > 0 || lists.some((list) => list.sum.unknown > 0);
  const headline = sum.known === 0 ? "No price is known yet." : formatRange(sum, currency, isLeast);
  const gaps = formatGaps(sum);
  const areSeveral = lists.length > 1;
  const doubts = doubtsAbout(areSeveral ? lists.flatMap((list) => list.lines) : lines, plan, areSeveral);
  if (areSeveral) {
    const missing =
      sum.unknown === 0
        ? "Prices are missing in some lists: the real cost is higher."
        : `At least ${counted(sum.unknown, "price is", "prices are")} missing in each: the real cost is higher.`;
    return {
      headline,
      sentences: [
        `From the lowest to the highest of ${lists.length} price lists that clinics in ${there} publish. Each list includes different things.`,
        ...doubts,
        ...(isLeast ? [missing] : []),
        ...gaps.slice(1),
      ],
    };
  }
  if (lists.length === 1) {
    return {
      headline,
      sentences: [
        `From the only price list for this treatment that we know in ${there}.`,
        ...doubts,
        ...gaps,
      ],
    };
  }
  if (clinicsThere === null) return { headline, sentences: [...doubts, ...gaps] };
  const noList =
    clinicsThere === 0
      ? `We list no clinic in ${there}, so we know no price there. Send the questions below to any clinic.`
      : `We list ${counted(clinicsThere, "clinic", "clinics")} in ${there} and know of no published price for this treatment there. Send them the questions below.`;
  return { headline, sentences: sum.known === 0 ? [noList] : [noList, ...gaps] };
}

function doubtsAbout(
  lines: readonly Line[],
  plan: Pick<CostPlan, "treatment">,
  areSeveral: boolean,
): string[] {
  const prices = lines.flatMap((line) =>
    line.kind === "priced" && isMain(line.code, plan) ? line.counted.map(({ price }) => price) : [],
  );
  return [
    prices.some(({ basis }) => basis.group === "self_payer") &&
      (areSeveral
        ? "At least one list is for patients who pay themselves; ask whether it holds for patients from abroad."
        : "The list is for patients who pay themselves; ask whether it holds for patients from abroad."),
    prices.some(({ source }) => source.publishedBy === "third_party") &&
      (areSeveral
        ? "A third party read at least one list; we haven’t opened it ourselves."
        : "A third party read it; we haven’t opened it ourselves."),
  ].filter((doubt) => doubt !== false);
}
