import { expect, type Page } from "@playwright/test";
import { test as base } from "./test.ts";

/** A test after whose fault there is no uncaught error, blank page, endless wait or disabled control. */
export const test = base.extend<{ survival: void }>({
  survival: [
    async ({ context }, use) => {
      const uncaught: string[] = [];
      context.on("weberror", (error) => uncaught.push(String(error.error())));
      await use();
      await context.setOffline(false);
      for (const page of context.pages()) {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await expectUsable(page);
      }
      expect(uncaught).toEqual([]);
    },
    { auto: true },
  ],
});

async function expectUsable(page: Page) {
  if (!page.url().startsWith("http://127.0.0.1")) return;
  await expect(page.getByRole("main")).not.toBeEmpty();
  const waiting = /^(Loading|Looking for|Opening|Processing|Sending|Signing in|Submitting)\b/;
  await expect(page.getByText(waiting)).toHaveCount(0);
  await expect(page.locator("main :is(:disabled, [aria-disabled=true])")).toHaveCount(0);
}
