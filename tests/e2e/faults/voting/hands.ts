import { expect } from "@playwright/test";
import { holdAnswers } from "../../../support/heldAnswers.ts";
import { askForVote, storedVotes, vote } from "../../../support/votingPage.ts";
import { expectCounted, test, toldOf, UPVOTE } from "./votingTest.ts";

test("double clicks and a second tab count as one vote", async ({ context }) => {
  await test.step("fault 6: double click on upvote → one vote", async () => {
    const page = await context.newPage();
    await page.goto("/?search=invicta");
    const before = await storedVotes(page, "invicta");
    await page.getByRole("button", { name: "so far: INVICTA" }).dblclick();
    await page.getByRole("button", { name: "Place the baby in the crib" }).dblclick();
    await expectCounted(page, "invicta", before);
  });

  await test.step("fault 7: two tabs, one session → one vote", async () => {
    const page = await context.newPage();
    await page.goto("/?search=reprofit");
    const before = await storedVotes(page, "reprofit");
    await askForVote(page, "Reprofit");
    const session = await page.evaluate(() => sessionStorage.getItem("clinic-session-id") ?? "");
    // A duplicated tab copies the session storage.
    const twin = await context.newPage();
    await twin.addInitScript((id) => sessionStorage.setItem("clinic-session-id", id), session);
    await twin.goto("/?search=reprofit");
    await askForVote(twin, "Reprofit");
    const tabs = [page, twin];
    await Promise.all(
      tabs.map((tab) => tab.getByRole("button", { name: "Place the baby in the crib" }).click()),
    );
    const words = await Promise.all(tabs.map((tab) => toldOf(tab).first().innerText()));
    expect(words.filter((told) => told.includes("Upvote recorded!"))).toHaveLength(1);
    expect(words.filter((told) => told.includes("Already voted"))).toHaveLength(1);
    expect(await storedVotes(page, "reprofit")).toBe(before + 1);
  });
});

test("fault 8: leaving the page before the proof is ready → the vote keeps its proof and is remembered", async ({
  page,
}) => {
  await page.goto("/?search=gravita");
  const before = await storedVotes(page, "gravita");
  const letGo = await holdAnswers(page, "**/rpc/create_human_check");
  await vote(page, "Gravita");
  await expect(page.getByText("Sending your vote...")).toBeVisible();
  await page.getByRole("link", { name: "Gravita", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gravita" })).toBeVisible();
  const sent = page.waitForRequest(UPVOTE);
  await letGo();
  expect((await sent).headers()["x-human-check"]).toBeDefined();
  await expect(page.getByRole("button", { name: `You voted ${before + 1} so far: Gravita` })).toContainText(
    "✓",
  );
  expect(await storedVotes(page, "gravita")).toBe(before + 1);
});
