import { expect, type Page } from "@playwright/test";
import { isComplaint } from "../../support/complaints.ts";
import { expectAnnouncement, listenToAnnouncements } from "../../support/announcements.ts";
import { test } from "../../support/test.ts";
import { pressByKeyboard } from "../../support/keyboard.ts";
import {
  askForVote,
  dragByMouse,
  dragByTouch,
  expectToast,
  puzzlePositions,
  storedVotes,
  vote,
} from "../../support/votingPage.ts";

async function expectRecorded(page: Page, clinic: string, id: string, before: number) {
  await expectToast(page, "Upvote recorded!", "Thank you! Your vote has been counted.");
  await expect(page.getByRole("button", { name: `You voted ${before + 1} so far: ${clinic}` })).toBeEnabled();
  expect(await storedVotes(page, id)).toBe(before + 1);
}

test("a vote is counted in the database, once, however the baby came into the crib", async ({ page }) => {
  await test.step("when the baby is dragged into the crib with the mouse", async () => {
    await listenToAnnouncements(page);
    await page.goto("/?search=reprofit");
    await askForVote(page, "Reprofit");
    const before = await storedVotes(page, "reprofit");
    await dragByMouse(page, (await puzzlePositions(page)).crib);
    // It is gone after a second, too soon for a busy machine to look.
    await expectAnnouncement(page, "Perfect!");
    await expectRecorded(page, "Reprofit", "reprofit", before);
  });

  await test.step("with the keyboard alone", async () => {
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

  await test.step("when first the baby and then the crib is clicked", async () => {
    await page.goto("/?search=unica");
    const before = await storedVotes(page, "unica");
    await askForVote(page, "UNICA");
    await page.getByRole("button", { name: "Baby", exact: true }).click();
    await page.getByRole("button", { name: "Crib", exact: true }).click();
    await expectRecorded(page, "UNICA", "unica", before);
  });

  await test.step("a second vote for the same clinic is refused without a second check, and changes nothing", async () => {
    await page.goto("/?search=parens");
    const before = await storedVotes(page, "parens");
    await vote(page, "Parens");
    await expectRecorded(page, "Parens", "parens", before);
    await expect(page.getByRole("button", { name: "so far: Parens" })).toContainText("✓");
    await page.getByRole("button", { name: "so far: Parens" }).click();
    await expectToast(page, "Already voted", "You have already voted for this clinic.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await storedVotes(page, "parens")).toBe(before + 1);
  });
});

test.describe("On a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test("a vote is counted when the baby is dragged into the crib with a finger", async ({ page }) => {
    await listenToAnnouncements(page);
    await page.goto("/?search=gennet");
    await askForVote(page, "GENNET");
    const before = await storedVotes(page, "gennet");
    await dragByTouch(page, (await puzzlePositions(page)).crib);
    await expectAnnouncement(page, "Perfect!");
    await expectRecorded(page, "GENNET", "gennet", before);
  });
});

test("a clinic that was voted for still shows it after a reload, and the page takes its HTML over unchanged", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  await page.goto("/clinic/gravita");
  await vote(page, "Gravita");
  await expectToast(page, "Upvote recorded!", "Thank you!");
  await page.reload();
  const button = page.getByRole("button", { name: /^You voted \d+ so far: Gravita/ });
  await expect(button).toContainText("✓");
  expect(complaints).toEqual([]);
});

test("a vote survives failures around it, and gets a new proof when its check is refused", async ({
  page,
}) => {
  await test.step("without the address, the ban check and a proof", async () => {
    await page.route("**/functions/v1/client-ip", (route) => route.fulfill({ body: "<html>" }));
    await page.route("**/rpc/is_ip_banned", (route) => route.abort());
    await page.route("**/rpc/create_human_check", (route) => route.abort());
    const sent = page.waitForRequest("**/rpc/handle_clinic_upvote");
    await page.goto("/?search=ovum");
    const before = await storedVotes(page, "ovum");
    await vote(page, "OVUM");
    await expectRecorded(page, "OVUM", "ovum", before);
    expect((await sent).headers()["x-human-check"]).toBeUndefined();
    await page.unrouteAll({ behavior: "wait" });
  });

  await test.step("with a check that is refused, it solves another and is counted", async () => {
    // It is another clinic's; an expired one gets the same answer.
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
});

test("a wrong clock keeps nobody from voting with a proof", async ({ page }) => {
  for (const [year, clinic, id] of [
    ["2001", "InviMed", "invimed"],
    ["2099", "FertiCare", "ferticare"],
  ] as const) {
    await test.step(`in ${year}`, async () => {
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
