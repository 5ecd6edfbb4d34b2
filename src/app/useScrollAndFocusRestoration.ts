import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { focusOn, focusPageStart } from "@/ui/focusPageStart.ts";
import { currentScrollPosition, type ScrollPosition } from "@/ui/scrollPositions.ts";

const SEARCHED_ID = "directory-title";

/** The browser handles the first load itself. */
export function useScrollAndFocusRestoration(pathname: string): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const position = useRef<ScrollPosition>(undefined);
  // Before paint, and on every change of the address, since a filter is a history entry too.
  useLayoutEffect(() => {
    const before = position.current;
    position.current = currentScrollPosition(pathname, isReturn, before);
    if (before?.pathname === pathname) return;
    if (before !== undefined) {
      // Positions need every height: deferredLayout.ts.
      document.documentElement.dataset.laidOut = "";
      if (position.current.scrollY === undefined) goToStart();
      else restorePosition(position.current, before.pathname);
    }
    recordPosition(position.current);
  });
  useEffect(() => {
    const remember = () => {
      if (position.current) recordPosition(position.current);
    };
    addEventListener("scroll", remember);
    return () => removeEventListener("scroll", remember);
  }, []);
  useEffect(keepScroll, []);
  useEffect(keepFocus, []);
}

function goToStart(): void {
  const place = document.getElementById(isSearch() ? SEARCHED_ID : location.hash.slice(1));
  scrollTo(0, 0);
  place?.scrollIntoView();
  if (!focusOn(place)) focusPageStart();
}

function recordPosition(position: ScrollPosition): void {
  position.scrollY = scrollY;
  position.width = innerWidth;
}

function restorePosition({ scrollY = 0, width }: ScrollPosition, cameFrom: string): void {
  scrollTo(0, scrollY);
  const links = [...document.querySelectorAll<HTMLElement>(`a[href="${cameFrom}"]`)];
  // After a rotation the card is no longer at the same offset.
  const moved = width === innerWidth ? undefined : links.find(isOfCard);
  moved?.scrollIntoView({ block: "center" });
  const followed = moved ?? links.find(isBelowTop);
  if (followed) followed.focus({ preventScroll: true });
  else focusPageStart();
}

const isOfCard = (link: Element) => link.closest("[data-card]") !== null;

const isBelowTop = (link: Element) => link.getBoundingClientRect().bottom > 0;

function isSearch(): boolean {
  return new URLSearchParams(location.search).has("search");
}

/** Browsers would scroll before the next page is drawn; only reloads are left to them. */
function keepScroll(): void {
  history.scrollRestoration = "manual";
  addEventListener("pagehide", leaveScrollToBrowser);
  // For a page that the browser's Back restores.
  addEventListener("pageshow", keepScroll);
}

function leaveScrollToBrowser(): void {
  history.scrollRestoration = "auto";
}

/** Focuses the main heading when the focused element disappears, such as a heading shown while loading. */
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
