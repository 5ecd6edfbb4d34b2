import { addYears } from "./freshness.ts";
import type { Basis, Measure, PriceBasis, RateBasis, ReviewsBasis } from "./measure.ts";

/** What two figures differ in, so that they must not be compared. */
export type Difference =
  | "kind"
  | "outcome"
  | "denominator"
  | "eggs"
  | "embryos"
  | "testing"
  | "ages"
  | "source"
  | "period"
  | "item"
  | "per"
  | "currency"
  | "patients"
  | "inclusions"
  | "list-date"
  | "platform"
  | "scale";

/** What must be the same in two figures, and the time that must overlap. */
interface ComparisonKey {
  aspects: [Difference, unknown][];
  span?: { difference: Difference; from: string; to: string };
}

/** Price lists further apart than this are from different times. */
const SAME_TIME_YEARS = 2;

/**
 * The rule of like with like: null where two figures may be compared, else the first thing
 * they differ in. Results need the same outcome, denominator, eggs, embryos, testing and age
 * band, periods that overlap, and both or neither from a register (a clinic's claim is
 * nothing that anybody checked). Prices need the same item, unit, currency, patients and
 * inclusions, and lists at most two years apart. Reviews need the same platform and scale.
 */
export function comparable(a: Basis, b: Basis): Difference | null {
  return differences(a, b)[0] ?? null;
}

/** Everything that keeps two figures from being compared; empty where they may be. */
export function differences(a: Basis, b: Basis): Difference[] {
  const [one, other] = [comparisonKey(a), comparisonKey(b)];
  if (a.kind !== b.kind) return ["kind"];
  const found = one.aspects.filter(([, value], index) => value !== other.aspects[index]?.[1]);
  return [...found.map(([difference]) => difference), ...spanDifference(one.span, other.span)];
}

function spanDifference(one: ComparisonKey["span"], other: ComparisonKey["span"]): Difference[] {
  if (!one || !other || (one.from <= other.to && other.from <= one.to)) return [];
  return [one.difference];
}

/**
 * The most figures that may all be compared with each other; of equally many, those that
 * reach furthest into the present.
 */
export function largestComparable<T>(figures: readonly T[], basisOf: (figure: T) => Basis): T[] {
  const groups = new Map<string, { figure: T; span: ComparisonKey["span"] }[]>();
  for (const figure of figures) {
    const basis = basisOf(figure);
    const { aspects, span } = comparisonKey(basis);
    const key = JSON.stringify([basis.kind, ...aspects.map(([, value]) => value)]);
    const group = groups.get(key);
    if (group) group.push({ figure, span });
    else groups.set(key, [{ figure, span }]);
  }
  let best = { since: "", key: "", figures: [] as T[] };
  for (const [key, group] of groups) {
    // Spans that overlap each other all cover a day, and the last of them to begin begins on it.
    for (const day of new Set(group.map(({ span }) => span?.from ?? ""))) {
      const together = group.filter(({ span }) => !span || (span.from <= day && day <= span.to));
      const isBetter =
        together.length - best.figures.length || compareText(day, best.since) || compareText(best.key, key);
      if (isBetter > 0) best = { since: day, key, figures: together.map(({ figure }) => figure) };
    }
  }
  return best.figures;
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function comparisonKey(basis: Basis): ComparisonKey {
  switch (basis.kind) {
    case "rate":
      return rateKey(basis);
    case "price":
      return priceKey(basis);
    case "reviews":
      return reviewsKey(basis);
  }
}

/** Ages as they are compared: `35-37`; no two bands that merely overlap are alike. */
const band = ({ ageFrom, ageTo }: Measure) => `${ageFrom ?? ""}-${ageTo ?? ""}`;

function rateKey(rate: RateBasis): ComparisonKey {
  return {
    aspects: [
      ["outcome", rate.outcome],
      ["denominator", rate.denominator],
      ["eggs", rate.eggs],
      ["embryos", rate.embryos],
      ["testing", rate.tested],
      ["ages", band(rate)],
      ["source", rate.publishedBy === "register"],
    ],
    span: { difference: "period", from: rate.periodFrom, to: rate.periodTo },
  };
}

const inOrder = (codes: readonly string[]) => codes.toSorted(compareText).join("+");

function priceKey(price: PriceBasis): ComparisonKey {
  const date = price.listDate ?? price.checkedOn;
  return {
    aspects: [
      ["item", price.item],
      ["per", price.per],
      ["currency", price.currency],
      ["patients", price.group],
      ["inclusions", `${inOrder(price.includes)}/${inOrder(price.excludes)}`],
    ],
    span: { difference: "list-date", from: date, to: addYears(date, SAME_TIME_YEARS) },
  };
}

function reviewsKey(reviews: ReviewsBasis): ComparisonKey {
  return {
    aspects: [
      ["platform", reviews.platform],
      ["scale", reviews.scale],
    ],
  };
}
