import { addYears } from "./freshness.ts";
import type { Basis, Measure, PriceBasis, RateBasis, ReviewsBasis } from "./measure.ts";

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

interface ComparisonKey {
  aspects: [Difference, unknown][];
  span?: { difference: Difference; from: string; to: string };
}

/** Price lists further apart are from different times. */
const SAME_TIME_YEARS = 2;

/** Returns null if two figures may be compared, or else their first difference. */
export function comparable(a: Basis, b: Basis): Difference | null {
  return differences(a, b)[0] ?? null;
}

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
 * Returns the largest group of figures that can all be compared; of equal groups the most recent.
 * @param ownerOf whose figure it is: several of one owner count once
 */
export function largestComparable<T>(
  figures: readonly T[],
  basisOf: (figure: T) => Basis,
  ownerOf: (figure: T) => unknown = (figure) => figure,
): T[] {
  const groups = new Map<string, { figure: T; span: ComparisonKey["span"] }[]>();
  for (const figure of figures) {
    const basis = basisOf(figure);
    const { aspects, span } = comparisonKey(basis);
    const key = JSON.stringify([basis.kind, ...aspects.map(([, value]) => value)]);
    const group = groups.get(key);
    if (group) group.push({ figure, span });
    else groups.set(key, [{ figure, span }]);
  }
  let best = { since: "", key: "", owners: 0, figures: [] as T[] };
  for (const [key, group] of groups) {
    // Overlapping spans share a day: the one on which the last of them begins.
    for (const day of new Set(group.map(({ span }) => span?.from ?? ""))) {
      const together = group.filter(({ span }) => !span || (span.from <= day && day <= span.to));
      const owners = new Set(together.map(({ figure }) => ownerOf(figure))).size;
      const isBetter = owners - best.owners || compareText(day, best.since) || compareText(best.key, key);
      if (isBetter > 0) best = { since: day, key, owners, figures: together.map(({ figure }) => figure) };
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

/** Overlapping age bands don't count as equal. */
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
