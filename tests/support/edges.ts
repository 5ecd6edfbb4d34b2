import type { Page } from "@playwright/test";

const CONTROLS =
  "main :is(button, select, input:not([type=radio], [type=checkbox]), a.inline-flex.rounded-lg)";

export async function findWithoutEdge(page: Page): Promise<string[]> {
  return await page.locator(CONTROLS).evaluateAll(withoutEdge);
}

function withoutEdge(controls: Element[]): string[] {
  return controls
    .filter(
      (control) => control.getAttribute("role") !== "tab" && control.getAttribute("aria-label") === null,
    )
    .filter((control) => {
      const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(control);
      const isFilled = backgroundColor !== getComputedStyle(document.body).backgroundColor;
      return (borderTopStyle === "none" || borderTopColor === "rgba(0, 0, 0, 0)") && !isFilled;
    })
    .map((control) => control.textContent || control.id);
}
