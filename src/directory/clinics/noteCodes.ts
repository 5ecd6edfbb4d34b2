// The codes in which a list of clinics says what its figures count, as the database writes them
// (supabase/migrations/20260902000558_figure_codes.sql). None is understood in words of another version.

/** The figures of a clinic that can have a source. */
export type Figure = "price" | "success" | "eggDonation" | "reviews";

/** The note of each figure with a source. */
export type FigureNotes = Partial<Record<Figure, string>>;

/** The notes in `own eggs/donor eggs/price/reviews`; of donor eggs `=` says the same as of own. */
export function splitNotes(text: string): FigureNotes {
  const notes: FigureNotes = {};
  // The name of a platform comes last, since it may have a slash in it.
  const [, success, donor, price, reviews] = /^([^/]*)\/([^/]*)\/([^/]*)\/(.*)$/s.exec(text) ?? [];
  const eggDonation = donor === "=" ? success : donor;
  if (success) notes.success = success;
  if (eggDonation) notes.eggDonation = eggDonation;
  if (price) notes.price = price;
  if (reviews) notes.reviews = reviews;
  return notes;
}

/**
 * What a rate counts, from `ct2024c` or `ls2022-2024r35-37`: outcome, denominator and publisher by
 * their first letters; its years; and its ages, if not all.
 */
export function readRateNote(note: string) {
  const [whole, outcome = "", denominator = "", years = "", publisher = "", ages = ""] =
    /^([a-z])([a-z])(\d{4}(?:-\d{4})?)([a-z])(\d*-\d*)?$/.exec(note) ?? [];
  return whole ? { outcome, denominator, years, publisher, ages } : null;
}

/**
 * What a price of a cycle is for, from `c-2026bcimrt-adf` or `tf?2026-09-13c-`: publisher and patients
 * by their first letters (`-` where the list doesn't say); the day of the list, or its year for the
 * first day of it, or after `?` the day of the check where it has none; and what is included and
 * what isn't, a letter for each treatment.
 */
export function readPriceNote(note: string) {
  const [whole, publisher = "", patients = "", unlisted = "", day = "", includes = "", excludes = ""] =
    /^([a-z])([a-z-])(\??)(\d{4}(?:-\d\d-\d\d)?)([a-z]*)-([a-z]*)$/i.exec(note) ?? [];
  return whole ? { publisher, patients, unlisted, day, includes, excludes } : null;
}

/** ICSI among the treatments of a price. */
export const ICSI = "i";

/** How many reviews of which platform, from `312 Google`. */
export function readReviewsNote(note: string) {
  const [, count, platform = ""] = /^(\d+) (.+)$/s.exec(note) ?? [];
  return count ? { count: Number(count), platform } : null;
}
