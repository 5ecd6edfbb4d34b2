// Codes as the database writes them in `private.result_note()` and its neighbours. Other versions read as null.

export type Figure = "price" | "success" | "eggDonation" | "reviews";

export type FigureNotes = Partial<Record<Figure, string>>;

/** Parses `own eggs/donor eggs/price/reviews`; for donor eggs `=` repeats the own-egg note. */
export function splitNotes(text: string): FigureNotes {
  const notes: FigureNotes = {};
  // Platform names come last, since they may contain slashes.
  const [, success, donor, price, reviews] = /^([^/]*)\/([^/]*)\/([^/]*)\/(.*)$/s.exec(text) ?? [];
  const eggDonation = donor === "=" ? success : donor;
  if (success) notes.success = success;
  if (eggDonation) notes.eggDonation = eggDonation;
  if (price) notes.price = price;
  if (reviews) notes.reviews = reviews;
  return notes;
}

/**
 * Parses `ct24c`, `ls22-24rf35-37` or `le18r!-37=31-42b`: outcome, denominator, years (all four digits before
 * 2000), publisher, `f` or `z` for fresh or frozen embryos alone, ! if the treatments were long ago, ages unless
 * all, and the publisher's range and verdict.
 */
export function readRateNote(note: string) {
  const [
    whole,
    outcome = "",
    denominator = "",
    years = "",
    publisher = "",
    embryos = "",
    old,
    ages = "",
    range,
    verdict,
  ] = /^([a-z])([a-z])([\d-]+)([a-z])([fz])?(!)?([\d-]+)?(?:=([\d-]+)?([a-z])?)?$/.exec(note) ?? [];
  if (!whole) return null;
  const inFull = years.replace(/\b\d\d\b/g, "20$&");
  return {
    outcome,
    denominator,
    years: inFull,
    publisher,
    embryos,
    isOld: old === "!",
    ages,
    range,
    verdict,
  };
}

/**
 * Parses `c-2026bcimrt-adf` or `tf?2026-09-13c-`: publisher, patients, the list's day (or `?` and the
 * check's), and a letter for each part included and excluded. `=4100GBP`, as published, may follow.
 */
export function readPriceNote(note: string) {
  const [whole, publisher = "", patients = "", unlisted = "", day = "", includes = "", excludes = ""] =
    /^([a-z])([a-z-])(\??)(\d{4}(?:-\d\d-\d\d)?)([a-z]*)-([a-z]*)(?:=[\d.]+[a-z]*)?$/i.exec(note) ?? [];
  return whole ? { publisher, patients, unlisted, day, includes, excludes } : null;
}

export const ICSI = "i";

/** Parses what was published from the end of a price's note: `=4100GBP`, or euros as `=6400`; null without it. */
export function readAmount(note: string) {
  const [, amount, currency = "EUR"] = /=(\d+(?:\.\d+)?)([A-Z]{3})?$/.exec(note) ?? [];
  return amount ? { amount: Number(amount), currency } : null;
}

/** Parses `312 Trustpilot`; without a name, it is Google. */
export function readReviewsNote(note: string) {
  const [, count, platform = "Google"] = /^(\d+)(?: (.+))?$/s.exec(note) ?? [];
  return count ? { count: Number(count), platform } : null;
}
