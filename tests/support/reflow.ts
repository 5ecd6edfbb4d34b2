import { expect, type Page } from "@playwright/test";
import { untilPainted } from "./settled.ts";

/** The text spacing of WCAG 1.4.12. */
const WIDER_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const TWICE_AS_LARGE = "html { font-size: 200% !important }";

interface Window {
  width: number;
  height: number;
  style?: string;
}

export const NARROWEST = { width: 320, height: 640, style: WIDER_SPACING };

const TIGHTEST: Window[] = [
  NARROWEST,
  { width: 640, height: 640, style: TWICE_AS_LARGE },
  { width: 1280, height: 800, style: TWICE_AS_LARGE },
];
/** What fits with the wider spacing fits without it; the crawl has each page at 360 px as it comes. */
const ALL_WINDOWS: Window[] = [
  { width: 768, height: 900 },
  { width: 1920, height: 900 },
  { width: 1280, height: 800, style: WIDER_SPACING },
  ...TIGHTEST,
];

export async function expectToFit(page: Page, state: string, which: "all" | "tightest"): Promise<void> {
  expect.soft(await findClippedIn(page, which), state).toEqual([]);
}

export async function findClippedIn(page: Page, which: "all" | "tightest"): Promise<string[]> {
  const before = page.viewportSize();
  const show = async ({ width, height, style }: Window) =>
    await Promise.all([page.evaluate(readAs, style ?? ""), page.setViewportSize({ width, height })]);
  const found: string[] = [];
  for (const window of which === "all" ? ALL_WINDOWS : TIGHTEST) {
    await show(window);
    await untilPainted(page);
    const name = `${window.width} px wide, ${window.style ?? "as it comes"}`;
    for (const clipped of await page.evaluate(findClipped, "")) found.push(`${name}: ${clipped}`);
  }
  if (before) await show(before);
  return found;
}

function readAs(style: string): void {
  const kept = window as unknown as { readersSheet?: CSSStyleSheet; readersStyle?: string };
  if ((kept.readersStyle ?? "") === style) return;
  if (!kept.readersSheet) document.adoptedStyleSheets.push((kept.readersSheet = new CSSStyleSheet()));
  kept.readersSheet.replaceSync((kept.readersStyle = style));
}

export function findClipped(readersStyle: string): string[] {
  const style = new CSSStyleSheet();
  style.replaceSync(readersStyle);
  document.adoptedStyleSheets.push(style);
  const page = document.documentElement;
  const found: string[] = [];
  if (page.scrollWidth > window.innerWidth) found.push(`the page is ${page.scrollWidth} px wide`);
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    // Nearly all elements end here; the next checks take much longer.
    const { left, right, width } = element.getBoundingClientRect();
    const isOutside = width > 0 && (left < -1 || right > window.innerWidth + 1);
    const isLarger = element.scrollWidth > element.clientWidth + 1;
    if (!isOutside && !isLarger) continue;
    const { clip, clipPath, overflowX, textOverflow } = getComputedStyle(element);
    const isHiddenOnPurpose =
      clipPath !== "none" ||
      clip !== "auto" ||
      element.closest(".sr-only, [aria-hidden=true]") !== null ||
      !element.checkVisibility();
    if (isHiddenOnPurpose) continue;
    const name = `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
    const scrolls = element.closest("table, pre, .choices-bar") !== null;
    if (isOutside && !scrolls && !element.matches("a[href='#content'], a[href='#compare-tray']")) {
      found.push(`${name} from ${Math.round(left)} to ${Math.round(right)}`);
    }
    const cuts = overflowX === "hidden" || overflowX === "clip" || textOverflow === "ellipsis";
    if (isLarger && cuts && element.innerText.trim() !== "") found.push(`${name} is cut`);
  }
  document.adoptedStyleSheets.pop();
  return found;
}
