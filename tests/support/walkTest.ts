import type { Page } from "@playwright/test";
import { lookFrom } from "./axe.ts";
import { test as base, waitUntilInteractive } from "./test.ts";

type WithPage = (walk: (page: Page) => Promise<void>) => Promise<void>;

/** One context per worker keeps axe warm. Its settings (`page.clock`, permissions) leak into the next walk. */
export const test = base.extend<{ withPage: WithPage }, { lookout: Page }>({
  lookout: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL });
      context.on("page", waitUntilInteractive);
      const lookout = await context.newPage();
      await lookout.goto("/robots.txt");
      await use(lookout);
      await context.close();
    },
    { scope: "worker" },
  ],
  withPage: async ({ lookout }, use) => {
    await use(async (walk) => {
      const page = await lookFrom(lookout);
      try {
        await walk(page);
      } finally {
        await page.close();
        await emptyStorage(lookout);
      }
    });
  },
  page: async ({ withPage }, use) => await withPage(use),
});

async function emptyStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
}
