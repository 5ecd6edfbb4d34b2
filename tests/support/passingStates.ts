import type { Page } from "@playwright/test";

/** What lasts a moment: under the pointer, pressed and focused; and waiting for an answer. */
export type PassingState = "pointed at" | "busy" | "pointed at while busy";

export const PASSING_STATES: readonly PassingState[] = ["pointed at", "busy", "pointed at while busy"];

/**
 * Shows everything on a page as it looks for a moment, all at once and for as long as one looks, by
 * having the rules of such a state apply to every element that they name. What is busy has no
 * `aria-disabled` then, because of which axe would leave it out.
 */
export async function showPassing(page: Page, state: PassingState): Promise<() => Promise<void>> {
  await page.evaluate(applyAlways, {
    isPointedAt: state !== "busy",
    isBusy: state !== "pointed at",
  });
  return async () => await page.evaluate(applyAsWritten);
}

interface Rewritten {
  writtenRules?: Map<CSSStyleRule, string>;
}

/** Runs in the browser, by itself. */
function applyAlways({ isPointedAt, isBusy }: { isPointedAt: boolean; isBusy: boolean }): void {
  // As specific as what it stands for.
  const always = ":not(.never)";
  const written = new Map<CSSStyleRule, string>();
  const rewrite = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        let selector = rule.selectorText;
        // The backslash stands in names of classes: `hover\\:underline`.
        if (isPointedAt)
          selector = selector.replaceAll(/(?<!\\):(hover|active|focus(-visible|-within)?)\b/g, always);
        if (isBusy) selector = selector.replaceAll(/\[aria-(busy|disabled)="?true"?\]/g, always);
        if (selector !== rule.selectorText) {
          written.set(rule, rule.selectorText);
          rule.selectorText = selector;
        }
      }
      if ("cssRules" in rule) rewrite(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
  (window as unknown as Rewritten).writtenRules = written;
}

function applyAsWritten(): void {
  const { writtenRules } = window as unknown as Rewritten;
  for (const [rule, selector] of writtenRules ?? []) rule.selectorText = selector;
  // Chromium takes the media queries of a rewritten sheet into another window only once it was off.
  for (const sheet of document.styleSheets) sheet.disabled = true;
  document.body.getBoundingClientRect();
  for (const sheet of document.styleSheets) sheet.disabled = false;
}
