import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { Result, RunOptions } from "axe-core";
import { matchRoutes } from "react-router-dom";
import { allRoutes } from "./allRoutes.ts";
import { findWithoutEdge } from "./edges.ts";
import { HAS_NEW_CONTROLS, type HasNewControls } from "./newControls.ts";
import { TAKE_NEW_LOOKS, type TakeNewLooks } from "./newLooks.ts";
import { PAGE_WIDE, PARTS, type FindKnownParts, type OutlineOf } from "./newParts.ts";
import { restoreStates, PASSING_STATES, forceStates } from "./passingStates.ts";
import { expectToFit } from "./reflow.ts";
import { untilSettled } from "./settled.ts";

type InState = (state: string, what?: "new" | "another window") => Promise<void>;

/** axe's own `source` is twice as long, and every page has to load it. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** axe takes its page from a global called `window`. */
const START_AXE = `window.startAxe = (window) => { ${AXE} }`;

const START_LOOKING = `Object.assign(window, {
  takeNewLooks: ${TAKE_NEW_LOOKS},
  ...${PARTS},
  hasNewControls: ${HAS_NEW_CONTROLS},
  controls: new Set(),
})`;

export type Visit = (page: Page, inState: InState) => Promise<void>;

/** Off by default. `focus-order-semantics` stays off because it trips over Radix's focus guards. */
const NAMED_RULES = ["target-size", "p-as-heading", "table-fake-caption", "td-has-header"];

const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

const RULE_OF_SHEETS = "css-orientation-lock";

const enabled = (rules: readonly string[], isEnabled: boolean): RunOptions["rules"] =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled: isEnabled }]));

const RULES: Rules = {
  ofPage: { runOnly: PAGE_WIDE, resultTypes: ["violations"] },
  ofParts: {
    resultTypes: ["violations"],
    rules: { ...enabled(NAMED_RULES, true), ...enabled([...RULES_OF_COLOURS, ...PAGE_WIDE], false) },
  },
  ofColours: { runOnly: RULES_OF_COLOURS, resultTypes: ["violations"] },
  ofSheets: { runOnly: [RULE_OF_SHEETS], resultTypes: ["violations"] },
};

interface Rules {
  ofPage: RunOptions;
  ofParts: RunOptions;
  ofColours: RunOptions;
  ofSheets: RunOptions;
}

/** Returns what axe finds by all rules, or only by those of colours, but for level AAA and deprecated rules. */
export async function findings(
  page: Page,
  which: "all" | "of colours" = "all",
  circumstances = "",
): Promise<string[]> {
  const lookout = await lookoutOf(page);
  return await lookout.evaluate(runAxe, { rules: RULES, ofAll: which === "all", circumstances });
}

async function lookoutOf(page: Page): Promise<Page> {
  const lookout = lookouts.get(page) ?? page;
  if (!(await lookout.evaluate(`"startAxe" in window`))) {
    await lookout.evaluate(START_AXE);
    await lookout.evaluate(START_LOOKING);
  }
  return lookout;
}

const lookouts = new WeakMap<Page, Page>();

/** Opens a page for `lookout`'s axe, which isn't compiled for each document. One at a time. */
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
  goodParts?: Set<string>;
  controls: Set<string>;
  takeNewLooks: TakeNewLooks;
  findKnownParts: FindKnownParts;
  outlineOf: OutlineOf;
  hasNewControls: HasNewControls;
}

interface Look {
  rules: Rules;
  ofAll: boolean;
  circumstances: string;
}

async function runAxe({ rules, ofAll, circumstances }: Look): Promise<string[]> {
  const lookout = window as unknown as Lookout & Window & { axe?: typeof axe };
  const at = lookout.looksAt ?? lookout;
  if (!at.axe) lookout.startAxe(at);
  const found: Result[] = [];
  // Frames come from other sites.
  const run = async (those: RunOptions, include?: Element[], exclude: Element[] = []) => {
    const context = { ...(include && { include }), exclude: ["iframe", ...exclude] };
    const { violations } = await at.axe!.run(context as axe.ElementContext, those);
    found.push(...violations);
  };
  const [looks, parts] = [new Set(lookout.goodLooks), new Set(lookout.goodParts)];
  if (ofAll) {
    const sheets = Array.from(
      at.document.styleSheets,
      ({ href, ownerNode }) => href ?? ownerNode?.textContent,
    );
    for (const [key, those] of [
      [sheets.join(), rules.ofSheets],
      [lookout.outlineOf(at.document), rules.ofPage],
    ] as const) {
      if (parts.has(key)) continue;
      parts.add(key);
      await run(those);
    }
    await run(rules.ofParts, undefined, lookout.findKnownParts(at.document, parts));
  }
  const { texts, links } = lookout.takeNewLooks(at.document, looks, circumstances);
  if (texts.length + links.length > 0) await run(rules.ofColours, [...texts, ...links]);
  // What is bad is examined again.
  if (found.length === 0) Object.assign(lookout, { goodLooks: looks, goodParts: parts });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

export async function showsNewControls(page: Page): Promise<boolean> {
  return await (await lookoutOf(page)).evaluate(noteControls);
}

function noteControls(): boolean {
  const lookout = window as unknown as Lookout & Window;
  return lookout.hasNewControls((lookout.looksAt ?? lookout).document, lookout.controls);
}

async function findingsInPassing(page: Page, colorScheme: string): Promise<string[]> {
  const found: string[] = [];
  for (const state of PASSING_STATES) {
    await forceStates(page, state);
    for (const finding of await findings(page, "of colours", state))
      found.push(`${state}, ${colorScheme}: ${finding}`);
  }
  await restoreStates(page);
  return found;
}

/**
 * Collects what axe finds in each state of a route, what doesn't fit, and what is unreadable for a moment.
 * Another window of a known state is examined in one scheme alone.
 * @throws when the walk never reached its route, for instance because of the login
 */
export async function examine(page: Page, route: string, visit: Visit): Promise<void> {
  const seen = new Set<string>();
  let scheme: "light" | "dark" = "light";
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: scheme });
  await visit(page, async (state, what = "new") => {
    const isFirst = seen.size === 0;
    seen.add(routeAt(page.url()));
    await untilSettled(page);
    expect.soft(await findings(page), `${state}, ${scheme}`).toEqual([]);
    if (what === "another window") return;
    const hasNewControls = await showsNewControls(page);
    const inPassing = async () => {
      if (hasNewControls) expect.soft(await findingsInPassing(page, scheme), state).toEqual([]);
    };
    await inPassing();
    scheme = scheme === "light" ? "dark" : "light";
    await page.emulateMedia({ colorScheme: scheme });
    expect.soft(await findings(page, "of colours"), `${state}, ${scheme}`).toEqual([]);
    await inPassing();
    await expectToFit(page, state, isFirst ? "all" : "tightest");
    if (!hasNewControls) return;
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await findWithoutEdge(page), `${state}, forced colours`).toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
  });
  if (!seen.has(route)) throw new Error(`No state of ${route} was looked at, only ${[...seen].join(", ")}`);
}

const KNOWN_ROUTES = allRoutes.map(({ path }) => ({ path }));

function routeAt(url: string): string {
  const { pathname } = new URL(url);
  return matchRoutes(KNOWN_ROUTES, pathname)?.at(-1)?.route.path ?? "";
}
