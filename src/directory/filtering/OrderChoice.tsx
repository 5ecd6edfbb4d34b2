import { startTransition, useOptimistic } from "react";
import { nextPaint } from "@/ui/nextPaint.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import type { Sort } from "./listFilters.ts";

// Not those of `listFilters.ts`, which load with the first use.
const LABELS: Record<Sort, string> = {
  name: "Name",
  votes: "Most votes",
  price: "Lowest price",
  success: "Success rate, where comparable",
  reviews: "Best reviews",
  score: "Overall score",
};
const DEFAULT: Sort = "name";

const isSort = (text: string): text is Sort => Object.hasOwn(LABELS, text);

/** Stands above the list before the filters are loaded, and follows the address as they do. */
export function OrderChoice() {
  const [params, changeAddress] = useAddressParams();
  // The prerendered page ignores its address.
  const inAddress = useHydrated() ? (params.get("sort") ?? "") : "";
  const [sort, intend] = useOptimistic(isSort(inAddress) ? inAddress : DEFAULT);
  const choose = (next: Sort) =>
    startTransition(async () => {
      intend(next);
      await nextPaint();
      changeAddress((before) => withOrder(before, next));
    });
  return (
    <label className="flex shrink-0 items-center gap-2 print:hidden">
      <span className="text-sm text-quiet max-sm:in-[.choices]:sr-only">Order</span>
      <select
        value={sort}
        onChange={({ target }) => isSort(target.value) && choose(target.value)}
        className="h-11 max-w-44 max-sm:max-w-36 rounded-lg border border-edge bg-surface px-2 text-sm text-ink"
      >
        {Object.entries(LABELS).map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function withOrder(before: URLSearchParams, sort: Sort): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete("sort");
  if (sort !== DEFAULT) params.set("sort", sort);
  return params;
}
