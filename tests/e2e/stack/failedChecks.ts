import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import {
  askForVote,
  dragByMouse,
  dragByTouch,
  expectToast,
  puzzlePositions,
  storedVotes,
  vote,
} from "../../support/votingPage.ts";
import { visit } from "./stackTest.ts";

test("failed checks are counted, the fifth restricts access, and a neighbour behind the same address may vote", async ({
  browser,
}) => {
  const page = await visit(browser, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  await test.step("failed checks are counted, the fifth restricts access, and then no vote is taken", async () => {
    await page.goto("/?search=pronatal");
    await askForVote(page, "Pronatal");

    const { baby } = await puzzlePositions(page);
    const outside = { x: baby.x, y: baby.y - 60 };
    await dragByTouch(page, outside);
    await expectToast(page, "Try Again", "Please try again. 4 attempts remaining.");

    // One opening counts once, whatever else fails in it.
    await dragByTouch(page, outside);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

    await askForVote(page, "Pronatal");
    await dragByMouse(page, outside);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expectToast(page, "Try Again", "Please try again. 3 attempts remaining.");

    for (const remaining of ["2 attempts", "1 attempt"]) {
      await askForVote(page, "Pronatal");
      await page.getByRole("button", { name: "Report Failed Attempt" }).click();
      await expectToast(page, "Try Again", `Please try again. ${remaining} remaining.`);
      await page.keyboard.press("Escape");
    }
    await askForVote(page, "Pronatal");
    await page.getByRole("button", { name: "Report Failed Attempt" }).click();
    await expectToast(
      page,
      "Access Restricted",
      "Your access has been temporarily restricted due to multiple failed attempts.",
    );
    await expect(page.getByRole("dialog", { name: "Are you human?" })).toBeHidden();

    await vote(page, "Pronatal");
    await expectToast(
      page,
      "Access Restricted",
      "Your access has been temporarily restricted. Please try again later.",
    );
    expect(await storedVotes(page, "pronatal")).toBe(0);
  });
  const neighbour = await visit(browser);
  await test.step("a failure whose check could not be fetched does not count", async () => {
    await neighbour.route("**/rpc/create_human_check", (route) => route.abort());
    await neighbour.goto("/?search=pronatal");
    for (let attempt = 1; attempt <= 2; attempt++) {
      await askForVote(neighbour, "Pronatal");
      const answer = neighbour.waitForResponse(/rpc\/handle_captcha_failure/);
      await neighbour.getByRole("button", { name: "Report Failed Attempt" }).click();
      // The toast of the first attempt may still be there at the second.
      expect(await (await answer).json()).toMatchObject({ remaining_attempts: 5 });
      await expectToast(neighbour, "Try Again", "Please try again. 5 attempts remaining.");
      await neighbour.keyboard.press("Escape");
    }
    await neighbour.unroute("**/rpc/create_human_check");
  });
  await test.step("a neighbour behind the same address is not restricted, but must complete the check", async () => {
    await neighbour.goto("/?search=pronatal");
    await neighbour.route("**/rpc/create_human_check", (route) => route.abort());
    await vote(neighbour, "Pronatal");
    await expectToast(neighbour, "Human check not completed", "so a vote from there needs a completed one.");
    expect(await storedVotes(neighbour, "pronatal")).toBe(0);

    await neighbour.unroute("**/rpc/create_human_check");
    await vote(neighbour, "Pronatal");
    await expectToast(neighbour, "Upvote recorded!", "Thank you! Your vote has been counted.");
    expect(await storedVotes(neighbour, "pronatal")).toBe(1);
  });
});
