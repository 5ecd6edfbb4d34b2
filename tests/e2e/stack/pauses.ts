import { expect } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { pressByKeyboard, typeByKeyboard } from "../../support/keyboard.ts";
import { fillIn, openForm, submitButton } from "../../support/listingForm.ts";
import { openReport, reportButton } from "../../support/reportForm.ts";
import { test } from "../../support/test.ts";
import { askForVote, expectToast, storedVotes, vote } from "../../support/votingPage.ts";
import { operator, stackServer, visit } from "./stackTest.ts";

const SENTENCE = "Voting is paused until Monday, while we look into <b>bought</b> votes.";

test("visitors learn what the operator pauses, blocks or unpublishes, and it resumes afterwards", async ({
  browser,
}) => {
  const page = await visit(browser);
  await test.step("while voting is paused, the check closes at once and the operator's sentence is shown as text", async () => {
    await operator()`update private.settings set voting_paused = ${SENTENCE}`;
    await page.goto("/?search=gyncentrum");
    const button = page.getByRole("button", { name: "so far: Gyncentrum" });
    await button.click();
    await expectToast(page, "Voting is paused", SENTENCE);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(button).toBeFocused();
    expect(await storedVotes(page, "gyncentrum")).toBe(0);

    await operator()`update private.settings set voting_paused = null`;
    await vote(page, "Gyncentrum");
    await expectToast(page, "Upvote recorded!", "Thank you!");
  });
  await test.step("a vote that is under way when voting is paused is told so, and not counted", async () => {
    await page.goto("/?search=bocian");
    const given = page.waitForResponse("**/rpc/create_human_check");
    await askForVote(page, "Bocian");
    await given;
    await operator()`update private.settings set voting_paused = ${SENTENCE}`;
    await page.getByRole("button", { name: "Place the baby in the crib" }).click();
    await expectToast(page, "Voting is paused", SENTENCE);
    expect(await storedVotes(page, "bocian")).toBe(0);
    await operator()`update private.settings set voting_paused = null`;
  });
  await test.step("while reports are paused, a failed attempt is not counted and the vote goes on", async () => {
    await operator()`update private.settings set reports_paused = 'Failed attempts are not counted today.'`;
    await page.goto("/?search=iscare");
    await askForVote(page, "ISCARE");
    await page.getByRole("button", { name: "Report Failed Attempt" }).click();
    await expectToast(page, "Reports are paused", "Failed attempts are not counted today.");
    await page.getByRole("button", { name: "Place the baby in the crib" }).click();
    await expectToast(page, "Upvote recorded!", "Thank you!");
    await operator()`update private.settings set reports_paused = null`;
  });
  await test.step("while submissions are paused, the form says so and keeps what was typed", async () => {
    await operator()`update private.settings set submissions_paused = 'We take no suggestions this week.'`;
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await expectToast(page, "Submissions are paused", "We take no suggestions this week.");
    await expect(page.getByRole("form").getByText("We take no suggestions this week.")).toBeVisible();
    await operator()`update private.settings set submissions_paused = null`;
    await submitButton(page).click();
    await expectToast(page, "Success!", "Thank you for your submission!");
  });
  await test.step("a blocked visitor still reads, and is told why a vote is not taken", async () => {
    await operator()`select private.block_network('127.0.0.0/8')`;
    await page.goto("/?search=novum");
    await page.getByRole("button", { name: "so far: nOvum" }).click();
    await expectToast(
      page,
      "Access Restricted",
      "Your network cannot vote or send anything here at the moment.",
    );
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await storedVotes(page, "novum")).toBe(0);
    await operator()`select private.unblock_network('127.0.0.0/8')`;
  });
  await test.step("an unpublished clinic disappears for visitors at once, also at its own address", async () => {
    await page.goto("/clinic/unica");
    await expect(page.getByRole("heading", { level: 1, name: "UNICA" })).toBeVisible();
    await operator()`update public.clinics set published = false where id = 'unica'`;
    await page.reload();
    await expect(page.getByText("Clinic Not Found")).toBeVisible();
    await page.goto("/?search=unica");
    await expect(page.getByText(/^No clinic matches exactly\./)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "UNICA" })).toHaveCount(0);
    await operator()`update public.clinics set published = true where id = 'unica'`;
  });
});

test("a report by keyboard on a phone says when reports are paused, limited or full, and is stored in the end", async ({
  browser,
}) => {
  const page = await visit(browser);
  await page.setViewportSize({ width: 360, height: 640 });
  await openReport(page);
  await typeByKeyboard(page, "What should it say?", "3,400 euros");
  await typeByKeyboard(page, "Where can we read it?", "https://reprofit.cz/prices");
  const toldOf = async (title: string, words: string) => {
    await pressByKeyboard(page, reportButton(page));
    await expectToast(page, title, words);
    await expect(page.getByRole("form").getByText(words)).toBeVisible();
    await expect(page.getByLabel("What should it say?")).toHaveValue("3,400 euros");
  };
  await operator()`update private.settings set submissions_paused = 'We take no reports this week.'`;
  await toldOf("Submissions are paused", "We take no reports this week.");
  await operator()`update private.settings set submissions_paused = null, figure_reports_per_address = 1`;
  const row = { clinic_id: "gennet", figure: "x", right_value: "y", source_url: "https://gennet.cz/" };
  const api = `${stackServer().url}/rest/v1/figure_reports?apikey=${EMBEDDED_PUBLISHABLE_KEY}`;
  expect((await page.request.post(api, { data: row })).status()).toBe(201);
  await toldOf("Too many submissions", "from your network in the past hour");
  await operator()`update private.settings set figure_reports_per_address = 10, figure_reports_an_hour = 1`;
  await toldOf("Too many submissions", "Please try again in an hour; your entries stay in the form.");
  await operator()`update private.settings set figure_reports_an_hour = 100, figure_reports_stored = 1`;
  await toldOf("Too many submissions", "Please come back in a few days; your entries stay in the form.");
  await operator()`update private.settings set figure_reports_stored = 5000`;
  await pressByKeyboard(page, reportButton(page));
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeFocused();
  const stored = await operator()`select clinic_id, figure, right_value, source_url, email
    from public.figure_reports where clinic_id = 'reprofit'`;
  expect(stored).toEqual([
    {
      clinic_id: "reprofit",
      figure: "Price of an IVF cycle",
      right_value: "3,400 euros",
      source_url: "https://reprofit.cz/prices",
      email: null,
    },
  ]);
});
