import { expect } from "@playwright/test";
import { test, waitUntilInteractive } from "../../support/test.ts";

test("a test may end while a route's handler still reads the answer it passes on", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  context.on("page", waitUntilInteractive);
  const page = await context.newPage();
  await page.goto("/robots.txt");
  const [asked, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const read = Promise.withResolvers<string>();
  await page.route("**/favicon.svg", async (route) => {
    const answer = await route.fetch();
    asked.resolve();
    await closed.promise;
    const text = answer.text();
    text.then(read.resolve, read.reject);
    await route.fulfill({ response: answer, body: await text });
  });
  await page.evaluate(() => void fetch("/favicon.svg"));
  await asked.promise;
  await context.close();
  closed.resolve();
  await expect(read.promise).rejects.toThrow("disposed");
});
