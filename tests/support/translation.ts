import { expect, type BrowserContext, type Page } from "@playwright/test";

type Translating = Window & { staleTexts?: () => string[] };

/**
 * Translates as Chrome and Firefox do, except that the words stay: each text node gives way to new elements.
 * An option's words end in an invisible character, which Playwright ignores and a value made of them keeps.
 * @param from when it begins: as browsers do, or before React has taken the page over
 */
export async function translateContinuously(
  context: BrowserContext,
  from: "interactive" | "parsed" = "interactive",
): Promise<void> {
  await context.addInitScript(translate, from);
}

export async function expectNothingStale(page: Page): Promise<void> {
  if (page.isClosed()) return;
  const stale = await page.evaluate(() => (window as Translating).staleTexts?.() ?? []);
  expect(stale, "figures that a translated page would not bring up to date").toEqual([]);
}

function translate(from: "interactive" | "parsed"): void {
  const untouched = "script, style, svg, textarea, [contenteditable], [translate=no], font";
  const translated: { text: Text; was: string; now: Element }[] = [];

  (window as Translating).staleTexts = () =>
    translated
      .filter(({ text, was, now }) => now.isConnected && text.nodeValue !== was)
      .map(({ text, was }) => `“${was}” should be “${text.nodeValue}”`);

  const replace = (text: Text): void => {
    const was = text.nodeValue ?? "";
    if (!was.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const now = document.createElement("font");
    now.append(document.createElement("font"));
    now.firstElementChild!.textContent = text.parentElement.closest("option") ? `${was}\u200B` : was;
    text.replaceWith(now);
    translated.push({ text, was, now });
  };

  const replaceAll = (node: Node): void => {
    if (node instanceof Text) return replace(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) replace(text);
  };

  const begin = (): void => {
    replaceAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === "characterData") replaceAll(target);
        for (const node of addedNodes) if (node.isConnected) replaceAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };

  if (from === "parsed") return document.addEventListener("DOMContentLoaded", begin);
  new MutationObserver((_, observer) => {
    if (!document.documentElement.hasAttribute("data-interactive")) return;
    observer.disconnect();
    begin();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}
