import { grouped } from "@/ui/counted.ts";

const SIGNS: Record<string, string> = { EUR: "€", GBP: "£", USD: "$" };

/** Formats money as `€3,245`, `CZK 123,000` or `€49.50`. */
export function formatMoney(amount: number, currency: string): string {
  const number = Number.isInteger(amount)
    ? grouped(amount)
    : amount.toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${SIGNS[currency] ?? `${currency}\u00A0`}${number}`;
}
