import { backNavigation } from "@/ui/backNavigation.ts";
import { onFollowed } from "./followedLink.ts";

/** Also the name of the heading that it becomes, in `styles/motion.css`. */
const NAME = "clinic-name";
const CLINIC = /^\/clinic\//i;

/** The browser's own Back is left to the browser, which may move the page itself; see `styles/motion.css`. */
export function moveNames(): void {
  if (!("startViewTransition" in document)) return;
  const page = document.documentElement;
  page.classList.add("moves");
  onFollowed(({ pathname, firstElementChild: name }) => {
    if (CLINIC.test(pathname) && !CLINIC.test(window.location.pathname)) giveName(name);
  });
  const goBack = backNavigation.run;
  backNavigation.run = (back) => (isCalm() ? goBack(back) : moveBack(back));
}

const isCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

let named: HTMLElement | undefined;

/** A view-transition-name must be unique. */
function giveName(name: Element | null): void {
  if (named) named.style.viewTransitionName = "";
  named = name?.closest<HTMLElement>("h3") ?? undefined;
  if (named) named.style.viewTransitionName = NAME;
}

/** The press shows in the frame that is taken as a picture of the page. */
function moveBack(back: () => void): void {
  // oxlint-disable-next-line no-restricted-properties -- asked for above
  const { ready } = document.startViewTransition(async () => {
    const drawn = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
    back();
    await drawn;
    // The followed link, which has the focus again.
    giveName(document.activeElement?.firstElementChild ?? null);
  });
  // A hidden page doesn't move, which is no fault.
  ready.catch(() => {});
}
