import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { routeAt } from "./routeAt.ts";

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
  await page.evaluate(`"axe" in window || (() => { ${axe.source} })()`);
  return await page.evaluate<string[], RunOptions>(runAxe, {
    rules: Object.fromEntries(NAMED_RULES.map((rule) => [rule, { enabled: true }])),
    resultTypes: ["violations"],
  });
}

async function runAxe(options: RunOptions): Promise<string[]> {
  const inPage = window as unknown as { axe: typeof axe };
  // What a frame holds comes from elsewhere and is not ours to mend.
  const { violations } = await inPage.axe.run({ exclude: ["iframe"] }, options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/**
 * Goes through the states of a route, and collects what axe finds in each. Nothing moves
 * while it looks, or colours would be in between.
 *
 * @throws when the walk was never on its route: a page behind the login sends visitors away,
 *   and nothing would be found there for want of looking
 */
export async function examine(page: Page, route: string, visit: Visit): Promise<void> {
  const seen = new Set<string>();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, async (state) => {
    seen.add(routeAt(page.url()));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findings(page), `${state}, ${colorScheme}`).toEqual([]);
    }
  });
  if (!seen.has(route)) throw new Error(`No state of ${route} was looked at, only ${[...seen].join(", ")}`);
}
