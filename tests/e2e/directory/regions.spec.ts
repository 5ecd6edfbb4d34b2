import { expect } from "@playwright/test";
import { COUNTRIES } from "../../../src/directory/countries/countries.ts";
import { regionPath } from "../../../src/directory/regions/regionPath.ts";
import { untilPainted } from "../../support/settled.ts";
import { test } from "../../support/test.ts";
import { pressByKeyboard, tabTo } from "../../support/keyboard.ts";

test("from home through a country and its map to a city, with the keyboard alone", async ({ page }) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  await pressByKeyboard(page, page.getByRole("link", { name: "Czechia", exact: true }));
  await expect(title).toHaveText("IVF in Czechia");
  const map = page.getByRole("navigation", { name: "Map of Czechia" });
  await pressByKeyboard(page, map.getByRole("link", { name: /^Zlín/ }));
  await expect(page).toHaveURL("/regions/czech-republic/other-czech#zlin");
  await expect(page.locator("#zlin")).toBeInViewport();
  await expect(page.locator("#zlin").getByRole("article")).toHaveCount(1);

  await page.goBack();
  const choice = page.getByRole("region", { name: "Choose Your City" });
  await pressByKeyboard(page, choice.getByRole("link", { name: /^Brno/ }));
  await expect(title).toHaveText("IVF clinics in Brno");
  await expect(title).toBeFocused();
  await expect(page.getByText("4 clinics listed here")).toBeVisible();
  const list = page.getByRole("region", { name: "All clinics in Brno" });
  await expect(list.getByRole("article")).toHaveCount(4);
  await pressByKeyboard(page, list.getByRole("button", { name: "so far: UNICA" }));
  await expect(page.getByRole("dialog")).toContainText("UNICA");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await pressByKeyboard(page, page.getByRole("link", { name: /^Browse All/ }));
  await expect(page.getByText("4 clinics for “brno”")).toBeVisible();
});

test("clinics have the scores of the directory, marked as samples", async ({ page }) => {
  await page.goto("/regions/czech-republic/prague");
  const featured = page.getByRole("region", { name: "Featured Clinic" });
  const teaser = featured.getByRole("article").filter({ hasText: "Prague Fertility Centre" });
  await expect(teaser).toContainText("Overall score 95/100 sample, success rate 72% sample");
  await page.goto("/regions/czech-republic/other-czech");
  const notable = page.getByRole("region", { name: "Notable Clinics" }).getByRole("article");
  await expect(notable.filter({ hasText: "IVF Zlín" })).toContainText("82/100");
  await expect(notable.filter({ hasText: "FertiCare" })).toContainText("87/100");

  await test.step("without the directory the page still stands, with all its links", async () => {
    await page.route("**/rest/v1/clinics*", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/regions/poland/warsaw");
    await expect(featured.getByRole("link", { name: "INVICTA" })).toHaveAttribute("href", "/clinic/invicta");
    await expect(page.getByText("45 min, €25–35")).toBeVisible();
  });
});

test("at 320 and at 1280 px the dots of the maps are links of 24 px and more, and the text has all of them", async ({
  page,
}) => {
  for (const country of COUNTRIES) {
    await page.goto(regionPath(country));
    const dots = page.getByRole("navigation", { name: `Map of ${country.nameInSentence}` }).getByRole("link");
    const choice = page.getByRole("region", { name: "Choose Your City" });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await untilPainted(page);
      await expect(dots).not.toHaveCount(0);
      for (const dot of await dots.all()) {
        const { width: wide, height: high } = await dot
          .locator("circle")
          .first()
          .evaluate((circle) => circle.getBoundingClientRect());
        expect(Math.min(wide, high)).toBeGreaterThanOrEqual(24);
        const path = (await dot.getAttribute("href"))?.replace(/#.*/, "") ?? "";
        await expect(choice.locator(`a[href="${path}"]`)).toBeVisible();
      }
    }
  }
});

test("by keyboard, on a phone: the clinics of a city are searched and filtered within it, and back leads through that", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/regions/czech-republic/prague");
  const list = page.getByRole("region", { name: "All clinics in Prague" });
  const all = await list.getByRole("article").count();
  expect(all).toBeGreaterThan(3);
  await pressByKeyboard(page, list.getByRole("button", { name: "Filters" }));
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const website = sheet.getByRole("group", { name: "Website in" });
  await expect(website).toBeVisible();
  await expect(sheet.getByRole("group", { name: "City" })).toHaveCount(0);
  await tabTo(page, website.getByRole("checkbox", { name: /^German/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/regions/czech-republic/prague?language=de");
  await expect(list.getByRole("button", { name: "Remove Website in German" })).toBeVisible();
  await expect.poll(() => list.getByRole("article").count()).toBeLessThan(all);
  await page.goBack();
  await expect(list.getByRole("article")).toHaveCount(all);
  await tabTo(page, list.getByRole("combobox", { name: /^Search these clinics/ }));
  await page.keyboard.type("gynem");
  const suggested = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(suggested).toHaveText(["GYNEM Prague, Czechia"]);
  await page.keyboard.press("Enter");
  await expect(list.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL("/regions/czech-republic/prague?search=gynem");
});
