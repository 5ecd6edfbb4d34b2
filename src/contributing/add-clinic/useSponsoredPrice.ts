import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sponsoredPriceQuery } from "./api.ts";

/** The build's, until the place is chosen. `useQuery` would pull in the home page's scripts. */
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
      // Keep the build's price; the payment page shows it too.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [cache, isChosen]);
  return price;
}
