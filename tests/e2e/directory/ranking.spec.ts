import { expect, request, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { changeAsAdmin, storeAsAdmin } from "../../support/adminPage.ts";
import { resultRow } from "../../support/exampleFacts.ts";
import { publishedRate } from "../../support/publishedRate.ts";
import { serveBuiltSite, type RunningServer } from "../../support/server.ts";
import { test, waitUntilInteractive } from "../../support/test.ts";

// Its figures would change other tests' rankings.
test.describe.configure({ mode: "default" });

let server: RunningServer;
let api: APIRequestContext;
test.beforeAll(async () => {
  test.setTimeout(0);
  server = await serveBuiltSite();
  api = await request.newContext({ baseURL: server.url });
  await Promise.all(
    BRITISH.map((id) => changeAsAdmin(api, "clinics", { id: `eq.${id}` }, { published: false })),
  );
});
/** They have a ranking of their own. */
const BRITISH = [
  ...["barts-health", "bourn-hall", "cambridge-ivf", "create-st-pauls", "guys-hospital"],
  ...["herts-and-essex", "homerton", "kings-fertility", "lister", "london-womens-clinic"],
];
test.afterAll(async () => {
  await api?.dispose();
  await server?.stop();
});

async function openRates(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  context.on("page", waitUntilInteractive);
  const page = await context.newPage();
  const fresh = page.waitForResponse("**/rest/v1/clinics?*");
  await page.goto("/");
  await fresh;
  await page.getByRole("tab", { name: "Success" }).click();
  await expect(page.getByRole("heading", { name: "Highest Success Rates" })).toBeVisible();
  return page;
}

const board = (page: Page) => page.getByRole("region", { name: "Highest Success Rates" });
const ranked = (page: Page) => board(page).locator("ol").getByRole("link");
const unranked = (page: Page) => board(page).getByRole("region", { name: "Published, but not ranked" });

test("published rates are ranked only where they are counted the same way", async ({ browser }) => {
  await test.step("two clinics whose rates count the same are ranked, and samples beside them are not", async () => {
    await storeAsAdmin(api, "clinic_results", [publishedRate("unica", 31), publishedRate("gynem", 42)]);
    const page = await openRates(browser);
    await expect(ranked(page)).toHaveText(["GYNEM", "UNICA"]);
    await expect(board(page).getByText("#1 Top Rated")).toBeVisible();
    await expect(board(page).locator("ol svg")).toHaveCount(2);
    await expect(board(page).locator("ol svg [stroke-dasharray]")).toHaveCount(0);
    await expect(board(page)).toContainText("live births, per started cycle");
    await expect(board(page).getByText("sample", { exact: true })).toHaveCount(0);
    await page.getByRole("combobox", { name: /Search clinics/ }).fill("gynem");
    const card = page.getByRole("article").filter({ hasText: "GYNEM" });
    await expect(card).toContainText("42% live births, per started cycle, all ages, 2024");
  });

  await test.step("a third that counts from another step follows without a rank, with the reason", async () => {
    await storeAsAdmin(api, "clinic_results", [publishedRate("invicta", 60, { denominator: "transfer" })]);
    const page = await openRates(browser);
    await expect(ranked(page)).toHaveText(["GYNEM", "UNICA"]);
    await expect(unranked(page)).toContainText("INVICTA");
    await expect(unranked(page)).toContainText(/It counts from a different step/);
  });

  await test.step("once one of the two counts from another step, the reason stands in place of their ranks", async () => {
    await changeAsAdmin(
      api,
      "clinic_results",
      { clinic_id: "eq.invicta", status: "eq.sourced" },
      { retired_at: "now" },
    );
    const change = { denominator: "retrieval" };
    await changeAsAdmin(api, "clinic_results", { clinic_id: "eq.unica", status: "eq.sourced" }, change);
    const page = await openRates(browser);
    for (const name of ["GYNEM", "UNICA"]) {
      await expect(ranked(page).getByText(name, { exact: true })).toHaveCount(0);
      await expect(unranked(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(unranked(page)).toContainText(
      "No other clinic publishes a rate that is counted the same way.",
    );
  });
});

const success = (page: Page) => page.getByRole("heading", { name: "Success Rate" }).locator("..");
const bars = (page: Page) => success(page).getByRole("img", { name: /on a scale/ });

async function expectMarksInForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: "active" });
  const canvas = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const colours = await bars(page).evaluateAll((all) =>
    all.map((bar) => getComputedStyle([...bar.querySelectorAll(".bg-accent")].at(-1)!).backgroundColor),
  );
  expect(colours).toHaveLength(2);
  for (const colour of colours) expect(colour).not.toBe(canvas);
  await page.emulateMedia({ forcedColors: "none" });
}

test("results that are counted alike get an interval and a range; another denominator, the interval alone", async ({
  page,
}) => {
  const { id: _, ...row } = resultRow;
  await storeAsAdmin(api, "clinic_results", [
    { ...row, clinic_id: "kriobank" },
    { ...row, clinic_id: "ovum", percentage: 35, n: 80, successes: 28 },
    { ...row, clinic_id: "parens", denominator: "transfer", percentage: 44, successes: 88 },
  ]);
  await page.goto(`${server.url}/clinic/kriobank`);
  await expect(success(page).getByText("We found no success rate that this clinic publishes.")).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(bars(page).first()).toHaveAccessibleName(/95% interval: 15% to 26%/);
  await expect(success(page).getByText("2 clinics count the same way: 20% to 35%")).toBeVisible();
  await expectMarksInForcedColours(page);
  await page.goto(`${server.url}/clinic/parens`);
  await page.keyboard.press("Shift");
  await expect(success(page).getByText("95% interval: 37% to 51%")).toBeVisible();
  await expect(bars(page)).toHaveCount(1);
});
