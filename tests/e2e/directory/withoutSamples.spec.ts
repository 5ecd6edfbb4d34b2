import { expect, type Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { expectCleanEnd } from "../../support/cleanEnd.ts";
import { PATIENT_TASKS } from "../../support/patientTasks.ts";
import { BUILT_SITE, startServer } from "../../support/server.ts";
import { test, waitUntilInteractive } from "../../support/test.ts";
import { SEEDED_CLINICS } from "../../support/seededClinics.ts";

/** The built page still has samples. */
async function open(page: Page, url: string): Promise<void> {
  const fresh = page.waitForResponse("**/rest/v1/clinics?*");
  await page.goto(url);
  await fresh;
  await expect(page.getByRole("note")).toHaveCount(0);
}

test("SAMPLE_FIGURES=none starts with what has a source, and nothing made up; SIGTERM ends it cleanly too", async ({
  browser,
  page,
  request,
}) => {
  const server = await startServer({ ...BUILT_SITE, SAMPLE_FIGURES: "none" });
  try {
    await test.step("the backend holds what has a source", async () => {
      const answer = await request.get(`${server.url}/rest/v1/clinics?select=id,price_euros,overall_score`, {
        headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
      });
      const clinics = (await answer.json()) as { id: string; price_euros: number; overall_score: number }[];
      expect(clinics).toHaveLength(SEEDED_CLINICS.length);
      expect(clinics.filter(({ overall_score }) => overall_score !== null)).toEqual([]);
      expect(
        clinics
          .filter(({ price_euros }) => price_euros !== null)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(["gennet", "reprofit"]);
    });
    await test.step("the home page calls nothing a sample, crowns nobody and lists by name", async () => {
      await open(page, `${server.url}/`);
      await expect(page.getByRole("main").getByText("sample")).toHaveCount(0);
      await expect(page.getByText("Listed by name.", { exact: true })).toBeVisible();
      const board = page.getByRole("region", { name: "Most Voted" });
      await expect(board.getByRole("tabpanel").getByRole("listitem")).toHaveCount(0);
      await expect(board.getByRole("link")).toHaveText(["How voting works"]);
    });
    await test.step("published figures that can't be compared stand without a rank, with the reason", async () => {
      await page.getByRole("tab", { name: "Price" }).click();
      const prices = page.getByRole("tabpanel", { name: "Price" });
      const unranked = prices.getByRole("region", { name: "Published, but not ranked" });
      await expect(unranked.getByRole("listitem")).toHaveCount(4);
      await expect(unranked.getByRole("listitem").filter({ hasText: "Bourn Hall" })).toContainText("about €");
      await expect(unranked.getByRole("listitem").filter({ hasText: "GENNET" })).toContainText("€3,190");
      await expect(unranked).toContainText(
        "No other clinic publishes a price that includes the same things.",
      );
      await expect(prices.getByText(/^#/)).toHaveCount(0);
    });
    await test.step("British clinics are ranked by what their register publishes, all counted alike", async () => {
      await page.getByRole("tab", { name: "Success" }).click();
      const rates = page.getByRole("tabpanel", { name: "Success" });
      await expect(rates.locator("ol").getByRole("link").first()).toHaveText("King’s Fertility");
      await expect(rates.getByRole("region", { name: "Published, but not ranked" })).toContainText("nOvum");
      await page.getByRole("tab", { name: "Reviews" }).click();
      const reviews = page.getByRole("tabpanel", { name: "Reviews" });
      await expect(reviews.locator("ol").getByRole("link").first()).toHaveText("King’s Fertility");
    });
    await test.step("a country's page gives no range of prices that include different things", async () => {
      await open(page, `${server.url}/countries/czech-republic`);
      const words = "2 clinics publish their prices on different terms, so we give no range.";
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText(/€[\d,]+ to €/)).toHaveCount(0);
    });
    await test.step("a city's page has every clinic, and what is known of each", async () => {
      await open(page, `${server.url}/regions/poland/warsaw`);
      const list = page.getByRole("region", { name: "All clinics in Warsaw" });
      const novum = list.getByRole("article").filter({ hasText: "nOvum" });
      await expect(novum).toContainText("43%");
      await expect(novum).toContainText(
        "clinical pregnancies, per transfer, all ages, 2004–2013, an old result, the clinic’s own figure",
      );
      await expect(list.getByText("sample")).toHaveCount(0);
    });
    const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true });
    phone.on("page", waitUntilInteractive);
    for (const [title, walk] of Object.entries(PATIENT_TASKS))
      await test.step(title, async () => walk(await phone.newPage(), server.url));
    await phone.close();
    await test.step("SIGTERM ends it cleanly", async () => {
      await expectCleanEnd(server, "SIGTERM", request);
    });
  } finally {
    await server.stop();
  }
});
