import { readThousands, type DecimalReading } from "@/ui/decimal.ts";

const HIGHEST = {
  value: 100_000_000,
  problem: "That is more than we can count with. Enter at most 100,000,000.",
};

export const LONGEST_AMOUNT = 20;

const SPACES = /[\s\u00A0\u202F'’]/g;
/** Both separators; the last one is the decimal separator. */
const GROUPED = /^(\d{1,3}(?:([.,])\d{3})+)([.,])(\d{1,2})$/;
/** Two or more groups with the same separator: `1,234,567`. */
const ONLY_GROUPS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/;

/** Returns an amount typed as `1,234.50`, `1 234,50`, `1.234,50` or `1’234.50`; null while empty. */
export function readAmount(text: string): DecimalReading | null {
  const typed = text.replaceAll(SPACES, "");
  return typed === "" ? null : readThousands(plain(typed), HIGHEST);
}

function plain(typed: string): string {
  const [, whole = "", group, decimal, cents] = GROUPED.exec(typed) ?? [];
  if (group !== decimal) return `${whole.replaceAll(/[.,]/g, "")}.${cents}`;
  return ONLY_GROUPS.test(typed) ? typed.replaceAll(/[.,]/g, "") : typed;
}

export function amountOf(text: string): number | null {
  const read = readAmount(text);
  return read && "value" in read ? read.value : null;
}
