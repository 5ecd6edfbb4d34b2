import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from "react";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import { useRefreshOnInteraction } from "@/ui/useRefreshOnInteraction.ts";

/**
 * The id of the clinic that has the sponsored place, asked for at the first sign that somebody is
 * there: never built into the page, which may be older than what was sold. Above the full list the
 * place is there anyway; a search that somebody looks at stays as it is until the next one.
 *
 * @param isForSale whether there is such a place at all
 */
export function useSponsored(
  searched: string,
  list: RefObject<HTMLElement | null>,
  isForSale: boolean,
): string | null | undefined {
  const [isVisited, noticeVisit] = useReducer(() => true, false);
  useRefresh(isVisited, noticeVisit);
  const { data } = useQuery({
    queryKey: ["sponsored"],
    queryFn: async ({ signal }) => {
      const rows = rowsOf(await database.from("sponsorships").select("clinic_id").abortSignal(signal));
      return rows[0]?.clinic_id ?? null;
    },
    enabled: isVisited && isForSale,
  });
  const [shown, setShown] = useState(data);
  const lastSearched = useRef(searched);
  useLayoutEffect(() => {
    // Where the list is gets asked last: the browser has to lay out all that is new in it for that.
    const isUnseen = () => (list.current?.getBoundingClientRect().top ?? 0) > window.innerHeight;
    if (data !== shown && (searched === "" || searched !== lastSearched.current || isUnseen()))
      setShown(data);
    lastSearched.current = searched;
  }, [data, shown, searched, list]);
  return shown;
}
