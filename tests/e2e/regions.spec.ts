import { expect } from "@playwright/test";
import { COUNTRIES } from "../../src/features/regions/countries/countries.ts";
import { regionPath } from "../../src/features/regions/regionPath.ts";
import { test } from "../support/test.ts";
import { pressByKeyboard, tabTo } from "../support/keyboard.ts";

const CITIES = [
  ["/regions/czech-republic/prague", "IVF clinics in Prague"],
  ["/regions/czech-republic/brno", "IVF clinics in Brno"],
  ["/regions/czech-republic/other-czech", "IVF clinics in other Czech cities"],
  ["/regions/poland/warsaw", "IVF clinics in Warsaw"],
  ["/regions/poland/krakow", "IVF clinics in Kraków"],
  ["/regions/poland/other-poland", "IVF clinics in other Polish cities"],
] as const;

const LINKS: Record<string, [name: RegExp, address: string][]> = {
  "/regions/czech-republic/prague": [
    [/^Prague Fertility Centre$/, "/clinic/prague-fertility"],
    [/^Browse All/, "/?search=prague"],
    [/^All Clinics$/, "/"],
  ],
  "/regions/czech-republic/brno": [
    [/^Reprofit$/, "/clinic/reprofit"],
    [/^Browse All/, "/?search=brno"],
  ],
  "/regions/czech-republic/other-czech": [
    [/^IVF Zlín$/, "/clinic/ivf-zlin"],
    [/^FertiCare$/, "/clinic/ferticare"],
    [/^GENNET$/, "/clinic/gennet"],
    [/^Ostrava$/, "/?search=ostrava"],
    [/^Zlín$/, "/?search=zlin"],
    [/^Karlovy Vary$/, "/?search=karlovy%20vary"],
    [/^Liberec$/, "/?search=liberec"],
  ],
  "/regions/poland/warsaw": [
    [/^INVICTA$/, "/clinic/invicta"],
    [/^Browse All/, "/?search=warsaw"],
  ],
  "/regions/poland/krakow": [
    [/^Browse Clinics/, "/?search=krakow"],
    [/^Add Clinic$/, "/add-clinic"],
  ],
  "/regions/poland/other-poland": [
    [/^Browse All/, "/?search=poland"],
    [/^Search Fertility Clinics in Poland$/, "/?search=fertility+poland"],
  ],
};

test("from home through a country to a city, with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await pressByKeyboard(page, page.getByRole("link", { name: "Czech Republic", exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("IVF in the Czech Republic");
  const choice = page.getByRole("region", { name: "Choose Your City" });
  await pressByKeyboard(page, choice.getByRole("link", { name: /^Brno/ }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("IVF clinics in Brno");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await pressByKeyboard(page, page.getByRole("link", { name: /^Browse All/ }));
  await expect(page.getByText("4 clinics for “brno”")).toBeVisible();
});

for (const [path, title] of CITIES) {
  test(`${path} has its links, and each search finds something`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const [name, address] of LINKS[path] ?? []) {
      await expect(page.locator("main").getByRole("link", { name }).first()).toHaveAttribute("href", address);
    }
    const addresses = await page
      .locator("main a[href^='/?search=']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByText(/^[1-9]\d* clinics? for “/), address).toBeVisible();
    }
  });
}

test("the clinic's scores come from the directory and are marked as samples", async ({ page }) => {
  await page.goto("/regions/czech-republic/prague");
  const featured = page.getByRole("region", { name: "Featured Clinic" });
  const teaser = featured.getByRole("article").filter({ hasText: "Prague Fertility Centre" });
  await expect(teaser).toContainText("Overall score 95/100 sample, success rate 72% sample");
  await page.goto("/regions/czech-republic/other-czech");
  const notable = page.getByRole("region", { name: "Notable Clinics" }).getByRole("article");
  await expect(notable.filter({ hasText: "IVF Zlín" })).toContainText("82/100");
  await expect(notable.filter({ hasText: "FertiCare" })).toContainText("87/100");
});

test("a city page lists all its clinics as cards, which take votes", async ({ page }) => {
  await page.goto("/regions/czech-republic/brno");
  await expect(page.getByText("4 clinics listed here")).toBeVisible();
  const list = page.getByRole("region", { name: "All clinics in Brno" });
  await expect(list.getByRole("article")).toHaveCount(4);
  await list.getByRole("button", { name: "so far: UNICA" }).click();
  await expect(page.getByRole("dialog")).toContainText("UNICA");
});

for (const width of [320, 1280]) {
  test(`at ${width} px the dots of the maps are links of 24 px and more, and the text has all of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const country of COUNTRIES) {
      await page.goto(regionPath(country));
      const dots = page
        .getByRole("navigation", { name: `Map of ${country.nameInSentence}` })
        .getByRole("link");
      const choice = page.getByRole("region", { name: "Choose Your City" });
      for (const dot of await dots.all()) {
        const { width: wide, height: high } = await dot
          .locator("circle")
          .first()
          .evaluate((circle) => {
            return circle.getBoundingClientRect();
          });
        expect(Math.min(wide, high)).toBeGreaterThanOrEqual(24);
        const path = (await dot.getAttribute("href"))?.replace(/#.*/, "") ?? "";
        await expect(choice.locator(`a[href="${path}"]`)).toBeVisible();
      }
    }
  });
}

test("the map leads to a city's clinics, with the keyboard alone", async ({ page }) => {
  await page.goto("/regions/czech-republic");
  const map = page.getByRole("navigation", { name: "Map of the Czech Republic" });
  await pressByKeyboard(page, map.getByRole("link", { name: /^Zlín/ }));
  await expect(page).toHaveURL("/regions/czech-republic/other-czech#zlin");
  await expect(page.locator("#zlin")).toBeInViewport();
  await expect(page.locator("#zlin").getByRole("article")).toHaveCount(1);
});

for (const country of ["czech-republic", "poland"]) {
  test(`the page of ${country} has its cities, the law with sources and the three cards`, async ({
    page,
  }) => {
    await page.goto(`/regions/${country}`);
    await expect(page.getByRole("region", { name: "Choose Your City" }).getByRole("link")).toHaveCount(3);
    for (const name of ["What the law allows", "General Information", "Tourism", "Cost of Living"]) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    const law = page.getByRole("region", { name: "What the law allows" });
    await expect(law.getByRole("link").first()).toHaveAttribute("href", /^https:/);
  });
}

test("without the directory the page still stands, with all its links", async ({ page }) => {
  await page.route("**/rest/v1/clinics*", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/regions/poland/warsaw");
  const featured = page.getByRole("region", { name: "Featured Clinic" });
  await expect(featured.getByRole("link", { name: "INVICTA" })).toHaveAttribute("href", "/clinic/invicta");
  await expect(page.getByText("45 min, €25–35")).toBeVisible();
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
  await expect(sheet.getByRole("group", { name: "Language" })).toBeVisible();
  await expect(sheet.getByRole("group", { name: "City" })).toHaveCount(0);
  await tabTo(page, sheet.getByRole("checkbox", { name: /^German/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/regions/czech-republic/prague?language=de");
  await expect(list.getByRole("button", { name: "Remove German" })).toBeVisible();
  await expect.poll(() => list.getByRole("article").count()).toBeLessThan(all);
  await page.goBack();
  await expect(list.getByRole("article")).toHaveCount(all);
  await tabTo(page, list.getByRole("combobox", { name: /^Search these clinics/ }));
  await page.keyboard.type("gynem");
  await expect(page.getByRole("option")).toHaveText(["GYNEM Prague, Czechia"]);
  await page.keyboard.press("Enter");
  await expect(list.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL("/regions/czech-republic/prague?search=gynem");
});
