import type { Browser, Locator, Page } from "@playwright/test";
import type { Pace } from "./pace.ts";

const WORD = "warsaw";

/** @returns the milliseconds from each press to the next paint */
export async function useSlowly(browser: Browser, siteUrl: string, rows: object[], pace: Pace) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await serveRows(page, rows);
  await page.goto(siteUrl);
  const box = page.getByRole("combobox", { name: /Search clinics/ });
  await page.getByText(`${rows.length.toLocaleString("en-GB")} clinics`).waitFor();
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: pace.slowedDown });
  await watchPaints(page);
  const hand = new Hand(page, pace);

  const cards = page.locator("main ul.cards article");
  await box.focus();
  await box.pressSequentially(WORD, { delay: pace.letterMs });
  await page.getByText(/clinics for “warsaw”/).waitFor();
  const typing = await takeTimes(page, WORD.length);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);

  const cleared = await hand.press(page.getByRole("button", { name: "Clear search" }).first());
  await page.getByText(`${rows.length.toLocaleString("en-GB")} clinics`, { exact: true }).waitFor();
  await cards.nth(11).waitFor();
  const more = await hand.press(page.getByRole("button", { name: /^Show more/ }));
  await cards.nth(23).waitFor();
  const ranking = await hand.press(page.getByRole("tab").nth(1));
  const filters = await setFilters(page, hand);
  const chips = await takeAway(page, hand);
  const map = await hand.press(page.getByRole("button", { name: "Show on a map" }));
  const ways = await goAbout(page, hand);
  await context.close();
  return { times: { typing, filters, chips, clicks: [cleared, more, ranking, map], ways }, nodes };
}

async function takeAway(page: Page, hand: Hand): Promise<number[]> {
  const taken = await hand.press(page.getByRole("button", { name: /^Remove .*English$/ }));
  const all = page.getByRole("button", { name: "Clear all" });
  const cleared = await hand.press(all);
  await all.waitFor({ state: "hidden" });
  return [taken, cleared];
}

async function goAbout(page: Page, hand: Hand): Promise<number[]> {
  const header = page.getByRole("banner");
  // A made-up clinic is not in the database, and its page soon says so with a second link.
  const back = page.getByRole("link", { name: "Back to Clinics" }).first();
  const city = page.getByRole("list").locator('a[href="/regions/czech-republic/prague"]');
  const ways: [Locator, Locator][] = [
    [page.locator("main ul.cards article h3 a").nth(4), back],
    [back, page.getByRole("button", { name: /^Show more/ })],
    [page.getByRole("main").getByRole("link", { name: "Czechia", exact: true }).first(), city],
    [city, page.getByRole("combobox", { name: /^Search these/ })],
    [header.getByRole("link", { name: "Learn" }), page.getByRole("heading", { level: 1, name: "Learn" })],
    [header.getByRole("link", { name: "Clinics" }), page.getByRole("button", { name: /^Show more/ })],
  ];
  const times: number[] = [];
  for (const [link, there] of ways) {
    times.push(await hand.press(link));
    await there.waitFor();
  }
  return times;
}

async function setFilters(page: Page, hand: Hand): Promise<number[]> {
  const times = [await hand.press(page.getByRole("button", { name: "Filters", exact: true }))];
  for (const name of [/^Czechia/, /^Prague/, /^English/, /^Only clinics/]) {
    times.push(await hand.press(page.getByRole("checkbox", { name })));
  }
  times.push(await hand.pressKey(page.getByRole("slider"), "ArrowLeft"));
  times.push(await hand.pressKey(page.getByRole("dialog").getByLabel("Order"), "ArrowDown"));
  times.push(await hand.press(page.getByRole("button", { name: /^Show .* clinics?$/ })));
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  return times;
}

class Hand {
  readonly #page: Page;

  readonly #pace: Pace;

  constructor(page: Page, pace: Pace) {
    this.#page = page;
    this.#pace = pace;
  }

  async pressKey(target: Locator, key: string): Promise<number> {
    await this.#pace.rest(this.#page);
    await target.focus();
    await this.#page.keyboard.press(key, { delay: this.#pace.pressMs });
    return Math.max(...(await takeTimes(this.#page, 1)));
  }

  /** Returns the slower of press and release. Playwright's click would add 30 ms for moving and hit testing. */
  async press(target: Locator): Promise<number> {
    // What comes into sight is laid out a frame later and moves the target: rest after the scroll.
    await target.scrollIntoViewIfNeeded();
    await this.#pace.rest(this.#page);
    await target.click({ trial: true });
    await target.hover({ force: true });
    await this.#page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await this.#page.mouse.down();
    await this.#page.waitForTimeout(this.#pace.pressMs);
    await this.#page.mouse.up();
    return Math.max(...(await takeTimes(this.#page, 2)));
  }
}

/** By a task after the frame, so that deferred work doesn't count. Event Timing agrees, in steps of 8 ms. */
async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { paintedAfter: times });
    const watch = ({ timeStamp }: Event) =>
      requestAnimationFrame(
        () =>
          void scheduler.postTask(() => times.push(performance.now() - timeStamp), {
            priority: "user-blocking",
          }),
      );
    document.addEventListener("keydown", watch, true);
    document.addEventListener("pointerdown", watch, true);
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

async function serveRows(page: Page, rows: object[]): Promise<void> {
  await page.route("**/rest/v1/clinics?*", (route) => {
    const params = new URL(route.request().url()).searchParams;
    const from = Number(params.get("offset") ?? 0);
    return route.fulfill({ json: rows.slice(from, from + 1_000) });
  });
}
