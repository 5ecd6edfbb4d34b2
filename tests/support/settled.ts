import { expect, type Page, type Request } from "@playwright/test";
import { whileDrawn } from "./drawing.ts";
import { heldRequests } from "./heldAnswers.ts";

/** What pages have asked for and not been answered. */
const requestsUnderWay = new WeakMap<Page, Set<Request>>();

/** Follows what a page asks for, from before it is opened. */
export function watchRequests(page: Page): void {
  const underWay = new Set<Request>();
  requestsUnderWay.set(page, underWay);
  page.on("request", (request) => {
    // What a frame holds comes from elsewhere, and what the page before asked for ends with it.
    if (request.frame() !== page.mainFrame()) return;
    if (request.isNavigationRequest()) underWay.clear();
    underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
}

/**
 * Waits until a page can be looked at: nothing is busy, moves, changes or is still asked for, and its
 * fonts and pictures are there. Of a state that a test holds on purpose (`heldAnswers.ts`) only what
 * the test holds may be missing, and the page may be busy with it.
 */
export async function untilSettled(page: Page): Promise<void> {
  await expect
    .poll(() => findUnsettled(page), { message: "nothing is busy or moves", intervals: [20, 50, 100] })
    .toEqual([]);
}

/** What keeps a page from being looked at. */
export async function findUnsettled(page: Page): Promise<string[]> {
  const underWay = [...(requestsUnderWay.get(page) ?? [])];
  const held = heldRequests(page);
  const isHeldBack = underWay.some((request) => held.has(request));
  const unsettled = await whileDrawn(page, page.evaluate(whatChanges, isHeldBack));
  const awaited = underWay.filter((request) => !held.has(request));
  return [...unsettled, ...awaited.map((request) => `asked for ${request.url()}`)];
}

interface PageOfTest {
  /** The browser's own, where a test keeps frames from the page. */
  realFrame?: typeof requestAnimationFrame;
  isHeld?: boolean;
}

/** Runs in the browser, by itself. */
async function whatChanges(isHeldBack: boolean): Promise<string[]> {
  const { realFrame = requestAnimationFrame, isHeld = isHeldBack } = window as unknown as PageOfTest;
  const found: string[] = [];
  if (document.querySelector("#root") && !document.documentElement.matches("[data-interactive]"))
    found.push("not interactive");
  if (!isHeld) {
    const marks = "[aria-busy=true], [aria-disabled=true], .animate-pulse";
    for (const element of document.querySelectorAll(marks)) {
      // A tool that is off stays so, and what waits has another pointer. Behind a dialog the page waits for it.
      const isOff = element.matches("[aria-disabled]") && getComputedStyle(element).cursor !== "progress";
      const isBehind = element.parentElement?.closest("[aria-hidden=true]") != null;
      if (!isOff && !isBehind) found.push(`busy: ${element.outerHTML.slice(0, 90)}`);
    }
  }
  for (const { playState } of document.getAnimations()) if (playState === "running") found.push("it moves");
  if (document.fonts.status === "loading") found.push("fonts");
  for (const image of document.images) {
    const { top, bottom } = image.getBoundingClientRect();
    const isLoading = image.loading !== "lazy" || (bottom > 0 && top < innerHeight);
    if (!image.complete && isLoading && image.checkVisibility()) found.push(`picture ${image.src}`);
  }
  const changed = new Set<Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) changed.add(target.parentElement ?? document.body);
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // Lists are drawn a few cards at a time, each once the ones before are painted.
  for (let frames = 0; frames < 2; frames++) {
    await new Promise((idle) => requestIdleCallback(idle));
    await new Promise((painted) => realFrame.call(window, painted));
  }
  await new Promise((idle) => requestIdleCallback(idle));
  changes.disconnect();
  return [...found, ...[...changed].map((element) => `it changes: ${element.outerHTML.slice(0, 90)}`)];
}

/** Waits until a page is painted as it is now. */
export async function untilPainted(page: Page): Promise<void> {
  await whileDrawn(page, page.evaluate(paintedAt, page.viewportSize()?.width));
}

/** A busy browser lays a page out in a new window before its media queries have heard of it. */
async function paintedAt(width = innerWidth): Promise<void> {
  const { realFrame = requestAnimationFrame } = window as unknown as PageOfTest;
  const nextFrame = () => new Promise((painted) => realFrame.call(window, painted));
  const isLaidOut = () => innerWidth === width && matchMedia(`(width: ${width}px)`).matches;
  while (!isLaidOut()) await nextFrame();
  for (let frames = 0; frames < 2; frames++) await nextFrame();
}
