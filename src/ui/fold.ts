export const MAX_SEARCH_LENGTH = 100;

export function truncateSearch(term: string): string {
  return term.slice(0, MAX_SEARCH_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}

/** Letters that Unicode doesn't decompose. */
const UNDECOMPOSED: Record<string, string> = { ł: "l", đ: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe" };

/** Lower-cases a text and strips diacritics, so that `krakow` finds Kraków and `lodz` finds Łódź. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[łđøßæœ]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}
