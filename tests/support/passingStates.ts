import type { Page } from "@playwright/test";

export type PassingState = "pointed at" | "busy" | "pointed at while busy";

export const PASSING_STATES: readonly PassingState[] = ["pointed at", "busy", "pointed at while busy"];

/** Applies a state's CSS rules to every element. Busy ones lose `aria-disabled`: axe would skip them. */
export async function forceStates(page: Page, state: PassingState): Promise<void> {
  await page.evaluate(applyAlways, {
    isPointedAt: state !== "busy",
    isBusy: state !== "pointed at",
  });
}

export async function restoreStates(page: Page): Promise<void> {
  await page.evaluate(applyAsWritten);
}

interface Rewritten {
  writtenRules?: Map<CSSStyleRule, string>;
}

function applyAlways({ isPointedAt, isBusy }: { isPointedAt: boolean; isBusy: boolean }): void {
  const always = ":not(.never)";
  const kept = window as unknown as Rewritten;
  const written = (kept.writtenRules ??= new Map<CSSStyleRule, string>());
  const rewrite = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const asWritten = written.get(rule) ?? rule.selectorText;
        let selector = asWritten;
        // Class names contain backslashes: `hover\\:underline`.
        if (isPointedAt)
          selector = selector.replaceAll(/(?<!\\):(hover|active|focus(-visible|-within)?)\b/g, always);
        if (isBusy) selector = selector.replaceAll(/\[aria-(busy|disabled)="?true"?\]/g, always);
        if (selector !== asWritten) written.set(rule, asWritten);
        if (selector !== rule.selectorText) rule.selectorText = selector;
      }
      if ("cssRules" in rule) rewrite(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

function applyAsWritten(): void {
  const kept = window as unknown as Rewritten;
  for (const [rule, selector] of kept.writtenRules ?? []) rule.selectorText = selector;
  kept.writtenRules = undefined;
  // Chromium re-evaluates the media queries of a changed sheet only after it was off.
  for (const sheet of document.styleSheets) sheet.disabled = true;
  document.body.getBoundingClientRect();
  for (const sheet of document.styleSheets) sheet.disabled = false;
}
