import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { expectAnnouncement, listenToAnnouncements } from "../../support/announcements.ts";
import { acceptDisclaimers } from "../../support/disclaimers.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { answerVotes } from "../../support/votingAnswers.ts";
import { askForVote } from "../../support/votingPage.ts";

test.beforeEach(async ({ page }) => {
  await listenToAnnouncements(page);
  await acceptDisclaimers(page);
});

test("a search announces its number of results, and a field its problem", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("combobox", { name: /Search clinics/ }).fill("krakow");
  await expectAnnouncement(page, "2 clinics for “krakow”");
  await page.getByRole("combobox", { name: /Search clinics/ }).fill("reprfit");
  await expectAnnouncement(page, "No clinic matches exactly. This one comes closest. Searched for “reprfit”");
  await page.getByRole("combobox", { name: /Search clinics/ }).fill("atlantis");
  await expectAnnouncement(page, "0 clinics for “atlantis”");
  await page.goto("/blog");
  await page.getByRole("textbox", { name: /Search posts/ }).fill("semen");
  await expectAnnouncement(page, "1 post");
  await page.goto("/add-clinic");
  await page.getByRole("button", { name: "Submit Clinic Information" }).click();
  await expectAnnouncement(page, "Please enter the clinic's name.");
  await page.goto("/sperm-analysis");
  await page.getByLabel("Total motility").fill("101");
  await page.keyboard.press("Tab");
  await expectAnnouncement(page, "A share cannot be over 100%.");
});

test("a vote announces how to move, 'Perfect!', that it is being sent, and that it is recorded", async ({
  page,
}) => {
  await answerVotes(page);
  const letGo = await holdAnswers(page, "**/rpc/handle_clinic_upvote");
  await page.goto("/?search=reprofit");
  await askForVote(page, "Reprofit");
  await expect(page.getByRole("button", { name: "Place the baby in the crib" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectAnnouncement(page, "use the arrow keys");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Report Failed Attempt" }).click();
  await expectAnnouncement(page, "Please try again. 4 attempts remaining.");
  await page.getByRole("button", { name: "Place the baby in the crib" }).click();
  await expectAnnouncement(page, "Perfect!");
  await expectAnnouncement(page, "Sending your vote...");
  await letGo();
  await expectAnnouncement(page, "Upvote recorded!");
});

test("slow pages and clinics that can't be loaded are announced", async ({ page }) => {
  await page.goto("/how-voting-works");
  const letGo = await holdAnswers(page, "**/assets/HomePage-*.js");
  await page.route("**/rest/v1/clinics*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expectAnnouncement(page, "Loading page...");
  await letGo();
  await expectAnnouncement(page, "Error loading clinics. Please try again later.");
});

test("copying a link is announced", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/ivf-calculator#type=day-5&date=2026-09-01");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expectAnnouncement(page, "Link copied.");
  await expect(page.getByText("Link copied.")).toBeVisible();
});
