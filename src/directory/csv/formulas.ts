/** Full-width signs count too: some spreadsheets treat them alike. */
const SIGN = /[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/** Everything that starts a new cell in a reader with another separator, which ignores our quotes. */
const SEPARATOR = /[,;|\p{Cc}\p{Zl}\p{Zp}]/u;

/** What readers strip before they look at the first character. */
const SKIPPED = /[\s"'\p{Cc}\p{Cf}]/u;

function formulaStarts(letters: string[]): Set<number> {
  const starts = new Set<number>();
  let leadsToSign = false;
  for (let at = letters.length - 1; at >= 0; at--) {
    const letter = letters[at] ?? "";
    leadsToSign = SIGN.test(letter) || (leadsToSign && SKIPPED.test(letter));
    const before = letters[at - 1];
    const isInside = before === "\r" && letter === "\n";
    if (leadsToSign && !isInside && (before === undefined || SEPARATOR.test(before))) starts.add(at);
  }
  return starts;
}

/** Returns the text with an apostrophe wherever a spreadsheet could start a formula. */
export function escapeFormulas(text: string): string {
  // Stryker disable next-line ConditionalExpression: without it, it only takes longer.
  if (!SIGN.test(text)) return text;
  const letters = Array.from(text);
  const starts = formulaStarts(letters);
  return letters.map((letter, at) => (starts.has(at) ? `'${letter}` : letter)).join("");
}

export function unescapeFormulas(text: string): string {
  // Stryker disable next-line ConditionalExpression: without it, it only takes longer.
  if (!SIGN.test(text)) return text;
  const letters = Array.from(text);
  const starts = formulaStarts(letters);
  return letters.filter((letter, at) => letter !== "'" || !starts.has(at)).join("");
}
