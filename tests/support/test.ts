import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import { endRoutesBeforeClosing, interceptForSure } from "./interception.ts";
import { whileDrawn } from "./drawing.ts";
import { lengthenTimers } from "./longerTimers.ts";
import { watchRequests } from "./settled.ts";
import { expectNothingStale, translateContinuously } from "./translation.ts";

/** Pages are interactive once opened: a click before hydration does nothing. Use `waitUntil` to be earlier. */
export const test = base.extend<{ translated: boolean }>({
  translated: [false, { option: true }],
  context: async ({ context, javaScriptEnabled, translated }, use) => {
    endRoutesBeforeClosing(context);
    if (javaScriptEnabled) context.on("page", waitUntilInteractive);
    if (!translated) return await use(context);
    const thrown: Error[] = [];
    context.on("weberror", (error) => {
      if (!isRecovered(error.error())) thrown.push(error.error());
    });
    await translateContinuously(context);
    await use(context);
    for (const page of context.pages()) await expectNothingStale(page);
    expect(thrown, "errors of a translated page").toEqual([]);
  },
});

/** A part that is translated before React has taken it over is drawn anew by React. */
export const isRecovered = ({ message }: Error) => /Minified React error #(418|423|425);/.test(message);

export function waitUntilInteractive(page: Page): void {
  interceptForSure(page);
  endRoutesBeforeClosing(page.context());
  watchRequests(page);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const patient = waitLonger(page).catch(() => {});
  waitLongerByClock(page.context());
  page.goto = async (url, options) => {
    await patient;
    const answer = await goto(url, options);
    if (options?.waitUntil !== "commit") await becomeInteractive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil !== "commit") await becomeInteractive(page);
    return answer;
  };
}

/** Lengthens the limits of the product's calls, and how long a vote waits, for busy machines; component tests reach them. */
async function waitLonger(page: Page): Promise<void> {
  const lengthened = page.addInitScript(() => {
    const after = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => after(ms < 3_000 ? ms : 600_000);
  });
  await Promise.all([lengthened, lengthenTimers(page, { from: 10_000, to: 600_000 })]);
}

const withLongerClocks = new WeakSet<BrowserContext>();

/** A clock that a test installs later brings timers of its own. */
function waitLongerByClock(context: BrowserContext): void {
  if (withLongerClocks.has(context)) return;
  withLongerClocks.add(context);
  const { clock } = context;
  const [install, fix, set] = [
    clock.install.bind(clock),
    clock.setFixedTime.bind(clock),
    clock.setSystemTime.bind(clock),
  ];
  const lengthen = async () => void (await Promise.all(context.pages().map(waitLonger)));
  clock.install = (options) => install(options).then(lengthen);
  clock.setFixedTime = (time) => fix(time).then(lengthen);
  clock.setSystemTime = (time) => set(time).then(lengthen);
}

/** Gives up quietly: the test may hold scripts back, and the page may not be ours. */
async function becomeInteractive(page: Page): Promise<void> {
  const drawn = page.waitForFunction(seesFrames, undefined, { polling: "raf", timeout: 120_000 });
  await whileDrawn(page, drawn).catch(() => {});
  if ((await page.locator("#root").count()) === 0) return;
  await page
    .waitForSelector("html[data-interactive]", { state: "attached", timeout: 120_000 })
    .catch(() => {});
}

function seesFrames(): boolean {
  const seen = window as unknown as { framesSeen?: number };
  seen.framesSeen = (Number(seen.framesSeen) || 0) + 1;
  return seen.framesSeen > 2;
}
