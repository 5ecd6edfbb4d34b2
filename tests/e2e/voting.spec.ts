import { expect, type Page } from "@playwright/test";
import { expectAnnouncement, listenToAnnouncements } from "../support/announcements.ts";
import { test } from "../support/test.ts";
import { pressByKeyboard } from "../support/keyboard.ts";
import {
  askForVote,
  dragByMouse,
  dragByTouch,
  expectToast,
  puzzlePositions,
  storedVotes,
  vote,
} from "../support/votingPage.ts";

async function expectRecorded(page: Page, clinic: string, id: string, before: number) {
  await expectToast(page, "Upvote recorded!", "Thank you! Your vote has been counted.");
  await expect(page.getByRole("button", { name: `Upvote ${before + 1} so far: ${clinic}` })).toBeEnabled();
  expect(await storedVotes(page, id)).toBe(before + 1);
}

test.describe("A vote is counted in the database", () => {
  test("when the baby is dragged into the crib with the mouse", async ({ page }) => {
    await listenToAnnouncements(page);
    await page.goto("/?search=reprofit");
    await askForVote(page, "Reprofit");
    const before = await storedVotes(page, "reprofit");
    await dragByMouse(page, (await puzzlePositions(page)).crib);
    // It is gone after a second, in which a busy machine may not look.
    await expectAnnouncement(page, "Perfect!");
    await expectRecorded(page, "Reprofit", "reprofit", before);
  });

  test.describe("on a phone", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
    test("when the baby is dragged into the crib with a finger", async ({ page }) => {
      await listenToAnnouncements(page);
      await page.goto("/?search=gennet");
      await askForVote(page, "GENNET");
      const before = await storedVotes(page, "gennet");
      await dragByTouch(page, (await puzzlePositions(page)).crib);
      await expectAnnouncement(page, "Perfect!");
      await expectRecorded(page, "GENNET", "gennet", before);
    });
  });

  test("with the keyboard alone", async ({ page }) => {
    await page.goto("/?search=zlin");
    const before = await storedVotes(page, "ivf-zlin");
    const button = page.getByRole("button", { name: "so far: IVF Zlín" });
    await pressByKeyboard(page, button);
    const baby = page.getByRole("button", { name: "Baby", exact: true });
    await expect(page.getByRole("button", { name: "Place the baby in the crib" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(baby).toBeFocused();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expectRecorded(page, "IVF Zlín", "ivf-zlin", before);
    await expect(button).toBeFocused();
  });

  test("when first the baby and then the crib is clicked", async ({ page }) => {
    await page.goto("/?search=unica");
    const before = await storedVotes(page, "unica");
    await askForVote(page, "UNICA");
    await page.getByRole("button", { name: "Baby", exact: true }).click();
    await page.getByRole("button", { name: "Crib", exact: true }).click();
    await expectRecorded(page, "UNICA", "unica", before);
  });
});

test("a second vote for the same clinic is told so and changes nothing", async ({ page }) => {
  await page.goto("/?search=parens");
  const before = await storedVotes(page, "parens");
  await vote(page, "Parens");
  await expectRecorded(page, "Parens", "parens", before);
  await expect(page.getByRole("button", { name: "so far: Parens" })).toContainText("✓");
  await vote(page, "Parens");
  await expectToast(page, "Already voted", "You have already voted for this clinic.");
  expect(await storedVotes(page, "parens")).toBe(before + 1);
});

test("a clinic that was voted for still shows it after a reload, and the page takes its HTML over unchanged", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto("/clinic/gravita");
  await vote(page, "Gravita");
  await expectToast(page, "Upvote recorded!", "Thank you!");
  await page.reload();
  const button = page.getByRole("button", { name: "so far: Gravita, and you voted for it" });
  await expect(button).toContainText("✓");
  expect(complaints).toEqual([]);
});

test("dismissing the check without a drag sends nothing", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goto("/?search=gameta");
  const banChecked = page.waitForResponse("**/rpc/is_ip_banned");
  await askForVote(page, "Gameta");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await banChecked;
  expect(calls.filter((url) => /handle_(clinic_upvote|captcha_failure)/.test(url))).toEqual([]);
  // A report would begin with a look-up of its own.
  expect(calls.filter((url) => url.includes("client-ip"))).toHaveLength(1);
});

test("Escape closes the check also while a message stands that came later", async ({ page }) => {
  await page.goto("/?search=gameta");
  await page.route("**/rpc/handle_captcha_failure", (route) =>
    route.fulfill({ json: { success: true, banned: false, remaining_attempts: 4 } }),
  );
  await askForVote(page, "Gameta");
  await page.getByRole("button", { name: "Report Failed Attempt" }).click();
  await expectToast(page, "Try Again", "4 attempts remaining");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a ban that is told after the check was closed does not close the next clinic's", async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/rpc/handle_captcha_failure", async (route) => {
    await held;
    await route.fulfill({ json: { banned: true, remaining_attempts: 0 } });
  });
  await page.goto("/?search=brno");
  await askForVote(page, "Reprofit");
  await page.getByRole("button", { name: "Report Failed Attempt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await askForVote(page, "UNICA");
  answer();
  await expectToast(page, "Access Restricted", "due to multiple failed attempts.");
  await expect(page.getByRole("dialog", { name: "Are you human?" })).toContainText("UNICA");
});

test("all upvote buttons wait while a vote is on its way", async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/rpc/handle_clinic_upvote", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/?search=poland");
  await vote(page, "INVICTA");
  const buttons = page.getByRole("button", { name: /^Upvote / });
  await expect(page.getByRole("button", { name: /^Upvote .*INVICTA/ })).toBeDisabled();
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  answer();
  await expectToast(page, "Upvote recorded!", "Thank you!");
  for (const button of await buttons.all()) await expect(button).toBeEnabled();
});

test("a vote goes on when the address look-up answers nonsense and the ban check fails", async ({ page }) => {
  await page.route("**/functions/v1/client-ip", (route) => route.fulfill({ body: "<html>" }));
  await page.route("**/rpc/is_ip_banned", (route) => route.abort());
  await page.goto("/?search=ovum");
  const before = await storedVotes(page, "ovum");
  await vote(page, "OVUM");
  await expectRecorded(page, "OVUM", "ovum", before);
});

test("a vote goes on without a proof when the human check cannot be fetched", async ({ page }) => {
  await page.route("**/rpc/create_human_check", (route) => route.abort());
  const sent = page.waitForRequest("**/rpc/handle_clinic_upvote");
  await page.goto("/?search=clayo");
  const before = await storedVotes(page, "clayo");
  await vote(page, "Clayo");
  await expectRecorded(page, "Clayo", "clayo", before);
  expect((await sent).headers()["x-human-check"]).toBeUndefined();
});

test("a vote refused for want of a proof gets one and goes once more", async ({ page }) => {
  await page.route("**/rpc/create_human_check", (route) => route.abort(), { times: 1 });
  const refusal = { code: "PT429", hint: "clinic-unproven-vote-limit", message: "Enough of these." };
  await page.route("**/rpc/handle_clinic_upvote", (route) => route.fulfill({ status: 429, json: refusal }), {
    times: 1,
  });
  await page.goto("/?search=gyncentrum");
  const before = await storedVotes(page, "gyncentrum");
  const proofs: boolean[] = [];
  page.on("request", (request) => {
    if (request.url().includes("handle_clinic_upvote")) proofs.push("x-human-check" in request.headers());
  });
  await vote(page, "Gyncentrum");
  await expectRecorded(page, "Gyncentrum", "gyncentrum", before);
  expect(proofs).toEqual([false, true]);
});

test("a vote with a check that is no longer valid solves another and is counted", async ({ page }) => {
  // The answer of another clinic's check: refused by the database, as an expired one is.
  await page.route(
    "**/rpc/create_human_check",
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), p_clinic_id: "reprofit" } }),
    { times: 1 },
  );
  await page.goto("/?search=novum");
  const before = await storedVotes(page, "novum");
  const refused = page.waitForResponse("**/rpc/handle_clinic_upvote");
  await vote(page, "nOvum");
  expect((await refused).status()).toBe(400);
  await expectRecorded(page, "nOvum", "novum", before);
});

test.describe("A wrong clock keeps nobody from voting with a proof", () => {
  for (const [year, clinic, id] of [
    ["2001", "InviMed", "invimed"],
    ["2099", "FertiCare", "ferticare"],
  ] as const) {
    test(`in ${year}`, async ({ page }) => {
      await page.clock.setSystemTime(new Date(`${year}-01-01T12:00:00Z`));
      await page.goto(`/?search=${id}`);
      const before = await storedVotes(page, id);
      const sent = page.waitForRequest("**/rpc/handle_clinic_upvote");
      await vote(page, clinic);
      expect((await sent).headers()["x-human-check"]).toBeDefined();
      await expectRecorded(page, clinic, id, before);
    });
  }
});

test("a vote over the quota is told so, not that it was given before", async ({ page }) => {
  // The quota itself is tested on the database; thirty votes would use up this machine's.
  await page.route("**/rpc/handle_clinic_upvote", (route) =>
    route.fulfill({ status: 429, json: { code: "PT429", message: "Please try again in an hour." } }),
  );
  await page.goto("/?search=bocian");
  await vote(page, "Bocian");
  await expectToast(page, "Vote limit reached", "Please try again in an hour.");
});

test("a toast goes away by itself", async ({ page }) => {
  await page.goto("/?search=helios");
  await vote(page, "Sanatorium Helios");
  const toast = page.getByText("Upvote recorded!", { exact: true }).first();
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toast).toBeHidden();
});
