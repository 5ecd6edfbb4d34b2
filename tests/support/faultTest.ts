import { expect } from "@playwright/test";
import { startServer, type RunningServer } from "./server.ts";
import { test as base } from "./test.ts";

/** A test of a fault: whatever happens, no error may go uncaught and no page be blank. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const uncaught: string[] = [];
    page.on("pageerror", (error) => uncaught.push(String(error)));
    await use(page);
    expect(uncaught).toEqual([]);
    await expect(page.getByRole("main")).not.toBeEmpty();
  },
});

/** The same on a server of its own: votes would use up what the others may give from this address. */
export const testWithOwnServer = test.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const server = await startServer({ DATA_DIR: "memory://" });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});
