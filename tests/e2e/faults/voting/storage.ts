import { expect } from "@playwright/test";
import { askForVote, expectToast, storedVotes, vote } from "../../../support/votingPage.ts";
import { expectCounted, test } from "./votingTest.ts";

test("a vote is counted whatever becomes of the browser's storage", async ({ context }) => {
  await test.step("fault 14: sessionStorage throws or is full → an id in memory", async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const full = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      Object.defineProperty(sessionStorage, "setItem", { value: full });
      Object.defineProperty(sessionStorage, "getItem", { value: full });
    });
    await page.goto("/?search=helios");
    const before = await storedVotes(page, "helios");
    await vote(page, "Sanatorium Helios");
    await expectCounted(page, "helios", before);
    await page.getByRole("button", { name: "so far: Sanatorium Helios" }).click();
    await expectToast(page, "Already voted", "You have already voted for this clinic.");
  });

  await test.step("fault 15: a corrupt session id → a new one", async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      if (!sessionStorage.getItem("seen")) sessionStorage.setItem("clinic-session-id", "{broken");
      sessionStorage.setItem("seen", "yes");
    });
    await page.goto("/?search=ovum");
    const before = await storedVotes(page, "ovum");
    await vote(page, "OVUM");
    await expectCounted(page, "ovum", before);
    expect(await page.evaluate(() => sessionStorage.getItem("clinic-session-id"))).toMatch(/^[0-9a-f-]{36}$/);
  });

  await test.step("fault 16: storage cleared between calls → new id, no crash", async () => {
    const page = await context.newPage();
    await page.goto("/?search=novum");
    const before = await storedVotes(page, "novum");
    await askForVote(page, "nOvum");
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await page.getByRole("button", { name: "Place the baby in the crib" }).click();
    await expectCounted(page, "novum", before);
  });
});
