import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

type Change = (before: URLSearchParams) => URLSearchParams | string;

/** Each change starts from the address at that moment, since rendering may lag; none during a navigation. */
export function useAddressParams(): [URLSearchParams, (change: Change, replaces?: boolean) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (toNext: Change, replace = false) => {
      if (location.pathname !== pathname) return;
      const next = toNext(new URLSearchParams(location.search));
      void navigate(`?${next}`, { replace });
    },
    [navigate, pathname],
  );
  return [params, change];
}
