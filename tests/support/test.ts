import { test as base, type Page } from "@playwright/test";

/**
 * A test whose pages are interactive when they were opened: React takes a prerendered page over a
 * moment after it is shown, and a click before that does nothing. Who wants to be there
 * earlier says so with `waitUntil`.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on("page", waitUntilInteractive);
    await use(context);
  },
});

/** Makes opening a page wait until it answers to clicks; for contexts that a test makes itself. */
export function waitUntilInteractive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
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

/** Does not insist: scripts may be held back by the test, and the page not be ours. */
async function becomeInteractive(page: Page): Promise<void> {
  if ((await page.locator("#root").count()) === 0) return;
  await page
    .waitForSelector("html[data-interactive]", { state: "attached", timeout: 30_000 })
    .catch(() => {});
}
