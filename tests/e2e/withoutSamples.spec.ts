import { expect, type Browser, type Page } from "@playwright/test";
import { serveBuiltSite, type RunningServer } from "../support/server.ts";
import { test, waitUntilInteractive } from "../support/test.ts";

// The directory as a production push leaves it, on a server of its own: no figure without a source.
// One after the other: each process that took some of them would start another.
test.describe.configure({ mode: "default" });
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(0);
  server = await serveBuiltSite({ SAMPLE_FIGURES: "none" });
});
test.afterAll(async () => void (await server?.stop()));

/** Opens a page and waits for the clinics that the server has now: the built page holds samples. */
async function open(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  context.on("page", waitUntilInteractive);
  const page = await context.newPage();
  const fresh = page.waitForResponse("**/rest/v1/clinics?*");
  await page.goto(path);
  await fresh;
  await expect(page.getByRole("note")).toHaveCount(0);
  return page;
}

test("the home page calls nothing a sample, crowns nobody and lists by name", async ({ browser }) => {
  const page = await open(browser, "/");
  await expect(page.getByRole("main").getByText("sample")).toHaveCount(0);
  await expect(page.getByText(/^Listed by name\. Clinics define success differently\./)).toBeVisible();
  const board = page.getByRole("region", { name: "Most Voted" });
  await expect(board.getByText("No clinic yet")).toHaveCount(3);
  await expect(board.getByRole("link")).toHaveText(["How voting works"]);
});

test("published figures that can't be compared stand without a rank, with the reason", async ({
  browser,
}) => {
  const page = await open(browser, "/");
  for (const [tab, clinics, reason] of [
    ["Price", ["GENNET", "Reprofit"], "No other clinic publishes a price that includes the same things."],
    ["Success", ["nOvum"], "No other clinic publishes a rate that is counted the same way."],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    const panel = page.getByRole("tabpanel", { name: tab });
    const unranked = panel.getByRole("region", { name: "Published, but not ranked" });
    await expect(unranked.getByRole("link")).toHaveText([...clinics]);
    await expect(unranked).toContainText(reason);
    await expect(panel.getByText(/^#/)).toHaveCount(0);
  }
  await page.getByRole("tab", { name: "Reviews" }).click();
  await expect(page.getByText("We know of no review scores yet.")).toBeVisible();
});

test("a country's page gives no range of prices that include different things", async ({ browser }) => {
  const page = await open(browser, "/regions/czech-republic");
  const words = "2 clinics publish their prices on different terms, so we give no range.";
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(/€[\d,]+ to €/)).toHaveCount(0);
});

test("a city's page has every clinic, and what is known of each", async ({ browser }) => {
  const page = await open(browser, "/regions/poland/warsaw");
  const list = page.getByRole("region", { name: "All clinics in Warsaw" });
  const novum = list.getByRole("article").filter({ hasText: "nOvum" });
  await expect(novum).toContainText("43%");
  await expect(novum).toContainText("clinical pregnancies, per transfer, 2004–2013, the clinic’s own figure");
  await expect(list.getByText("sample")).toHaveCount(0);
});
