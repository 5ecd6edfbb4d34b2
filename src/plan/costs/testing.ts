import type { Price } from "@/directory/facts/facts.ts";

export function examplePrice(basis: Partial<Price["basis"]>, amount: number): Price {
  return {
    id: JSON.stringify([basis, amount]),
    amount,
    basis: {
      ...{ kind: "price", item: "ivf_cycle", per: "cycle", currency: "EUR", group: null },
      ...{ includes: [], excludes: [], listDate: null, publishedBy: "clinic", checkedOn: "2026-09-13" },
      ...basis,
    },
    source: {
      ...{ publishedBy: "clinic", name: "List", url: "https://clinic.example", checkedOn: "2026-09-13" },
      ...{ isCheckedLongAgo: false, note: null },
    },
  };
}
