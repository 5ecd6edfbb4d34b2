export type DecimalReading = { value: number } | { problem: string };

const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** `1,000` may be one or a thousand. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;
/** No more decimals, since three of them may be thousands. */
const STEPPABLE = /^(?:\d{1,9}(?:[.,]\d{0,2})?|[.,]\d{1,2})?$/;

/** Refuses exponents, signs and thousands separators. @param max and the message beyond it */
export function readDecimal(text: string, max: { value: number; problem: string }): DecimalReading {
  const trimmed = text.trim();
  if (/^[-−–]\s*[\d.,]/.test(trimmed)) return { problem: "This cannot be below zero." };
  if (AMBIGUOUS.test(trimmed)) {
    const [whole, rest] = trimmed.split(",");
    return { problem: `Write ${whole}${rest} or ${whole}.${rest}: the comma could mean either.` };
  }
  if (!DECIMAL.test(trimmed)) return { problem: "Enter a number, such as 12 or 1.5." };
  const value = Number(trimmed.replace(",", "."));
  return value <= max.value ? { value } : { problem: max.problem };
}

/** As `readDecimal`, where thousands are usual: there `2.900` may be one of them too, as `2,900` may. */
export function readThousands(text: string, max: { value: number; problem: string }): DecimalReading {
  const [, whole = "", rest = ""] = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(text.trim()) ?? [];
  return whole && Number(whole + rest) <= max.value
    ? { problem: `Write ${whole}${rest}, or ${whole}.${rest.slice(0, 2)}: it could mean either.` }
    : readDecimal(text, max);
}

/** Never goes below zero, and leaves what is no plain number as it is. @param decimals at least so many */
export function stepDecimal(text: string, step: number, decimals: number): string {
  const typed = text.trim();
  if (!STEPPABLE.test(typed)) return text;
  const [whole = "", fraction = ""] = typed.split(/[.,]/);
  const next = Math.max(0, Number(`${whole}.${fraction}0`) + step);
  const stepped = next.toFixed(Math.max(decimals, fraction.length));
  return typed.includes(",") ? stepped.replace(".", ",") : stepped;
}
