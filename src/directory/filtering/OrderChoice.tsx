import { startTransition, useOptimistic } from "react";
import { nextPaint } from "@/ui/nextPaint.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { DEFAULT_SORT, isOneOf, SORTS, type Sort } from "./listFilters.ts";

const LABELS: Record<Sort, string> = {
  name: "Name",
  votes: "Most votes",
  price: "Lowest price",
  success: "Success rate, where comparable",
  reviews: "Best reviews",
  score: "Overall score",
};

const isSort = isOneOf(SORTS);

export function OrderChoice() {
  const [params, changeAddress] = useAddressParams();
  const inAddress = params.get("sort") ?? "";
  const [sort, intend] = useOptimistic(isSort(inAddress) ? inAddress : DEFAULT_SORT);
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
        className="h-11 max-sm:max-w-32 rounded-lg border border-edge bg-surface px-2 text-sm text-ink"
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {LABELS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function withOrder(before: URLSearchParams, sort: Sort): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete("sort");
  if (sort !== DEFAULT_SORT) params.set("sort", sort);
  return params;
}
