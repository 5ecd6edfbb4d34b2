import { expect, type Locator, type Page } from "@playwright/test";
import { untilPainted } from "../../support/settled.ts";
import { test } from "../../support/test.ts";

async function places(page: Page) {
  const mostVoted = page.getByRole("heading", { name: "Most Voted" });
  await expect(mostVoted).toBeVisible();
  return {
    hero: await page.getByRole("heading", { level: 1 }).boundingBox(),
    more: await page.getByRole("button", { name: /Show more/ }).boundingBox(),
    board: await mostVoted.boundingBox(),
  };
}

test("the leaderboard has its place at each width, and four clinics behind each of its tabs", async ({
  page,
}) => {
  await page.goto("/");

  await test.step("behind tabs that are large enough for a finger", async () => {
    await expect(page.getByRole("tab")).toHaveCount(4);
    for (const tab of await page.getByRole("tab").all())
      expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const [tab, title] of [
      ["Success", "Highest Success Rates"],
      ["Reviews", "Best Reviews"],
      ["Price", "Best Prices"],
      ["Votes", "Most Voted"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      const board = page.getByRole("region", { name: title });
      await expect(board.getByRole("list").first().getByRole("listitem")).toHaveCount(4);
      if (tab === "Price") await expectSampleRanking(board);
    }
  });

  await test.step("beside the hero on extra-wide screens, also while one filters, and below the list elsewhere", async () => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await untilPainted(page);
    await page.evaluate(() => scrollTo(0, 0));
    const wide = await places(page);
    expect(wide.board!.x).toBeGreaterThan(wide.hero!.x + wide.hero!.width);
    expect(wide.board!.y).toBeLessThan(wide.hero!.y + wide.hero!.height);
    await page.setViewportSize({ width: 1000, height: 900 });
    await untilPainted(page);
    const narrow = await places(page);
    expect(narrow.board!.y).toBeGreaterThan(narrow.more!.y);
    await page.setViewportSize({ width: 1600, height: 900 });
    await untilPainted(page);
    await page.mouse.move(300, 300);
    await expect(page.getByRole("region", { name: "Filters" })).toBeVisible();
    await untilPainted(page);
    const filtered = await places(page);
    expect(filtered.board!.x).toBe(wide.board!.x);
  });
});

async function expectSampleRanking(board: Locator) {
  await expect(board.getByText(/^Sample ranking: none of these prices has a source\./)).toBeVisible();
  await expect(board.getByText("#1 Top Rated")).toBeVisible();
  await expect(board.locator("ol svg [stroke-dasharray]")).toHaveCount(3);
  const published = board.getByRole("region", { name: "Published, but not ranked" });
  await expect(published.getByRole("listitem").filter({ hasText: "GENNET" })).toContainText("€3,190");
  await expect(published).toContainText("No other clinic publishes a price that includes the same things.");
}
