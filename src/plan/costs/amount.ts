import { readDecimal, type DecimalReading } from "@/ui/decimal.ts";

const HIGHEST = {
  value: 100_000_000,
  problem: "That is more than we can count with. Enter at most 100,000,000.",
};

/** As long as an amount of money may be typed, with its separators. */
export const LONGEST_AMOUNT = 20;

const SPACES = /[\s\u00A0\u202F'’]/g;
/** Both kinds of sign, groups of three before the last: that says which one is the decimal sign. */
const GROUPED = /^(\d{1,3}(?:([.,])\d{3})+)([.,])(\d{1,2})$/;
/** Two or more groups of the same sign: `1,234,567`. */
const ONLY_GROUPS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/;
/** `1.234` may be one or a thousand, and so may `1,234`. */
const AMBIGUOUS = /^([1-9]\d{0,2})[.,](\d{3})$/;

/**
 * Reads an amount of money that a person typed, as they write it in Britain (`1,234.50`), Poland
 * (`1 234,50`), Germany (`1.234,50`) or Switzerland (`1’234.50`). What could mean two amounts is asked back.
 *
 * @returns null while nothing is typed; otherwise the amount, or a sentence for the person
 */
export function readAmount(text: string): DecimalReading | null {
  const typed = text.replaceAll(SPACES, "");
  if (typed === "") return null;
  const ambiguous = AMBIGUOUS.exec(typed);
  if (ambiguous) {
    const [, whole = "", rest = ""] = ambiguous;
    return { problem: `Write ${whole}${rest}, or ${whole}.${rest.slice(0, 2)}: it could mean either.` };
  }
  return readDecimal(plain(typed), HIGHEST);
}

/** Without the signs that only group digits. */
function plain(typed: string): string {
  const [, whole, group, decimal, cents] = GROUPED.exec(typed) ?? [];
  if (whole !== undefined && group !== decimal) return `${whole.replaceAll(/[.,]/g, "")}.${cents}`;
  return ONLY_GROUPS.test(typed) ? typed.replaceAll(/[.,]/g, "") : typed;
}

/** The amount that was typed; null for none, and for what cannot be read. */
export function amountOf(text: string): number | null {
  const read = readAmount(text);
  return read && "value" in read ? read.value : null;
}
