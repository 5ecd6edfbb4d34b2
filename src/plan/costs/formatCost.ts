import type { Treatment } from "@/law/treatments.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { grouped } from "@/ui/counted.ts";
import type { CostPlan } from "./costPlan.ts";
import { convert } from "@/directory/facts/currencies.ts";
import type { LineCode } from "./lineRules.ts";
import type { Line } from "./lines.ts";
import { roundAbout } from "@/directory/facts/rounding.ts";

export const TREATMENT_NAMES: Record<Treatment, string> = {
  "own-eggs": "IVF with your own eggs",
  "donor-eggs": "IVF with donor eggs",
  "frozen-tablets": "Frozen transfer, with tablets",
  "frozen-natural": "Frozen transfer, in a natural cycle",
};

const LINE_NAMES: Record<LineCode, string> = {
  consultation: "First consultation",
  tests: "Tests before treatment",
  cycle: "The IVF cycle itself",
  donorEggs: "The donor’s choice, compensation and medicines",
  drugs: "Medicines",
  icsi: "ICSI",
  blastocyst: "Growing embryos to day 5",
  anaesthesia: "Anaesthesia",
  freezing: "Freezing embryos",
  storage: "Storing them for a year",
  frozenTransfer: "Transfer of a frozen embryo",
  pgtBiopsy: "PGT-A: biopsy",
  pgtEmbryo: "PGT-A: test of each embryo",
  donorSperm: "Donor sperm",
  notary: "Notary",
  translation: "Official translations",
  travel: "Travel",
  nights: "Nights",
  other: "Everything else",
};

export function lineName(code: LineCode, { treatment }: Pick<CostPlan, "treatment">): string {
  const usesDonorEggs = code === "cycle" && treatment === "donor-eggs";
  return usesDonorEggs ? "The cycle with donor eggs" : LINE_NAMES[code];
}

interface FormattedCost {
  listed: string;
  /** In the currency of the plan; null if it says the same. */
  total: string | null;
}

/** Returns each listed price of a line once. */
export function formatCost(line: Line, currency: string): FormattedCost[] {
  if (line.kind === "yours") return [formatListed(line.amount, currency, line.times, currency)];
  if (line.kind !== "priced") return [];
  const costs = line.counted.map(({ price, times }) =>
    formatListed(price.amount, price.basis.currency, times, currency),
  );
  return [...new Map(costs.map((cost) => [cost.listed, cost])).values()];
}

function formatListed(amount: number, from: string, times: number, to: string): FormattedCost {
  const once = formatMoney(amount, from);
  const listed = times === 1 ? once : `${once} × ${grouped(times)}`;
  const total = convert(amount * times, from, to);
  if (total === null || (from === to && times === 1)) return { listed, total: null };
  return {
    listed,
    total: from === to ? formatMoney(total, to) : `about ${formatMoney(roundAbout(total), to)}`,
  };
}
