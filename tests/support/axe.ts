import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { findWithoutEdge } from "./edges.ts";
import { takeNewTexts } from "./textColours.ts";
import { PASSING_STATES, showPassing } from "./passingStates.ts";
import { expectToFit } from "./reflow.ts";
import { routeAt } from "./routeAt.ts";
import { untilSettled } from "./settled.ts";

/**
 * Says that the page is in a state worth a look, or in one that was looked at and differs from it
 * only by the window.
 */
type InState = (state: string, what?: "new" | "another window") => Promise<void>;

/** Its own `source` is more than twice as long, and has to get into every page. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** It takes everything of the page from what is called `window` around it. */
const START_AXE = `window.startAxe = (window) => { ${AXE} }`;

const START_LOOKING_AT_TEXTS = `window.takeNewTexts = ${takeNewTexts.toString()}`;

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
 * What axe finds by all of its rules, best practices included, or by those whose answer depends on
 * the colour scheme, which changes nothing but colours. Left out are only those of level AAA, of
 * which the product makes no promise, and deprecated ones.
 */
export async function findings(page: Page, which: "all" | "of colours" = "all"): Promise<string[]> {
  const named = Object.fromEntries(NAMED_RULES.map((rule) => [rule, { enabled: true }]));
  const rules: RunOptions =
    which === "all"
      ? { rules: { ...named, "color-contrast": { enabled: false } } }
      : { runOnly: ["link-in-text-block"] };
  const lookout = lookouts.get(page) ?? page;
  // Not sent again to a page that has it.
  if (!(await lookout.evaluate(`"startAxe" in window`))) {
    await lookout.evaluate(START_AXE);
    await lookout.evaluate(START_LOOKING_AT_TEXTS);
  }
  return await lookout.evaluate<string[], RunOptions>(runAxe, { resultTypes: ["violations"], ...rules });
}

/** The pages that opened others in order to look at them. */
const lookouts = new WeakMap<Page, Page>();

/**
 * Opens a page in whose place `lookout` runs axe, which then needn't be compiled and warmed again
 * for each document. One at a time.
 */
export async function lookFrom(lookout: Page): Promise<Page> {
  const opened = lookout.waitForEvent("popup");
  await lookout.evaluate(() => void Object.assign(window, { looksAt: window.open("about:blank") }));
  const page = await opened;
  lookouts.set(page, lookout);
  return page;
}

interface Lookout {
  /** The window that is looked at, where it is another. */
  looksAt?: Window & { axe?: typeof axe };
  startAxe(at: Window): void;
  /** In which colours texts were found good. */
  goodColours?: Set<string>;
  takeNewTexts: typeof takeNewTexts;
}

async function runAxe(options: RunOptions): Promise<string[]> {
  const lookout = window as unknown as Lookout & Window & { axe?: typeof axe };
  const at = lookout.looksAt ?? lookout;
  if (!at.axe) lookout.startAxe(at);
  // What a frame holds comes from elsewhere and is not ours to mend.
  const found = (await at.axe!.run({ exclude: ["iframe"] }, options)).violations;
  const colours = new Set(lookout.goodColours);
  const texts = lookout.takeNewTexts(at.document, colours);
  if (texts.length > 0) {
    const contrast: RunOptions = { runOnly: ["color-contrast"], resultTypes: ["violations"] };
    const { violations } = await at.axe!.run({ include: texts, exclude: ["iframe"] }, contrast);
    // Colours that are no good are looked at again, in the next test too.
    if (violations.length === 0) lookout.goodColours = colours;
    found.push(...violations);
  }
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** What axe finds in the colours of every text, as each control looks for a moment. */
async function findingsInPassing(page: Page, colorScheme: string): Promise<string[]> {
  const found: string[] = [];
  for (const state of PASSING_STATES) {
    const leave = await showPassing(page, state);
    for (const finding of await findings(page, "of colours"))
      found.push(`${state}, ${colorScheme}: ${finding}`);
    await leave();
  }
  return found;
}

/**
 * Goes through the states of a route, and collects what axe finds in each, in light and in dark,
 * what does not fit (the first state into every window, those after it into the tightest), and at
 * each address and in each dialog what cannot be read for a moment, and what has no edge in forced
 * colours. Nothing is busy or moves while it looks, but what the walk holds. Another window of a state
 * that was looked at has had to fit already, and what only phones show stands on many pages: there
 * axe looks in light alone.
 *
 * @throws when the walk was never on its route: a page behind the login sends visitors away,
 *   and nothing would be found there for want of looking
 */
export async function examine(page: Page, route: string, visit: Visit): Promise<void> {
  const [seen, places] = [new Set<string>(), new Set<string>()];
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, async (state, what = "new") => {
    const isFirst = seen.size === 0;
    seen.add(routeAt(page.url()));
    await untilSettled(page);
    if (what === "another window") {
      expect.soft(await findings(page), state).toEqual([]);
      return;
    }
    const place = await nameOfPlace(page);
    const isNewPlace = !places.has(place);
    places.add(place);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect
        .soft(
          await findings(page, colorScheme === "light" ? "all" : "of colours"),
          `${state}, ${colorScheme}`,
        )
        .toEqual([]);
      if (isNewPlace) expect.soft(await findingsInPassing(page, colorScheme), state).toEqual([]);
    }
    await expectToFit(page, state, isFirst ? "all" : "tightest");
    if (!isNewPlace) return;
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await findWithoutEdge(page), `${state}, forced colours`).toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
  });
  if (!seen.has(route)) throw new Error(`No state of ${route} was looked at, only ${[...seen].join(", ")}`);
}

/** An address, with the dialog that is open there. */
async function nameOfPlace(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog");
  return `${page.url()} ${(await dialog.count()) > 0 ? await dialog.first().innerText() : ""}`;
}
