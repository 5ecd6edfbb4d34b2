/** White space, controls and characters that nobody sees; `private.is_visible` has the same list. */
const VISIBLE =
  // Each of these characters is meant by itself, controls too.
  // oxlint-disable-next-line no-misleading-character-class, no-control-regex
  /[^\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]/u;

/** Characters that Postgres cannot store: NUL, and halves of a character. */
function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

export interface CheckedText {
  /** Trimmed and in NFC, so that one text has one spelling; empty when there is nothing to see. */
  text: string;
  /** What is wrong with it, in words. */
  problem: string | null;
}

/**
 * A text as it will be stored.
 *
 * @param longest in characters as people and Postgres count them, not UTF-16 units
 */
export function checkText(typed: string, longest: number): CheckedText {
  const tooLong = `Please keep this to ${longest.toLocaleString("en-GB")} characters.`;
  // Megabytes are refused before anything is done with them.
  if (typed.length > longest * 10) return { text: typed, problem: tooLong };
  if (!isStorable(typed)) {
    return { text: typed, problem: "This contains a character that cannot be stored. Please type it anew." };
  }
  const text = typed.trim().normalize("NFC");
  if (!VISIBLE.test(text)) return { text: "", problem: null };
  return { text, problem: Array.from(text).length > longest ? tooLong : null };
}
