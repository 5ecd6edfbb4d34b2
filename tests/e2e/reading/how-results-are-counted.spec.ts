import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { tabTo } from "../../support/keyboard.ts";

test("ten women and sources show how results are counted, and every page leads there", async ({ page }) => {
  await test.step("the same ten women give four rates, each with what it leaves out", async () => {
    await page.goto("/glossary");
    await page
      .getByRole("main")
      .getByRole("link", { name: /How results are counted/ })
      .click();
    await expect(page).toHaveTitle(/^How results are counted/);
    const rates = page.getByRole("listitem").filter({ hasText: / of \d+: / });
    await expect(rates).toHaveText([
      /^30%3 of 10: pregnancies per started cycle/,
      /^33%3 of 9: pregnancies per egg collection.*stopped/,
      /^43%3 of 7: pregnancies per embryo transfer.*no embryo to transfer/,
      /^57%4 of 7: positive tests per embryo transfer.*ended early/,
    ]);
  });

  await test.step("every statement about a country names a source, and every source is a link to another site", async () => {
    await page.goto("/how-results-are-counted");
    for (const country of ["United Kingdom", "Spain", "France", "Netherlands", "Sweden"]) {
      const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: country }) });
      await expect(entry.getByRole("link").first()).toHaveAttribute("href", /^https?:\/\//);
    }
    const sweden = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Sweden" }) });
    await expect(sweden).toContainText("We're less sure of this one");
    const sources = page.locator("p", { hasText: /^Sources?: / });
    expect(await sources.count()).toBeGreaterThan(10);
    for (const source of await sources.all()) {
      const links = await source.getByRole("link").all();
      expect(links).not.toEqual([]);
      for (const link of links) {
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("href", /^https?:\/\/(?!127\.0\.0\.1)/);
      }
    }
  });

  await test.step("its contents lead by keyboard to each part, and the footer of every page leads to it", async () => {
    await page.goto("/clinic/reprofit");
    await page.getByRole("contentinfo").getByRole("link", { name: "How results are counted" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "How results are counted" })).toBeFocused();
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const titles = await contents.allTextContents();
    expect(titles).toHaveLength(7);
    await tabTo(page, contents.nth(1));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: titles[1] })).toBeInViewport();
    for (const title of titles) {
      await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toHaveCount(1);
    }
  });
});
