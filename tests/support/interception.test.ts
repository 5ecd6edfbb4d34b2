import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { interceptForSure } from "./interception.ts";

function pageAt(url: string) {
  const hears = Promise.withResolvers<void>();
  let asked = 0;
  const page = {
    url: () => url,
    route: () => Promise.resolve(),
    unrouteAll: () => Promise.resolve(),
    waitForFunction: () => {
      asked++;
      return hears.promise;
    },
  };
  interceptForSure(page as unknown as Page);
  return { page: page as unknown as Page, hear: () => hears.resolve(), asked: () => asked };
}

test("a route on an open page is not there before the page's network has heard of it", async () => {
  const { page, hear, asked } = pageAt("http://127.0.0.1/");
  let isThere = false;
  const routed = page.route("**", () => {}).then(() => (isThere = true));
  while (asked() === 0) await new Promise(setImmediate);
  expect(isThere).toBe(false);
  hear();
  await routed;
  expect(isThere).toBe(true);
});

test("a page is asked once, and again when everything routed was taken away", async () => {
  const { page, hear, asked } = pageAt("http://127.0.0.1/");
  hear();
  await page.route("**", () => {});
  await page.route("**", () => {});
  expect(asked()).toBe(1);
  await page.unrouteAll();
  await page.route("**", () => {});
  expect(asked()).toBe(2);
});

test("a page that is not open yet is not asked: it will be intercepted from its first request", async () => {
  const { page, asked } = pageAt("about:blank");
  await page.route("**", () => {});
  expect(asked()).toBe(0);
});
