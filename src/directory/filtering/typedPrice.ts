/** In euros, as the address takes it. */
export const HIGHEST_PRICE = 100_000;

/** With or without thousands apart, and cents. */
const PRICE = /^(\d{1,3}(?:[ .,'\u00A0\u202F]\d{3})+|\d*)(?:[.,]\d{0,2})?$/;

/** Leaves out what is no part of a price, such as a currency. */
export function withoutWords(text: string): string {
  return text.replaceAll(/[^\d.,' \u00A0\u202F]/g, "").trimStart();
}

/** Returns whole euros, null for nothing or zero, and undefined for what is no price or too high. */
export function typedPrice(text: string): number | null | undefined {
  const [, whole] = PRICE.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const price = Number(whole.replaceAll(/\D/g, ""));
  return price > HIGHEST_PRICE ? undefined : price || null;
}
