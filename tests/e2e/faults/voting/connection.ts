import { expect } from "@playwright/test";
import { installClockForCalls } from "../../../support/callTimeouts.ts";
import { holdAnswers } from "../../../support/heldAnswers.ts";
import { askForVote, expectToast, storedVotes, toastsLoaded, vote } from "../../../support/votingPage.ts";
import { GENERAL_ERROR, test, UPVOTE } from "./votingTest.ts";

test("a vote without a connection says so, is never sent later, and counts once", async ({ context }) => {
  // Before the browser has any code of the check.
  await test.step("fault 3: offline before the human check was loaded → the words stand, and the next click works", async () => {
    const page = await context.newPage();
    await page.goto("/?search=ferticare", { waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "so far: FertiCare" });
    // A busy phone is quiet before it has asked for the search.
    await expect(page.locator("#results-count")).toContainText("1 clinic for");
    await context.setOffline(true);
    await button.click();
    const words = page.getByRole("alert").filter({ hasText: GENERAL_ERROR[1] });
    await words.getByRole("button", { name: "Close" }).click();
    await expect(words).toBeHidden();
    await context.setOffline(false);
    await askForVote(page, "FertiCare");
    await page.keyboard.press("Escape");
  });

  await test.step("fault 3: offline during a vote → error toast, nothing sent later behind one's back", async () => {
    const page = await context.newPage();
    const toasts = toastsLoaded(page);
    await page.goto("/?search=novum");
    await askForVote(page, "nOvum");
    await toasts;
    const before = await storedVotes(page, "novum");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Place the baby in the crib" }).click();
    await expectToast(page, ...GENERAL_ERROR);
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    expect(await storedVotes(page, "novum")).toBe(before);
  });

  await test.step("fault 4: answer lost after the vote was stored → a retry says already voted, count +1", async () => {
    const page = await context.newPage();
    await page.goto("/?search=parens");
    const before = await storedVotes(page, "parens");
    await page.route(UPVOTE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await vote(page, "Parens");
    await expectToast(page, ...GENERAL_ERROR);
    await page.unroute(UPVOTE);
    await vote(page, "Parens");
    await expectToast(page, "Already voted", "You have already voted for this clinic.");
    expect(await storedVotes(page, "parens")).toBe(before + 1);
  });

  await test.step("fault 5: a call hangs → the vote is given up after 15 s at most", async () => {
    const page = await context.newPage();
    await installClockForCalls(page);
    await page.goto("/?search=invimed");
    const letGo = await holdAnswers(page, UPVOTE);
    const sent = page.waitForRequest(UPVOTE);
    await vote(page, "InviMed");
    await sent;
    await page.clock.runFor(15_500);
    await expectToast(page, ...GENERAL_ERROR);
    await letGo();
    await expect(page.getByRole("button", { name: /^Upvote .*InviMed/ })).toBeEnabled();
  });
});
