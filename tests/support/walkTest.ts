import type { Page } from "@playwright/test";
import { lookFrom } from "./axe.ts";
import { test as base, waitUntilInteractive } from "./test.ts";

/**
 * A test that only looks: its page is opened by another one, which holds axe for all walks of a
 * worker, compiled and warm, in a context whose storage is emptied after each. What sets
 * something for a whole context (`page.clock`, permissions) would stay for the next walk.
 */
export const test = base.extend<object, { lookout: Page }>({
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
  page: async ({ lookout }, use) => {
    const page = await lookFrom(lookout);
    await use(page);
    await page.close();
    const session = await lookout.context().newCDPSession(lookout);
    const { origin } = new URL(lookout.url());
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.detach();
  },
});
