import { expect } from "@playwright/test";
import { test, waitUntilInteractive } from "../support/test.ts";
import { serveBuiltSite, type RunningServer } from "../support/server.ts";
import {
  askForVote,
  dragByMouse,
  dragByTouch,
  expectToast,
  puzzlePositions,
  storedVotes,
  vote,
} from "../support/votingPage.ts";

// Five failures ask all of this machine's address for a check, so they happen on a server of their own.
test.describe.configure({ mode: "serial" });
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(0);
  server = await serveBuiltSite();
});
test.afterAll(async () => {
  await server.stop();
});

test("failed checks are counted, the fifth restricts access, and then no vote is taken", async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  context.on("page", waitUntilInteractive);
  const page = await context.newPage();
  await page.goto("/?search=reprofit");
  await askForVote(page, "Reprofit");

  const { baby } = await puzzlePositions(page);
  const outside = { x: baby.x, y: baby.y - 60 };
  await dragByTouch(page, outside);
  await expectToast(page, "Try Again", "Please try again. 4 attempts remaining.");

  // The same opening counts once, whatever else goes wrong in it.
  await dragByTouch(page, outside);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await askForVote(page, "Reprofit");
  await dragByMouse(page, outside);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expectToast(page, "Try Again", "Please try again. 3 attempts remaining.");

  for (const remaining of ["2 attempts", "1 attempt"]) {
    await askForVote(page, "Reprofit");
    await page.getByRole("button", { name: "Report Failed Attempt" }).click();
    await expectToast(page, "Try Again", `Please try again. ${remaining} remaining.`);
    await page.keyboard.press("Escape");
  }
  await askForVote(page, "Reprofit");
  await page.getByRole("button", { name: "Report Failed Attempt" }).click();
  await expectToast(
    page,
    "Access Restricted",
    "Your access has been temporarily restricted due to multiple failed attempts.",
  );
  await expect(page.getByRole("dialog", { name: "Are you human?" })).toBeHidden();

  await vote(page, "Reprofit");
  await expectToast(
    page,
    "Access Restricted",
    "Your access has been temporarily restricted. Please try again later.",
  );
  expect(await storedVotes(page, "reprofit")).toBe(0);
  await context.close();
});

test("a neighbour behind the same address is not restricted, but must complete the check", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  context.on("page", waitUntilInteractive);
  const page = await context.newPage();
  await page.goto("/?search=reprofit");
  await page.route("**/rpc/create_human_check", (route) => route.abort());
  await vote(page, "Reprofit");
  await expectToast(page, "Human check not completed", "so a vote from there needs a completed one.");
  expect(await storedVotes(page, "reprofit")).toBe(0);

  await page.unroute("**/rpc/create_human_check");
  await vote(page, "Reprofit");
  await expectToast(page, "Upvote recorded!", "Thank you! Your vote has been counted.");
  expect(await storedVotes(page, "reprofit")).toBe(1);
  await context.close();
});

test("a failure whose check could not be fetched does not count", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  context.on("page", waitUntilInteractive);
  const page = await context.newPage();
  await page.route("**/rpc/create_human_check", (route) => route.abort());
  await page.goto("/?search=gennet");
  for (let attempt = 1; attempt <= 2; attempt++) {
    await askForVote(page, "GENNET");
    await page.getByRole("button", { name: "Report Failed Attempt" }).click();
    await expectToast(page, "Try Again", "Please try again. 5 attempts remaining.");
    await page.keyboard.press("Escape");
  }
  await context.close();
});
