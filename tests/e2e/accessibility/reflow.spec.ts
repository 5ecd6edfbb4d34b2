import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { findClipped, findClippedIn } from "../../support/reflow.ts";

test("content that is too wide or cut off would be found", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(`<p style="width: 400px">Wide</p>
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Cut off at its end</p>`);
  expect(await page.evaluate(findClipped, "")).toEqual([
    expect.stringContaining("the page is"),
    expect.stringContaining("“Wide” from"),
    expect.stringContaining("“Cut off at its end” is cut"),
  ]);
  await page.setContent("<p>Narrow</p>");
  expect(await page.evaluate(findClipped, "")).toEqual([]);
  expect(await page.evaluate(findClipped, "p { width: 400px }")).not.toEqual([]);
});

const ofElements = (found: string[]) => found.filter((each) => !each.includes(": the page is"));

test("content that doesn't fit one window or one reader's style would be found", async ({ page }) => {
  await page.setContent(`<style>
    @media (min-width: 1900px) { #wide { width: 2000px } }
    @media (min-width: 600px) { #large { width: 30rem } }
    #spaced { font: 16px monospace; white-space: nowrap; width: fit-content }
    </style><p id="wide">Wide</p><p id="large">Large</p><p id="spaced">These are thirty letters long.</p>`);
  const before = await page.evaluate(() => [innerWidth, document.body.scrollHeight]);
  const [wide, spaced, large] = [
    expect.stringMatching(/^1920 px wide, as it comes: p “Wide” from/),
    expect.stringMatching(/^320 px wide, \* [^]*: p “These are[^]*” from/),
    expect.stringMatching(/^640 px wide, html [^]*: p “Large” from/),
  ];
  expect(ofElements(await findClippedIn(page, "all"))).toEqual([wide, spaced, large]);
  expect(ofElements(await findClippedIn(page, "tightest"))).toEqual([spaced, large]);
  expect(await page.evaluate(() => [innerWidth, document.body.scrollHeight])).toEqual(before);
});

test("every ranking of the leaderboard fits a phone, before our fonts are there too", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  for (const tab of ["Votes", "Price", "Success", "Reviews"]) {
    await page.getByRole("tab", { name: tab }).click();
    const panel = page.getByRole("tabpanel", { name: tab });
    await expect(panel.getByRole("listitem").first()).toBeVisible();
    const overruns = await panel.evaluate((element) => {
      const edge = element.getBoundingClientRect().right + 0.5;
      const inside = [...element.querySelectorAll("a, span, p")];
      return inside
        .filter((each) => each.getBoundingClientRect().right > edge)
        .map((each) => each.textContent);
    });
    expect.soft(overruns, tab).toEqual([]);
  }
});

test("no page scrolls sideways on a phone with text twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/clinic/reprofit", "/clinic/ferticare", "/plan", "/plan/costs", "/plan/dates"]) {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    const width = await page.evaluate(() => {
      document.documentElement.dataset.laidOut = "";
      return document.documentElement.scrollWidth;
    });
    expect.soft(width, path).toBe(360);
  }
});

test("the human check can be reached with text twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 640 });
  await page.goto("/?search=reprofit");
  await page.getByRole("button", { name: "so far: Reprofit" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  const crib = page.getByRole("button", { name: "Place the baby in the crib" });
  await crib.scrollIntoViewIfNeeded();
  await expect(crib).toBeInViewport();
});
