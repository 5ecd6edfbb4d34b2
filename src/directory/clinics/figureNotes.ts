import { formatRatings } from "@/directory/facts/ratings.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import type { Clinic } from "./clinic.ts";
import { ICSI, readAmount, readPriceNote, readRateNote, readReviewsNote, type Figure } from "./noteCodes.ts";

const OUTCOMES: Record<string, string> = {
  p: "positive tests",
  c: "clinical pregnancies",
  o: "ongoing pregnancies",
  d: "deliveries",
  l: "live births",
};

const DENOMINATORS: Record<string, string> = {
  s: "per started cycle",
  r: "per egg collection",
  t: "per transfer",
  e: "per embryo transferred",
  c: "per egg collection and all its transfers",
};

/** Named where only some are counted. */
const EMBRYOS: Record<string, string> = { f: "fresh embryos", z: "frozen embryos" };

const PUBLISHERS: Record<string, string> = {
  r: "from a register",
  c: "the clinic’s own figure",
  p: "from the press",
  t: "as read by others",
};

const VERDICTS: Record<string, string> = {
  b: "below the national average",
  c: "consistent with the national average",
  a: "above the national average",
};

export interface Note {
  /** Such as `live births, per transfer`; empty if unreadable. */
  what: string;
  detail: string;
}

export function figureNote({ notes }: Pick<Clinic, "notes">, figure: Figure): Note | null {
  const note = notes[figure];
  if (note === undefined) return null;
  const words =
    figure === "price" ? priceNote(note) : figure === "reviews" ? reviewsNote(note) : rateNote(note);
  return words ?? { what: "", detail: "" };
}

type OfAge = Pick<Clinic, "notes" | "isOfOtherAge" | "isOfWiderAge">;

export function figureLine(clinic: OfAge, figure: Figure): string | null {
  const note = figureNote(clinic, figure);
  const other = clinic.isOfWiderAge ? "for a wider age group than yours" : "not for your age group";
  const age = figure === "success" && clinic.isOfOtherAge ? other : undefined;
  return note && joinParts([note.what, note.detail, age]);
}

/** A rate's range and verdict, both its publisher's, or else our interval; null if none is known. */
export function certaintyLine(clinic: Pick<Clinic, "notes" | "ownInterval">, figure: Figure): string | null {
  const { range = "", verdict = "" } = readRateNote(clinic.notes[figure] ?? "") ?? {};
  const theirs = joinParts([range && `range ${range.replace("-", "–\u2060")}%`, VERDICTS[verdict]]);
  const own = figure === "success" ? clinic.ownInterval : "";
  return joinParts([own, theirs && `publisher: ${theirs}`]) || null;
}

const joinParts = (words: (string | undefined)[]) => words.filter(Boolean).join(", ");

function rateNote(note: string): Note | null {
  const rate = readRateNote(note);
  if (!rate) return null;
  const what = [
    OUTCOMES[rate.outcome],
    DENOMINATORS[rate.denominator],
    EMBRYOS[rate.embryos],
    formatAges(rate.ages),
  ];
  return {
    what: joinParts(what),
    detail: joinParts([
      rate.years.replace("-", "–"),
      rate.isOld ? "an old result" : "",
      PUBLISHERS[rate.publisher],
    ]),
  };
}

function formatAges(ages: string): string {
  const [from, to] = ages.split("-");
  if (!from) return to ? `up to age ${to}` : "all ages";
  if (from === to) return `age ${from}`;
  return to ? `ages ${from}–${to}` : `from age ${from}`;
}

function priceNote(note: string): Note | null {
  const price = readPriceNote(note);
  if (!price) return null;
  const { includes, excludes, unlisted, day, publisher } = price;
  const what = includes.includes(ICSI) ? "with ICSI" : excludes.includes(ICSI) ? "without ICSI" : "";
  const published = readAmount(note);
  const isForeign = published && published.currency !== "EUR";
  return {
    what,
    detail: joinParts([
      isForeign ? `published as ${formatMoney(published.amount, published.currency)}` : undefined,
      `${unlisted ? "checked on" : "list of"} ${formatShortDate(day)}`,
      PUBLISHERS[publisher],
    ]),
  };
}

function reviewsNote(note: string): Note | null {
  const reviews = readReviewsNote(note);
  return reviews && { what: reviews.platform, detail: formatRatings(reviews.count) };
}
