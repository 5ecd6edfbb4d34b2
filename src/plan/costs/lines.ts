import type { Item } from "@/directory/facts/codes.ts";
import type { Price } from "@/directory/facts/facts.ts";
import { amountOf } from "./amount.ts";
import { tripsOf, type CostPlan } from "./costPlan.ts";
import { hasRate } from "./currencies.ts";
import { isFrozen, LINES, RULES, type LineCode } from "./lineRules.ts";

/** A price of the list, and how often the plan pays it. */
interface Counted {
  price: Price;
  times: number;
}

type State =
  | { kind: "included"; price: Price }
  /** More than one where lists differ, by the currency or by whom they are for. */
  | { kind: "priced"; counted: Counted[] }
  /** The person's own number, in the currency of the plan. */
  | { kind: "yours"; amount: number; times: number }
  /** The list says that it comes on top, and not how much it is. */
  | { kind: "extra"; price: Price }
  /** No source says it. A price in a currency without a reference rate is shown, but cannot be summed. */
  | { kind: "ask"; listed: Price | null }
  | { kind: "not-needed" };

export type Line = { code: LineCode } & State;

const MAIN_ITEMS = {
  "own-eggs": "ivf_cycle",
  "donor-eggs": "egg_donation_cycle",
  "frozen-tablets": "frozen_transfer",
  "frozen-natural": "frozen_transfer",
} as const;

/** Every line of the bill with what is known of it. The prices are a clinic's, each with its source. */
export function linesOf(plan: CostPlan, prices: readonly Price[]): Line[] {
  const main = newestOf(prices, MAIN_ITEMS[plan.treatment]);
  return LINES.map((code) => Object.assign({ code }, stateOf(code, plan, { prices, main })));
}

/** Whether nobody published what the line costs, and the person didn't type it either. */
export function isBlank({ kind }: Line): boolean {
  return kind === "ask" || kind === "extra";
}

/** Whether the line is the treatment itself, whose price says what it includes. */
function isMain(code: LineCode, plan: CostPlan): boolean {
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
  const own = ownNumber(code, plan);
  if (own) return { kind: "yours", ...own };
  const [first] = main;
  const says = (list: "includes" | "excludes") => (price: Price) =>
    parts.some((part) => price.basis[list].includes(part));
  if (first && main.every(says("includes"))) return { kind: "included", price: first };
  const listed = item ? newestOf(prices, item) : [];
  const priced = pricedOr(listed, code, plan);
  const leavesOut = main.find(says("excludes"));
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

/** How often the plan pays a line: each cycle what recurs, each tested embryo where the price is for one. */
function timesOf(code: LineCode, plan: CostPlan, price: Price | null): number {
  const cycles = RULES[code].recurs || isMain(code, plan) ? plan.cycles : 1;
  const isTest = code === "pgtBiopsy" || code === "pgtEmbryo";
  return isTest && price?.basis.per === "embryo" ? cycles * plan.embryos : cycles;
}

/** What the person typed for a line; null where it is blank, cannot be read, or lacks the nights. */
function ownNumber(code: LineCode, plan: CostPlan): { amount: number; times: number } | null {
  const journeys = plan.cycles * tripsOf(plan);
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

/** The prices of an item: of each group of patients the newest. */
function newestOf(prices: readonly Price[], item: Item): Price[] {
  const newest = new Map<string | null, Price>();
  for (const price of prices.filter(({ basis }) => basis.item === item)) {
    const before = newest.get(price.basis.group);
    if (!before || dayOf(price) > dayOf(before)) newest.set(price.basis.group, price);
  }
  return [...newest.values()];
}

const dayOf = ({ basis }: Price) => basis.listDate ?? basis.checkedOn;
