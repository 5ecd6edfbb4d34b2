import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from "react";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import { useRefreshOnInteraction } from "@/ui/useRefreshOnInteraction.ts";

export const sponsoredQuery = queryOptions({
  queryKey: ["sponsored"],
  queryFn: async ({ signal }) => {
    const rows = rowsOf(await database.from("sponsorships").select("clinic_id").abortSignal(signal));
    return rows[0]?.clinic_id ?? null;
  },
});

/** Fetches the sponsored clinic on the first sign of a visitor, since prerendered pages may be older. */
export function useSponsored(
  searched: string,
  list: RefObject<HTMLElement | null>,
  isForSale: boolean,
): string | null | undefined {
  const [isVisited, noticeVisit] = useReducer(() => true, false);
  useRefreshOnInteraction(isVisited, noticeVisit);
  const { data } = useQuery({ ...sponsoredQuery, enabled: isVisited && isForSale });
  const [shown, setShown] = useState(data);
  const lastSearched = useRef(searched);
  useLayoutEffect(() => {
    // Measured last, since it forces a layout.
    const isUnseen = () => (list.current?.getBoundingClientRect().top ?? 0) > window.innerHeight;
    // A first card that comes or goes would move the others under the reader's eyes.
    if (data !== shown && (searched !== lastSearched.current || isUnseen())) setShown(data);
    lastSearched.current = searched;
  }, [data, shown, searched, list]);
  return shown;
}
