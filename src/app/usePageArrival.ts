import { useEffect, useRef } from "react";
import { focusOn, focusPageStart } from "@/ui/focusPageStart.ts";

/** The heading above what `?search=` looks through. */
const SEARCHED_ID = "directory-title";

/**
 * On each navigation after the first: to the top of the new page, or to the place that its
 * address names, with the focus there, so that keyboards and screen readers begin with it.
 * The first time the browser does so itself, but for a search.
 */
export function usePageArrival(pathname: string): void {
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    const { hash, search } = window.location;
    const isSearch = new URLSearchParams(search).has("search");
    const place = document.getElementById(isSearch ? SEARCHED_ID : hash.slice(1));
    if (arrivedAt.current === pathname) {
      if (isSearch && window.scrollY === 0) place?.scrollIntoView();
      return;
    }
    arrivedAt.current = pathname;
    window.scrollTo(0, 0);
    place?.scrollIntoView();
    if (!focusOn(place)) focusPageStart();
  }, [pathname]);
  useEffect(keepFocus, []);
}

/** What has the focus may go away, such as a heading that was there while loading; the main heading gets it then. */
function keepFocus(): () => void {
  let last: Element | null = null;
  const remember = () => (last = document.activeElement);
  const observer = new MutationObserver(() => {
    if (last?.isConnected === false && document.activeElement === document.body) focusPageStart();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", remember);
  };
}
