import type { Browser, Locator, Page } from "@playwright/test";
import { LOCAL_ADMIN, logIn } from "../../support/adminPage.ts";
import type { Calibration } from "../calibration.ts";
import { figureInMs, progress, type Figure } from "../pagesReport.ts";

const VISITS = 5;
const LIST_MS = 1_000;
const SEARCH_MS = 100;

const COUNTED = /^[0-9,]{5,} clinics$/;
const WORDS = ["prague", "warsaw spain", "fertivi", "athens", "lisbon"];
/** Each is in the name of a submission that `fill.ts` stores. */
const NUMBERS = ["9997", "4444", "8888", "1233", "7776"];

const listsOf = (counted: RegExp): [what: string, path: string, shown: (page: Page) => Locator][] => [
  ["submissions", "/admin/submissions", (page) => page.getByRole("article").first()],
  ["reported figures", "/admin/reports", (page) => page.getByRole("article").first()],
  ["clinics", "/admin/clinics", (page) => page.getByText(counted)],
  ["one clinic", "/admin/clinics/reprofit", (page) => page.getByLabel("Name", { exact: true })],
  [
    "suspicious hours",
    "/admin/votes?least=5",
    (page) => page.getByText(/^The 30 worst hours|^\d+ hours?$|^No suspicious hours/),
  ],
  [
    "addresses",
    "/admin/votes?show=addresses",
    (page) => page.getByText(/^The 50 with the most votes|^\d+ address(es)?$|^No votes?/),
  ],
];

export async function measureAdminPages(
  browser: Browser,
  url: string,
  calibration: Calibration,
  { visits = VISITS, counted = COUNTED, words = WORDS, numbers = NUMBERS } = {},
): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await logIn(page, LOCAL_ADMIN, "/admin/clinics");
  await page.getByText(counted).waitFor();
  const figures: Figure[] = [];
  for (const [what, path, shown] of listsOf(counted)) {
    progress(`Opening ${what}`);
    const times: number[] = [];
    for (let visit = 1; visit <= visits; visit++) {
      await page.goto("about:blank");
      const began = performance.now();
      await page.goto(path, { waitUntil: "commit" });
      await shown(page).filter({ visible: true }).first().waitFor();
      times.push(performance.now() - began);
      calibration.tick();
    }
    figures.push(figureInMs(`First list: ${what}`, times, LIST_MS, calibration));
  }
  progress("Searching");
  const searches = [
    ["Search among clinics, from the word", await searchClinics(page, words, counted)],
    ["Search among submissions, from the request", await searchSubmissions(page, numbers)],
  ] as const;
  for (const [what, times] of searches) figures.push(figureInMs(what, times, SEARCH_MS, calibration));
  await context.close();
  return figures;
}

async function searchClinics(page: Page, words: string[], counted: RegExp): Promise<number[]> {
  const times: number[] = [];
  for (const word of words) {
    await page.goto("/admin/clinics");
    await page.getByText(counted).waitFor();
    const status = page.getByRole("status").filter({ hasText: /clinics?$/ });
    times.push(await timeSearch(page, "Search clinics by", word, (await status.textContent()) ?? ""));
  }
  return times;
}

async function timeSearch(page: Page, label: string, word: string, before: string): Promise<number> {
  await page.getByLabel(label).focus();
  await page.evaluate((old) => {
    const shown = new Promise<number>((resolve) => {
      document.addEventListener(
        "input",
        ({ timeStamp }) => {
          const look = () => {
            if (document.querySelector("main")?.textContent.includes(old)) requestAnimationFrame(look);
            else resolve(performance.now() - timeStamp);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { shown });
  }, before);
  await page.keyboard.insertText(word);
  return page.evaluate(async () => (window as unknown as { shown: Promise<number> }).shown);
}

/** The field is debounced by a quarter of a second, so the clock starts with the request. */
async function searchSubmissions(page: Page, numbers: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const number of numbers) {
    await page.goto("/admin/submissions");
    await page.getByRole("article").first().waitFor();
    await page.getByLabel("Search submissions by").focus();
    await page.evaluate(() => performance.clearResourceTimings());
    await page.keyboard.insertText(number);
    const shown = await page.waitForFunction((wanted) => {
      const rows = [...document.querySelectorAll("main article h2")];
      if (rows.length === 0 || !rows.every(({ textContent }) => textContent.includes(wanted))) return false;
      const now = performance.now();
      const asked = performance
        .getEntriesByType("resource")
        .findLast(({ name }) => name.includes("admin_submissions"));
      return asked ? now - asked.startTime : false;
    }, number);
    times.push(Number(await shown.jsonValue()));
  }
  return times;
}
