import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { findClipped } from "../../support/reflow.ts";

// That every state of every page fits every window is shown in states.spec.ts, beside axe.

test("what is too wide, and text that is cut off, would be found", async ({ page }) => {
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

test("every ranking of the leaderboard fits a phone, before our fonts are there too", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  for (const tab of ["Votes", "Price", "Success", "Reviews"]) {
    await page.getByRole("tab", { name: tab }).click();
    const panel = page.getByRole("tabpanel", { name: tab });
    await expect(panel.getByText("#1 Top Rated")).toBeVisible();
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
