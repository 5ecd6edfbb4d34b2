import { isHistory } from "./freshness.ts";
import type { RateBasis } from "./measure.ts";

/** As the database writes it, see `readRateNote()`. */
export function noteOf({
  outcome,
  denominator,
  embryos,
  periodFrom,
  periodTo,
  publishedBy,
  ageFrom,
  ageTo,
  checkedOn,
  range,
  verdict,
}: RateBasis): string {
  const [from, to] = [periodFrom.slice(0, 4), periodTo.slice(0, 4)];
  const years = (from === to ? from : `${from}-${to}`).replace(/\b20/g, "");
  const ages = ageFrom === null && ageTo === null ? "" : `${ageFrom ?? ""}-${ageTo ?? ""}`;
  const some = { fresh: "f", frozen: "z", any: "" }[embryos];
  const old = isHistory(periodTo, checkedOn) ? "!" : "";
  const ends = range ? `${Math.round(range.lowest)}-${Math.round(range.highest)}` : "";
  const certainty = range || verdict ? `=${ends}${verdict?.charAt(0) ?? ""}` : "";
  const measure = `${outcome.charAt(0)}${denominator.charAt(0)}${years}${publishedBy.charAt(0)}`;
  return `${measure}${some}${old}${ages}${certainty}`;
}
