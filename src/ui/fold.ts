/** What is typed into a search beyond this is cut. */
export const LONGEST_SEARCH = 100;

/** What is searched for, no longer than that, and without half a character at its end. */
export function cutSearch(term: string): string {
  return term.slice(0, LONGEST_SEARCH).replace(/[\uD800-\uDBFF]$/, "");
}

/** Letters that Unicode does not take apart into a base letter and a mark. */
const UNDECOMPOSED: Record<string, string> = { ł: "l", đ: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe" };

/** Lower case and without diacritics, so that `krakow` finds Kraków and `lodz` finds Łódź. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łđøßæœ]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}
