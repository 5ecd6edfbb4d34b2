import { noteOf } from "../../src/directory/facts/rateNote.ts";
import { TREATMENT_LETTERS } from "../../src/directory/facts/codes.ts";
import type { PriceBasis, RateBasis, ReviewsBasis } from "../../src/directory/facts/measure.ts";

interface Facts {
  success?: RateBasis;
  eggDonation?: RateBasis;
  price?: PriceBasis;
  reviews?: ReviewsBasis;
}

export function writeNotes({ success, eggDonation, price, reviews }: Facts): string {
  const own = success ? noteOf(success) : "";
  const donor = eggDonation ? noteOf(eggDonation) : "";
  const notes = [
    own,
    own !== "" && donor === own ? "=" : donor,
    price ? priceNote(price) : "",
    reviews ? `${reviews.count}${reviews.platform === "Google" ? "" : ` ${reviews.platform}`}` : "",
  ].join("/");
  return notes === "///" ? "" : notes;
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
