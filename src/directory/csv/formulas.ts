/** What begins a formula, also in full width, which some spreadsheets take for the same. */
const SIGN = /[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/**
 * What a list separator of any country, a line break or the splitting of our own lists (`|`) leaves
 * behind: a new cell. A reader with another separator than ours knows nothing of our quotes.
 */
const SEPARATOR = /[,;|\p{Cc}\p{Zl}\p{Zp}]/u;

/** What readers take away before they look at the first letter, or what nobody sees. */
const SKIPPED = /[\s"'\p{Cc}\p{Cf}]/u;

/** Where a spreadsheet could begin a cell that is a formula, as places among these letters. */
function formulaStarts(letters: string[]): Set<number> {
  const starts = new Set<number>();
  let leadsToSign = false;
  for (let at = letters.length - 1; at >= 0; at--) {
    const letter = letters[at] ?? "";
    leadsToSign = SIGN.test(letter) || (leadsToSign && SKIPPED.test(letter));
    const before = letters[at - 1];
    // Both letters of a line break stay together.
    const isInside = before === "\r" && letter === "\n";
    if (leadsToSign && !isInside && (before === undefined || SEPARATOR.test(before))) starts.add(at);
  }
  return starts;
}

/** The text with an apostrophe wherever a spreadsheet could begin a cell that it would run. */
export function escapeFormulas(text: string): string {
  if (!SIGN.test(text)) return text;
  const letters = Array.from(text);
  const starts = formulaStarts(letters);
  return letters.map((letter, at) => (starts.has(at) ? `'${letter}` : letter)).join("");
}

/** The same text without those apostrophes. */
export function unescapeFormulas(text: string): string {
  if (!SIGN.test(text)) return text;
  const letters = Array.from(text);
  const starts = formulaStarts(letters);
  return letters.filter((letter, at) => letter !== "'" || !starts.has(at)).join("");
}
