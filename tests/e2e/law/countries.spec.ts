import { expect } from "@playwright/test";
import { tabTo } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";
import { recordRequests } from "../../support/recordRequests.ts";

test("a couple asks where they may be treated, by keyboard on a phone, and nothing of it leaves the browser", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/plan");
  const sent = recordRequests(page);
  await tabTo(page, page.getByLabel("How old is the woman"));
  await page.keyboard.type("47");
  await tabTo(page, page.getByLabel("A woman and a man, married to each other"));
  await page.keyboard.press("Space");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    /^\d+ countries may treat you: the law allows it in \d+, and in \d+ no rule forbids it/,
  );
  await tabTo(page, page.getByLabel("Your own"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Must the child be able to learn")).toBeVisible();
  const seeCountries = page.getByRole("link", { name: /^See \d+ countries$/ });
  await expect(seeCountries).toBeVisible();

  const says = (heading: string) => page.getByRole("region", { name: heading });
  await expect(says("The law allows it").getByRole("heading", { name: "Greece" })).toBeVisible();
  const poland = says("Not forbidden: clinics decide").getByRole("listitem").filter({ hasText: "Poland" });
  await poland.locator("summary").press("Enter");
  await expect(poland.getByText(/\d+ clinics there in our directory/)).toBeVisible();
  const belgium = says("The law says no").getByRole("listitem").filter({ hasText: "Belgium" });
  await belgium.locator("summary").press("Enter");
  await expect(belgium.getByText(/before your 46th birthday/).first()).toBeVisible();
  await expect(belgium.getByRole("link", { name: /Act of 6 July 2007/ })).toHaveAttribute("href", /^https:/);
  await expect(belgium).toContainText("art. 4");

  await expect(page.getByText("We list no clinic there yet")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Tell us if we are wrong/ })).toHaveCount(1);
  await expect(seeCountries).toBeHidden();
  await expect(page).toHaveURL("/plan");
  expect(sent.filter((each) => /47|donor|married/i.test(new URL(each.split(" ")[0] ?? "").search))).toEqual(
    [],
  );
  expect(sent.filter((each) => each.split(" ")[1] !== "")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.reload();
  await expect(page.getByLabel("How old is the woman")).toHaveValue("47");
  await expect(says("The law says no")).toBeVisible();
  await expect(page.getByText("You: 47, couple, donor eggs")).toBeVisible();
  await page.getByRole("button", { name: "Forget my answers" }).click();
  await expect(page.getByLabel("How old is the woman")).toBeFocused();
  await expect(says("The law says no")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("plan-answers"))).toBeNull();
});

test("answers given before the page became interactive count", async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/plan", { waitUntil: "commit" });
  await page.getByLabel("How old is the woman").fill("41");
  await page.getByLabel("Two women as a couple").check();
  letGo();
  await expect(page.getByRole("region", { name: "The law says no" })).toContainText("Poland");
  await expect(page.getByLabel("Two women as a couple")).toBeChecked();
});

test("stored nonsense and a browser that keeps nothing leave the questions empty and working", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("plan-answers", '{"version":1,"value":{"age":"<b>47","partner":"constructor"}}');
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/plan");
  await expect(page.getByLabel("How old is the woman")).toHaveValue("");
  await page.getByLabel("How old is the woman").fill("38");
  await page.getByLabel("Two women as a couple").check();
  await expect(page.getByRole("region", { name: "The law allows it" })).toContainText("Spain");
});

test("the law is read in tables and country by country, each rule with its source, also without scripts", async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step("one table of countries by questions keeps its heads in view and can be narrowed down", async () => {
    await page.goto("/countries");
    const table = page.getByRole("table", { name: "The law of all countries" });
    await expect(table.getByRole("columnheader")).toHaveCount(1 + 18);
    await expect(table.getByRole("rowheader")).toHaveCount(13);
    await page.getByRole("region", { name: "The law of all countries" }).hover();
    await page.mouse.wheel(600, 900);
    await expect(table.getByRole("columnheader", { name: "Donor eggs", exact: true })).toBeInViewport();
    await expect(table.getByRole("rowheader", { name: "Spain" })).toBeInViewport();
    await page.getByLabel("Questions", { exact: true }).selectOption("Who may be treated");
    await expect(table.getByRole("columnheader")).toHaveText([
      "Country",
      /married$/,
      /not married/,
      /own/,
      /Two/,
    ]);
  });

  await test.step("a phone has one question at a time in short rows, which lead to a country and its sources", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole("cell")).toHaveCount(13);
    await expect(page.getByRole("row").filter({ hasText: "Germany" })).toContainText("✗ No");
    await page.getByLabel("What do you want to know?").selectOption("A woman on her own");
    await expect(page.getByRole("row").filter({ hasText: "Poland" })).toContainText("✗ No");
    await expect(page.getByRole("row").filter({ hasText: "Spain" })).toContainText("✓ Yes");
    const heights = await page
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...heights)).toBeLessThanOrEqual(80);
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect(width).toBeLessThanOrEqual(360);
    expect(height).toBeLessThan(3000);

    await page.getByRole("rowheader", { name: "Belgium" }).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("IVF in Belgium");
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveText(
      "Countries",
    );
    await expect(page.getByText(/Checked on .* 2026\. This is not legal advice\./)).toBeVisible();
    await expect(page.getByText("certain only until 30 June 2027").first()).toBeVisible();
  });

  await test.step("a country's page is complete without scripts, and an unknown country says so", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const still = await context.newPage();
    await still.setViewportSize({ width: 360, height: 740 });
    await still.goto("/countries");
    await expect(still.getByRole("cell")).toHaveCount(13);
    await expect(still.getByText(/^Choosing another question needs JavaScript/)).toBeVisible();
    await expect(still.getByRole("rowheader", { name: "Germany" }).getByRole("link")).toBeVisible();
    await still.setViewportSize({ width: 1280, height: 900 });
    await expect(still.getByRole("cell")).toHaveCount(13 * 18);
    await still.goto("/regions/poland");
    await expect(still).toHaveURL("/countries/poland");
    await still.getByRole("link", { name: "All rules, each with its article" }).click();
    await expect(still).toHaveURL("/countries/poland#rules");
    await expect(still.getByText("they are given to another couple")).toBeVisible();
    await expect(still.getByText(/^[1-9]\d* clinics listed here$/)).toBeVisible();
    await still.goto("/countries/denmark");
    await expect(still.getByText("Not known: ask the clinic.").first()).toBeVisible();
    await context.close();
    const answering = await browser.newPage();
    await answering.goto(`${baseURL}/countries/atlantis`);
    await expect(answering.getByRole("heading", { level: 1 })).toHaveText("Country Not Found");
    await answering.close();
  });
});
