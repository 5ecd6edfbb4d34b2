import { useEffect, useRef } from "react";

/**
 * On each navigation after the first: to the top of the new page, with the focus on its
 * content, so that keyboards and screen readers start there.
 */
export function usePageArrival(pathname: string): void {
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
