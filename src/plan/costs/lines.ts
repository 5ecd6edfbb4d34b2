import type { Item } from "@/directory/facts/codes.ts";
import type { Price } from "@/directory/facts/facts.ts";
import { amountOf } from "./amount.ts";
import type { CostPlan } from "./costPlan.ts";
import { hasRate } from "@/directory/facts/currencies.ts";
import { isFrozen, LINES, RULES, type LineCode } from "./lineRules.ts";
import { isTested, journeysOf } from "./trips.ts";

interface Counted {
  price: Price;
  times: number;
}

type State =
  | { kind: "included"; price: Price }
  /** Several if lists differ by currency or patients, or if one names several prices. */
  | { kind: "priced"; counted: Counted[] }
  | { kind: "yours"; amount: number; times: number }
  | { kind: "extra"; price: Price }
  /** No source has it. Without a reference rate a price is shown but not summed. */
  | { kind: "ask"; listed: Price | null }
  | { kind: "forbidden" }
  | { kind: "not-needed" };

export type Line = { code: LineCode } & State;

/** The price without which a treatment's list says nothing. */
export const MAIN_ITEMS = {
  "own-eggs": "ivf_cycle",
  "donor-eggs": "egg_donation_cycle",
  "frozen-tablets": "frozen_transfer",
  "frozen-natural": "frozen_transfer",
} as const;

/**
 * Returns every line, in the order of `LINES`. Without prices, what needs a source is to be asked for.
 * @param prices of one clinic
 * @param banned what the country's law forbids
 */
export function linesOf(plan: CostPlan, prices: readonly Price[], banned: readonly LineCode[] = []): Line[] {
  const main = newestOf(prices, MAIN_ITEMS[plan.treatment]);
  return LINES.map((code) =>
    banned.includes(code)
      ? { code, kind: "forbidden" }
      : Object.assign({ code }, stateOf(code, plan, { prices, main })),
  );
}

/** Returns whether neither a source nor the person gives the line's cost. */
export function isBlank({ kind }: Line): boolean {
  return kind === "ask" || kind === "extra";
}

export function isMain(code: LineCode, plan: Pick<CostPlan, "treatment">): boolean {
  return code === (isFrozen(plan) ? "frozenTransfer" : "cycle");
}

function stateOf(
  code: LineCode,
  plan: CostPlan,
  { prices, main }: { prices: readonly Price[]; main: Price[] },
): State {
  const { item, parts = [], isNeeded } = RULES[code];
  if (isMain(code, plan)) return pricedOr(main, code, plan);
  if (!isNeeded(plan)) return { kind: "not-needed" };
  const [first] = main;
  const excludes = ({ basis }: Price) => parts.some((part) => basis.excludes.includes(part));
  const includes = (price: Price) =>
    parts.some((part) => price.basis.includes.includes(part)) && !excludes(price);
  if (first && main.every(includes)) return { kind: "included", price: first };
  const own = ownNumber(code, plan);
  if (own) return { kind: "yours", ...own };
  const listed = item ? newestOf(prices, item) : [];
  const priced = pricedOr(listed, code, plan);
  const leavesOut = main.find(excludes);
  return priced.kind === "ask" && !priced.listed && leavesOut ? { kind: "extra", price: leavesOut } : priced;
}

function pricedOr(listed: Price[], code: LineCode, plan: CostPlan): State {
  const summable = listed.filter(({ basis }) => hasRate(basis.currency));
  if (summable.length === 0) return { kind: "ask", listed: listed[0] ?? null };
  return {
    kind: "priced",
    counted: summable.map((price) => ({ price, times: timesOf(code, plan, price) })),
  };
}

/** Recurring lines count each cycle; prices per embryo count each tested embryo. */
function timesOf(code: LineCode, plan: CostPlan, price: Price): number {
  const isFirstTransfer = code === "frozenTransfer" && isTested(plan);
  const cycles = RULES[code].recurs || isMain(code, plan) || isFirstTransfer ? plan.cycles : 1;
  const isTest = code === "pgtBiopsy" || code === "pgtEmbryo";
  return isTest && price.basis.per === "embryo" ? cycles * plan.embryos : cycles;
}

/** Null if it is blank, unreadable, or lacks the number of nights. */
function ownNumber(code: LineCode, plan: CostPlan): { amount: number; times: number } | null {
  const journeys = journeysOf(plan);
  const numbers: Partial<Record<LineCode, { amount: number | null; times: number }>> = {
    drugs: { amount: amountOf(plan.drugs), times: plan.cycles },
    travel: { amount: amountOf(plan.flight), times: journeys * plan.travellers },
    nights: { amount: amountOf(plan.night), times: journeys * (plan.nights ?? 0) },
    other: { amount: amountOf(plan.other), times: 1 },
  };
  const { amount = null, times = 0 } = numbers[code] ?? {};
  const isOpen = amount === null || (code === "nights" && plan.nights === null);
  return isOpen ? null : { amount, times };
}

/** The newest for each group of patients. Nothing says which of one day applies, so all of them count. */
function newestOf(prices: readonly Price[], item: Item): Price[] {
  const listed = prices.filter(({ basis }) => basis.item === item);
  return listed.filter(
    (price) =>
      !listed.some((other) => other.basis.group === price.basis.group && dayOf(other) > dayOf(price)),
  );
}

const dayOf = ({ basis }: Price) => basis.listDate ?? basis.checkedOn;
