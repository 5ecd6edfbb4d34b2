import { counted } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import type { Clinic, Figure } from "./clinic.ts";

// Only what a card has room for, read from the line by its places: the whole of it, with every
// word, is on the clinic's page. The first letters of these codes tell them apart, also when cut.

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
  c: "per egg collection and all its transfers",
};

const PUBLISHERS: Record<string, string> = {
  r: "from a register",
  c: "the clinic’s own figure",
  p: "from the press",
  t: "as read by others",
};

export interface Note {
  /** What it counts, such as `live births, per transfer`; empty where nothing fits. */
  what: string;
  /** Of when it is and who says so, or how many reviews it is made of. */
  detail: string;
}

/** What a figure with a source counts, in a few words; null for samples and for what is not known. */
export function figureNote({ basis }: Pick<Clinic, "basis">, figure: Figure): Note | null {
  const line = basis[figure];
  if (line === undefined) return null;
  const parts = line.split("/");
  if (figure === "price") return noteOnPrice(parts);
  return figure === "reviews" ? noteOnReviews(parts) : noteOnRate(parts);
}

/** The same in one line. */
export function figureLine(clinic: Pick<Clinic, "basis">, figure: Figure): string | null {
  const note = figureNote(clinic, figure);
  return note && inOneLine([note.what, note.detail]);
}

const inOneLine = (words: (string | undefined)[]) => words.filter(Boolean).join(", ");

const publisher = (code: string) => PUBLISHERS[code.charAt(0)];

function noteOnRate(line: string[]): Note {
  const [outcome = "", denominator = "", , , , , from = "", to = "", , by = ""] = line;
  const words = [OUTCOMES[outcome.charAt(0)], DENOMINATORS[denominator.charAt(0)]];
  const years = [from, to].map((day) => day.slice(0, 4));
  return { what: inOneLine(words), detail: inOneLine([[...new Set(years)].join("–"), publisher(by)]) };
}

function noteOnPrice(line: string[]): Note {
  const [, , , , includes = "", excludes = "", date = "", by = "", checked = ""] = line;
  return {
    what: hasIcsi(includes) ? "with ICSI" : hasIcsi(excludes) ? "without ICSI" : "",
    detail: inOneLine([dayWords("list of", date) || dayWords("checked on", checked), publisher(by)]),
  };
}

const hasIcsi = (codes: string) => codes.split("+").some((code) => code.startsWith("ic"));

/** A year alone stands for its first day; lines of a newer database may have something else. */
function dayWords(before: string, day: string): string {
  if (/^\d{4}$/.test(day)) return `${before} ${day}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${before} ${formatShortDate(day)}` : "";
}

function noteOnReviews([platform = "", , count = ""]: string[]): Note {
  return {
    what: platform.replaceAll("%2F", "/").replaceAll("%25", "%"),
    detail: count === "" ? "" : counted(Number(count), "review", "reviews"),
  };
}
