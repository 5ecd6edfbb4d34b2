import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { asListed } from "../support/asListed.ts";
import { clinicRows } from "./clinicRows.ts";
import { progress, type Figure } from "./pagesReport.ts";

const SIZES = [100, 1_500, 15_000];
const WORD = "warsaw";
const GOAL_MS = 50;
const REPORTED_ONLY = 15_000;

/** How long after a key or a click the next paint comes, at a quarter of the speed, for lists of three sizes. */
export async function measureTyping(browser: Browser, siteUrl: string, sizes = SIZES): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    progress(`Typing, showing more and opening a clinic among ${size}`);
    const rows = clinicRows(size).map(asListed);
    const { typing, clicks, filters, nodes } = await useSlowly(browser, siteUrl, rows);
    const list = `${size.toLocaleString("en-GB")} clinics, 4× CPU`;
    const goal = size === REPORTED_ONLY ? null : GOAL_MS;
    figures.push(
      figure(`${list}: slowest next paint while typing; ${nodes} DOM nodes`, typing, goal),
      figure(`${list}: next paint after opening the filters and ticking three`, filters, goal),
      figure(`${list}: next paint after clearing the search, 'Show more', opening a clinic`, clicks, goal),
    );
    if (size === 1_500) {
      const bytes = gzipSync(JSON.stringify(rows)).length / size;
      figures.push({
        what: "The list's JSON for a clinic, gzipped",
        measured: `${Math.round(bytes)} bytes`,
        goal: "≤ 120 bytes",
        met: bytes <= 120,
      });
    }
  }
  return figures;
}

function figure(what: string, times: number[], goal: number | null): Figure {
  const slowest = Math.max(...times);
  return {
    what,
    measured: `${times.map(Math.round).join(", ")} ms`,
    goal: goal === null ? "reported" : `≤ ${goal} ms`,
    met: goal === null ? null : slowest <= goal,
  };
}

async function useSlowly(browser: Browser, siteUrl: string, rows: object[]) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await serveRows(page, rows);
  await page.goto(siteUrl);
  const box = page.getByRole("combobox", { name: /Search clinics/ });
  await page.getByText(`${rows.length.toLocaleString("en-GB")} clinics`).waitFor();
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await watchPaints(page);

  await box.focus();
  await box.pressSequentially(WORD, { delay: 300 });
  await page.getByText(/clinics for “warsaw”/).waitFor();
  const typing = await takeTimes(page, WORD.length);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);

  await page.getByRole("button", { name: "Clear search" }).first().click();
  const cleared = await takeTimes(page, 1);
  await page.getByRole("button", { name: /^Show more/ }).click();
  const more = await takeTimes(page, 1);
  const filters = await tickFilters(page);
  await page.locator("main article h3 a").first().click();
  const opened = await takeTimes(page, 1);
  await page.getByRole("link", { name: "Back to Clinics" }).waitFor();
  await context.close();
  return { typing, clicks: [...cleared, ...more, ...opened], filters, nodes };
}

/** A country, a city and a language, once the filters are there. @returns how long each click took to show */
async function tickFilters(page: Page): Promise<number[]> {
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const times = await takeTimes(page, 1);
  for (const name of [/^Czechia/, /^Prague/, /^English/]) {
    await page.getByRole("checkbox", { name }).click();
    times.push(...(await takeTimes(page, 1)));
  }
  await page.getByRole("button", { name: /^Show .* clinics?$/ }).click();
  await takeTimes(page, 1);
  return times;
}

/** From here on the page notes how long after each key and click it painted again. */
async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { paintedAfter: times });
    const watch = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener("message", () => times.push(performance.now() - timeStamp));
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    document.addEventListener("keydown", watch, true);
    document.addEventListener("click", watch, true);
  });
}

async function takeTimes(page: Page, count: number): Promise<number[]> {
  const taken = await page.waitForFunction((wanted) => {
    const { paintedAfter } = window as unknown as { paintedAfter: number[] };
    return paintedAfter.length >= wanted && paintedAfter.splice(0);
  }, count);
  return (await taken.jsonValue()) as number[];
}

/** Answers as the API does: at most 1,000 rows at a time. */
async function serveRows(page: Page, rows: object[]): Promise<void> {
  await page.route("**/rest/v1/clinics?*", (route) => {
    const params = new URL(route.request().url()).searchParams;
    const from = Number(params.get("offset") ?? 0);
    return route.fulfill({ json: rows.slice(from, from + 1_000) });
  });
}
