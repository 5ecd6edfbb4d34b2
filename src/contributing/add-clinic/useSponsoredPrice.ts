import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sponsoredPriceQuery } from "./api.ts";

/**
 * The price of a sponsored place, in euros; null where only the payment page says it. First as
 * the build read it; asked again once somebody chooses the place. `useQuery` would bring the home
 * page's scripts along.
 */
export function useSponsoredPrice(isChosen: boolean): number | null {
  const cache = useQueryClient();
  const [price, setPrice] = useState(
    () => cache.getQueryData<number | null>(sponsoredPriceQuery.queryKey) ?? null,
  );
  useEffect(() => {
    if (!isChosen) return undefined;
    let isWanted = true;
    cache.fetchQuery({ ...sponsoredPriceQuery, staleTime: 0 }).then(
      (asked) => isWanted && setPrice(asked),
      // What the build read stays; the payment page says the price too.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [cache, isChosen]);
  return price;
}
