import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { matchRoutes } from "react-router-dom";
import { allRoutes } from "./allRoutes.ts";
import { findWithoutEdge } from "./edges.ts";
import { TAKE_NEW_LOOKS, type TakeNewLooks } from "./newLooks.ts";
import { PASSING_STATES, showPassing } from "./passingStates.ts";
import { expectToFit } from "./reflow.ts";
import { untilSettled } from "./settled.ts";

type InState = (state: string, what?: "new" | "another window") => Promise<void>;

/** axe's own `source` is twice as long, and every page has to load it. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** axe takes its page from a global called `window`. */
const START_AXE = `window.startAxe = (window) => { ${AXE} }`;

const START_LOOKING = `window.takeNewLooks = ${TAKE_NEW_LOOKS}`;

export type Visit = (page: Page, inState: InState) => Promise<void>;

/**
 * Off by default: a rule of WCAG 2.2 and experimental ones. `focus-order-semantics` trips over
 * Radix's focus guards, and `hidden-content` only asks to look, so both stay off.
 */
const NAMED_RULES = [
  "target-size",
  "css-orientation-lock",
  "p-as-heading",
  "table-fake-caption",
  "td-has-header",
];

/** Examined once per look (`newLooks.ts`). */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Returns what axe finds by all rules, best practices included, or only by those that depend on
 * colours. Without level AAA, which the product doesn't promise, and deprecated rules.
 */
export async function findings(page: Page, which: "all" | "of colours" = "all"): Promise<string[]> {
  const named = Object.fromEntries(NAMED_RULES.map((rule) => [rule, { enabled: true }]));
  const off = Object.fromEntries(RULES_OF_COLOURS.map((rule) => [rule, { enabled: false }]));
  const options: RunOptions | null =
    which === "all" ? { resultTypes: ["violations"], rules: { ...named, ...off } } : null;
  const lookout = lookouts.get(page) ?? page;
  if (!(await lookout.evaluate(`"startAxe" in window`))) {
    await lookout.evaluate(START_AXE);
    await lookout.evaluate(START_LOOKING);
  }
  return await lookout.evaluate(runAxe, options);
}

const lookouts = new WeakMap<Page, Page>();

/**
 * Opens a page that runs axe against `lookout`'s opener, so that axe isn't compiled for each
 * document. One at a time.
 */
export async function lookFrom(lookout: Page): Promise<Page> {
  const opened = lookout.waitForEvent("popup");
  await lookout.evaluate(() => void Object.assign(window, { looksAt: window.open("about:blank") }));
  const page = await opened;
  lookouts.set(page, lookout);
  return page;
}

interface Lookout {
  looksAt?: Window & { axe?: typeof axe };
  startAxe(at: Window): void;
  goodLooks?: Set<string>;
  takeNewLooks: TakeNewLooks;
}

/** @param options of all rules but those of colours, or null to examine colours alone */
async function runAxe(options: RunOptions | null): Promise<string[]> {
  const lookout = window as unknown as Lookout & Window & { axe?: typeof axe };
  const at = lookout.looksAt ?? lookout;
  if (!at.axe) lookout.startAxe(at);
  const run = async (include: HTMLElement[] | undefined, those: RunOptions) =>
    // What a frame holds comes from other sites.
    (await at.axe!.run({ ...(include && { include }), exclude: ["iframe"] }, those)).violations;
  const found = options ? await run(undefined, options) : [];
  const looks = new Set(lookout.goodLooks);
  const { texts, links } = lookout.takeNewLooks(at.document, looks);
  const bad: typeof found = [];
  for (const [rule, elements] of [
    ["color-contrast", texts],
    ["link-in-text-block", links],
  ] as const) {
    if (elements.length === 0) continue;
    bad.push(...(await run(elements, { runOnly: [rule], resultTypes: ["violations"] })));
  }
  // Bad looks are examined again, in the next test too.
  if (bad.length === 0) lookout.goodLooks = looks;
  return [...found, ...bad].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

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
 * Walks through the states of a route and collects what axe finds in light and dark, what doesn't
 * fit (all windows for the first state, the tightest for the rest), and for each address and dialog
 * what is unreadable for a moment or lacks an edge in forced colours. Waits until nothing is busy
 * or moves, except what the walk holds. Another window of a known state is examined in light alone.
 * @throws when the walk never reached its route, for instance because of the login
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

async function nameOfPlace(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog");
  return `${page.url()} ${(await dialog.count()) > 0 ? await dialog.first().innerText() : ""}`;
}

const KNOWN_ROUTES = allRoutes.map(({ path }) => ({ path }));

function routeAt(url: string): string {
  const { pathname } = new URL(url);
  return matchRoutes(KNOWN_ROUTES, pathname)?.at(-1)?.route.path ?? "";
}
