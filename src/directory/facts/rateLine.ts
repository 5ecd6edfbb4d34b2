import type { RateBasis } from "./measure.ts";

export function rateLine(rate: RateBasis): string {
  const { outcome, denominator, eggs, embryos, tested, ageFrom, ageTo, periodFrom, periodTo } = rate;
  const ages = ageFrom === null && ageTo === null ? "all" : `${ageFrom ?? ""}-${ageTo ?? ""}`;
  const testing = tested === null ? "?" : tested ? "yes" : "no";
  const { n, publishedBy, checkedOn, range, verdict } = rate;
  const judgement = [range ? `${range.lowest}-${range.highest}` : "?", verdict ?? "?"];
  return [
    ...[outcome, denominator, eggs, embryos, testing, ages, periodFrom, periodTo],
    ...[n ?? "?", publishedBy, checkedOn, ...(range || verdict ? judgement : [])],
  ].join("/");
}
