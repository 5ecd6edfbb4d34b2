import { isHistory } from "../../src/directory/facts/freshness.ts";
import { TREATMENT_LETTERS } from "../../src/directory/facts/codes.ts";
import type { PriceBasis, RateBasis, ReviewsBasis } from "../../src/directory/facts/measure.ts";

interface Facts {
  success?: RateBasis;
  eggDonation?: RateBasis;
  price?: PriceBasis;
  reviews?: ReviewsBasis;
}

export function writeNotes({ success, eggDonation, price, reviews }: Facts): string {
  const own = success ? rateNote(success) : "";
  const donor = eggDonation ? rateNote(eggDonation) : "";
  const notes = [
    own,
    own !== "" && donor === own ? "=" : donor,
    price ? priceNote(price) : "",
    reviews ? `${reviews.count} ${reviews.platform}` : "",
  ].join("/");
  return notes === "///" ? "" : notes;
}

function rateNote({
  outcome,
  denominator,
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
  const years = from === to ? from : `${from}-${to}`;
  const ages = ageFrom === null && ageTo === null ? "" : `${ageFrom ?? ""}-${ageTo ?? ""}`;
  const old = isHistory(periodTo, checkedOn) ? "!" : "";
  const ends = range ? `${Math.round(range.lowest)}-${Math.round(range.highest)}` : "";
  const certainty = range || verdict ? `=${ends}${verdict?.charAt(0) ?? ""}` : "";
  const measure = `${outcome.charAt(0)}${denominator.charAt(0)}${years}${publishedBy.charAt(0)}`;
  return `${measure}${old}${ages}${certainty}`;
}

function priceNote({ publishedBy, group, listDate, checkedOn, includes, excludes }: PriceBasis): string {
  const day = listDate === null ? `?${checkedOn}` : listDate.replace(/-01-01$/, "");
  return `${publishedBy.charAt(0)}${group?.charAt(0) ?? "-"}${day}${letters(includes)}-${letters(excludes)}`;
}

function letters(codes: readonly string[]): string {
  const known: Record<string, string> = TREATMENT_LETTERS;
  return codes
    .toSorted()
    .map((code) => known[code])
    .join("");
}
