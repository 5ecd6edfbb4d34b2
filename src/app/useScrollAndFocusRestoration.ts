import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { focusOn, focusPageStart } from "@/ui/focusPageStart.ts";
import {
  currentScrollPosition,
  scrollPositionAfterChange,
  type ScrollPosition,
} from "@/ui/scrollPositions.ts";

/** The heading above what `?search=` looks through. */
const SEARCHED_ID = "directory-title";

/**
 * On each navigation after the first: to the top of the new page, or to the place that its
 * address names, with the focus there, so that keyboards and screen readers begin with it.
 * Coming back shows the page as it was left. The first time the browser does so itself,
 * except for a search.
 */
export function useScrollAndFocusRestoration(pathname: string): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const position = useRef<ScrollPosition>(undefined);
  // Before anything is painted, and with each change of the address: a filter is a step of its own.
  useLayoutEffect(() => {
    const before = position.current;
    if (before?.pathname === pathname) {
      position.current = scrollPositionAfterChange(before, isReturn);
      return;
    }
    position.current = currentScrollPosition(pathname, isReturn, before?.pathname);
    if (before === undefined) beginAtSearch();
    else if (position.current.scrollY === undefined) beginAtPlace();
    else comeBack(position.current, before.pathname);
    rememberWhere(position.current);
  });
  useEffect(() => {
    const remember = () => {
      if (position.current) rememberWhere(position.current);
    };
    window.addEventListener("scroll", remember);
    return () => window.removeEventListener("scroll", remember);
  }, []);
  useEffect(keepScroll, []);
  useEffect(keepFocus, []);
}

function beginAtSearch(): void {
  if (isSearch() && window.scrollY === 0) document.getElementById(SEARCHED_ID)?.scrollIntoView();
}

function beginAtPlace(): void {
  const place = document.getElementById(isSearch() ? SEARCHED_ID : window.location.hash.slice(1));
  window.scrollTo(0, 0);
  place?.scrollIntoView();
  if (!focusOn(place)) focusPageStart();
}

function rememberWhere(position: ScrollPosition): void {
  position.scrollY = window.scrollY;
  position.width = window.innerWidth;
}

/** To the link that was followed, where it was on the screen. */
function comeBack({ scrollY = 0, width }: ScrollPosition, cameFrom: string): void {
  window.scrollTo(0, scrollY);
  const links = [...document.querySelectorAll<HTMLElement>(`a[href="${cameFrom}"]`)];
  // Where the window was turned meanwhile, the card is somewhere else than it was.
  const moved = width === window.innerWidth ? undefined : links.find(isOfCard);
  moved?.scrollIntoView({ block: "center" });
  const followed = moved ?? links.find(isBelowTop);
  if (followed) followed.focus({ preventScroll: true });
  else focusPageStart();
}

const isOfCard = (link: Element) => link.closest("[data-card]") !== null;

const isBelowTop = (link: Element) => link.getBoundingClientRect().bottom > 0;

function isSearch(): boolean {
  return new URLSearchParams(window.location.search).has("search");
}

/** The browser would scroll the page that is left before the next one is drawn; only a reload is its own. */
function keepScroll(): () => void {
  window.history.scrollRestoration = "manual";
  window.addEventListener("pagehide", leaveScrollToBrowser);
  return () => window.removeEventListener("pagehide", leaveScrollToBrowser);
}

function leaveScrollToBrowser(): void {
  window.history.scrollRestoration = "auto";
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
