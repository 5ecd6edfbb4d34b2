import { expect } from "@playwright/test";
import { tabTo } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";
import { recordRequests } from "../../support/recordRequests.ts";

test("a couple works out the costs at a clinic by keyboard on a phone, and nothing leaves the browser", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/plan/costs?clinic=gennet");
  await expect(page).toHaveURL("/plan/costs");
  const clinic = page.getByLabel("Clinic", { exact: true });
  await expect(clinic).toHaveValue("gennet");
  const sum = page.getByRole("region", { name: "The sum so far" });
  await expect(sum).toContainText("€3,190");
  await expect(page.getByRole("link", { name: /Price list of GENNET/ }).first()).toBeVisible();
  const sent = recordRequests(page);

  await tabTo(page, page.getByLabel("Cycles"));
  await page.keyboard.press("ArrowDown");
  await expect(sum).toContainText("€6,380");
  await tabTo(page, page.getByLabel("Nights per trip"));
  await page.keyboard.type("4");
  await tabTo(page, page.getByLabel("Travel for one person"));
  await page.keyboard.type("1.234,50");
  await tabTo(page, page.getByLabel("One night"));
  await page.keyboard.type("80");
  // 2 x 3,190 for the cycles, 4 x 1,234.50 for travel, 8 x 80 for the nights.
  await expect(sum).toContainText("€11,958");
  await expect(sum).toContainText(/\d+ prices are missing: the real cost is higher\./);

  const questions = page.getByRole("region", { name: "Questions for the clinic" });
  await expect(questions.getByText("Kolik pacienti obvykle zaplatí za léky?")).toHaveAttribute("lang", "cs");
  await expect(questions.getByRole("link", { name: /Report it.*Medicines/ })).toHaveAttribute(
    "href",
    "/report-figure?clinic=gennet&figure=Price%3A+Medicines",
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(sent.filter((each) => /1234|1\.234|nights|own-eggs/.test(each))).toEqual([]);

  await page.reload();
  await expect(page.getByLabel("Travel for one person")).toHaveValue("1.234,50");
  await expect(sum).toContainText("€11,958");
  await page.getByRole("button", { name: "Delete my numbers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(clinic).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("plan-costs"))).toBeNull();

  await test.step("a country begins with the span of its lists, drawn, and a ban is on the first screen", async () => {
    await page.getByRole("button", { name: "Czechia: 2 lists" }).click();
    await expect(page.getByLabel("Country", { exact: true })).toBeFocused();
    await expect(sum).toContainText("At least €3,190 to €3,245");
    await expect(sum.getByRole("link", { name: "Reprofit" })).toHaveAttribute("href", "/clinic/reprofit");
    await expect(sum.getByText(/^The clinic: €3,190.*Not known: Tests before treatment/)).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.getByLabel("Treatment", { exact: true }).selectOption("donor-eggs");
    await expect(sum).toContainText(/about €5,\d00/);
    await page.getByLabel("Country", { exact: true }).selectOption("Germany");
    const ban = page.getByRole("heading", { name: "Not allowed in Germany" });
    await expect(ban).toBeVisible();
    await page.reload();
    await expect(ban).toBeInViewport();
    await expect(page.getByText(/Not published|missing/)).toHaveCount(0);
    await page.getByRole("button", { name: "Czechia" }).click();
    await expect(sum).toContainText(/about €5,\d00/);
  });
});

test("as many questions as there can be fit one sheet of paper, and the person's sum is not on it", async ({
  page,
}) => {
  await page.goto("/plan/costs?clinic=invicta");
  await page.getByLabel("Treatment", { exact: true }).selectOption("donor-eggs");
  for (const wish of ["later-transfer", "pgt", "donor-sperm"]) await page.locator(`[value=${wish}]`).check();
  const questions = page.getByRole("region", { name: "Questions for the clinic" });
  await expect(questions.getByText(/^Dzień dobry/)).toBeVisible();
  await expect(questions.getByRole("listitem")).toHaveCount(17);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "The sum so far" })).toBeHidden();
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
