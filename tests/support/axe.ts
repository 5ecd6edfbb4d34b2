import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Says that the page is in a state worth a look; axe then looks at it in light and in dark. */
type InState = (state: string) => Promise<void>;

/** Goes through the states of a route. */
export type Visit = (page: Page, inState: InState) => Promise<void>;

/**
 * Rules that axe leaves out unless they are named: a new one of WCAG 2.2, and experimental
 * ones. Of these not `focus-order-semantics`, which takes the focus guards of Radix's list
 * of toasts for stops of the Tab key, and `hidden-content`, which only asks to look.
 */
const NAMED_RULES = [
  "target-size",
  "css-orientation-lock",
  "p-as-heading",
  "table-fake-caption",
  "td-has-header",
];

/**
 * What axe finds by all of its rules, best practices included. Left out are only those of
 * level AAA, of which the product makes no promise, and deprecated ones.
 */
export async function findings(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(NAMED_RULES.map((rule) => [rule, { enabled: true }]));
  // What a frame holds comes from elsewhere and is not ours to mend.
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").options({ rules }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

/** Visits a route, and collects what axe finds in each state. Nothing moves meanwhile, or colours would be in between. */
export async function examine(page: Page, visit: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, async (state) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findings(page), `${state}, ${colorScheme}`).toEqual([]);
    }
  });
}
