import { PUBLISHERS, type Item } from "@/directory/facts/codes.ts";
import type { Price } from "@/directory/facts/facts.ts";
import { compareCodes } from "@/ui/compare.ts";

/** Returns the price that stands for a treatment, by the order of `private.summary_price()` in the database. */
export function keyPrice(prices: readonly Price[], item: Item): Price | undefined {
  const [price] = prices
    .filter(({ basis }) => basis.item === item && basis.per === "cycle")
    .toSorted(
      ({ basis: a }, { basis: b }) =>
        Number(b.currency === "EUR") - Number(a.currency === "EUR") ||
        compareCodes(b.listDate ?? "", a.listDate ?? "") ||
        compareCodes(b.checkedOn, a.checkedOn) ||
        PUBLISHERS.indexOf(a.publishedBy) - PUBLISHERS.indexOf(b.publishedBy),
    );
  return price;
}
