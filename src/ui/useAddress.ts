import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

type Change = (before: URLSearchParams) => URLSearchParams | string;

/**
 * What the address of this page asks for, and the way to change it. A change begins with what the
 * address says at that moment: a slow phone may draw it later, and two parts of a page may
 * change it one after the other. On the way to another page nothing is changed.
 */
export function useAddress(): [URLSearchParams, (change: Change, replaces?: boolean) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (toNext: Change, replace = false) => {
      if (window.location.pathname !== pathname) return;
      const next = toNext(new URLSearchParams(window.location.search));
      void navigate(`?${next}`, { replace, preventScrollReset: true });
    },
    [navigate, pathname],
  );
  return [params, change];
}
