import { expect, request, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { changeAsAdmin, storeAsAdmin } from "../../support/adminPage.ts";
import { publishedRate } from "../../support/publishedRate.ts";
import { serveBuiltSite, type RunningServer } from "../../support/server.ts";
import { test, waitUntilInteractive } from "../../support/test.ts";

// Its figures would change other tests' rankings.

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
    await expect(card).toContainText("42% live births, per started cycle, 2024");
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
