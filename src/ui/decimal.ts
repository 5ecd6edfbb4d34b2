export type DecimalReading = { value: number } | { problem: string };

const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** `1,000` may be one or a thousand. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;

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

/** Never goes below zero; unreadable text counts as zero. @param decimals digits after the point */
export function stepDecimal(text: string, step: number, decimals: number): string {
  const value = Number(text.trim().replace(",", "."));
  const next = Math.max(0, (Number.isFinite(value) ? value : 0) + step);
  return String(Number(next.toFixed(decimals)));
}
