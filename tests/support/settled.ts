import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { whileDrawn } from "./drawing.ts";
import { heldRequests } from "./heldAnswers.ts";

const requestsUnderWay = new WeakMap<Page, Set<Request>>();

export function watchRequests(page: Page): void {
  const underWay = new Set<Request>();
  requestsUnderWay.set(page, underWay);
  page.on("request", (request) => {
    // Frames come from other sites; requests of the previous page end with it.
    if (request.frame() !== page.mainFrame()) return;
    if (request.isNavigationRequest()) underWay.clear();
    underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
}

/** Returns those of the page's own frame that aren't answered yet. */
export function pendingRequests(page: Page): Request[] {
  return [...(requestsUnderWay.get(page) ?? [])];
}

/** Waits until nothing is busy, moving, changing or loading, but for what `heldAnswers.ts` holds. */
export async function untilSettled(page: Page): Promise<void> {
  await expect
    .poll(() => findUnsettled(page), { message: "nothing is busy or moves", intervals: [20, 50, 100] })
    .toEqual([]);
}

/** What comes into sight is laid out a frame later, and moves what stands around it. */
export async function bringIntoSight(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await untilSettled(page);
}

export async function findUnsettled(page: Page): Promise<string[]> {
  const before = pendingRequests(page);
  const held = heldRequests(page);
  const isHeldBack = before.some((request) => held.has(request));
  const unsettled = await whileDrawn(page, page.evaluate(whatChanges, isHeldBack));
  // The frames that it waits for may begin one.
  const underWay = new Set([...before, ...pendingRequests(page)]);
  const awaited = [...underWay].filter((request) => !held.has(request));
  return [...unsettled, ...awaited.map((request) => `asked for ${request.url()}`)];
}

interface PageOfTest {
  /** The browser's own function, where a test holds frames back. */
  realFrame?: typeof requestAnimationFrame;
  isHeld?: boolean;
}

async function whatChanges(isHeldBack: boolean): Promise<string[]> {
  const { realFrame = requestAnimationFrame, isHeld = isHeldBack } = window as unknown as PageOfTest;
  const found: string[] = [];
  if (document.querySelector("#root") && !document.documentElement.matches("[data-interactive]"))
    found.push("not interactive");
  if (!isHeld) {
    const marks = "[aria-busy=true], [aria-disabled=true], .animate-pulse";
    for (const element of document.querySelectorAll(marks)) {
      // Disabled tools stay so, and waiting elements have another cursor.
      const isOff = element.matches("[aria-disabled]") && getComputedStyle(element).cursor !== "progress";
      const isBehind = element.parentElement?.closest("[aria-hidden=true]") != null;
      if (!isOff && !isBehind) found.push(`busy: ${element.outerHTML.slice(0, 90)}`);
    }
    for (const status of document.querySelectorAll("[role=status]"))
      if (status.textContent.startsWith("Loading")) found.push(`busy: ${status.outerHTML.slice(0, 90)}`);
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
  for (let frames = 0; frames < 2; frames++) {
    await new Promise((idle) => requestIdleCallback(idle));
    await new Promise((painted) => realFrame.call(window, painted));
  }
  await new Promise((idle) => requestIdleCallback(idle));
  changes.disconnect();
  return [...found, ...[...changed].map((element) => `it changes: ${element.outerHTML.slice(0, 90)}`)];
}

export async function untilPainted(page: Page): Promise<void> {
  await whileDrawn(page, page.evaluate(paintedAt, page.viewportSize()?.width));
}

/** A busy browser lays out a resized page before its media queries update. */
async function paintedAt(width = innerWidth): Promise<void> {
  const { realFrame = requestAnimationFrame } = window as unknown as PageOfTest;
  const nextFrame = () => new Promise((painted) => realFrame.call(window, painted));
  const isLaidOut = () => innerWidth === width && matchMedia(`(width: ${width}px)`).matches;
  while (!isLaidOut()) await nextFrame();
  for (let frames = 0; frames < 2; frames++) await nextFrame();
}
