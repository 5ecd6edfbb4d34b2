import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expectToFit } from "./reflow.ts";
import { routeAt } from "./routeAt.ts";

/** Says that the page is in a state worth a look. */
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

/** Those whose answer depends on the colour scheme, which changes nothing but colours. */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds by all of its rules, best practices included. Left out are only those of
 * level AAA, of which the product makes no promise, and deprecated ones.
 */
export async function findings(page: Page, which: "all" | "of colours" = "all"): Promise<string[]> {
  // Half a megabyte, which is not sent again to a page that has it.
  if (!(await page.evaluate(`"axe" in window`))) await page.evaluate(axe.source);
  const named = Object.fromEntries(NAMED_RULES.map((rule) => [rule, { enabled: true }]));
  return await page.evaluate<string[], RunOptions>(runAxe, {
    resultTypes: ["violations"],
    ...(which === "all" ? { rules: named } : { runOnly: RULES_OF_COLOURS }),
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
 * Goes through the states of a route, and collects what axe finds in each, in light and in dark,
 * and what does not fit: the first state into every window, those after it into the tightest. Nothing moves while it looks, or colours would be in between.
 *
 * @throws when the walk was never on its route: a page behind the login sends visitors away,
 *   and nothing would be found there for want of looking
 */
export async function examine(page: Page, route: string, visit: Visit): Promise<void> {
  const seen = new Set<string>();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, async (state) => {
    const isFirst = seen.size === 0;
    seen.add(routeAt(page.url()));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect
        .soft(
          await findings(page, colorScheme === "light" ? "all" : "of colours"),
          `${state}, ${colorScheme}`,
        )
        .toEqual([]);
    }
    await expectToFit(page, state, isFirst ? "all" : "tightest");
  });
  if (!seen.has(route)) throw new Error(`No state of ${route} was looked at, only ${[...seen].join(", ")}`);
}
