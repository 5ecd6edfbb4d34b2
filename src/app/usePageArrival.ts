import { useEffect, useRef } from "react";
import { focusOn, focusPageStart } from "@/ui/focusPageStart.ts";

/**
 * On each navigation after the first: to the top of the new page, or to the place that its
 * address names, with the focus there, so that keyboards and screen readers begin with it.
 */
export function usePageArrival(pathname: string): void {
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const place = document.getElementById(window.location.hash.slice(1));
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
