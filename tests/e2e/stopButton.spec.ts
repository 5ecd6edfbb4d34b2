import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Browser, type Page } from "@playwright/test";
import postgres from "postgres";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { LOCAL_ADMIN, logIn } from "../support/adminPage.ts";
import { pressByKeyboard, tabTo, typeByKeyboard } from "../support/keyboard.ts";
import { fillIn, openForm, submitButton } from "../support/listingForm.ts";
import { openReport, reportButton } from "../support/reportForm.ts";
import { serveOnStack, type RunningServer } from "../support/server.ts";
import { test, waitUntilInteractive } from "../support/test.ts";
import { askForVote, expectToast, storedVotes, vote } from "../support/votingPage.ts";

// The operator stops things by SQL, so this runs on a stack of its own.
test.describe.configure({ mode: "serial" });

const SENTENCE = "Voting is paused until Monday, while we look into <b>bought</b> votes.";

let folder: string;
let server: RunningServer;
let operator: postgres.Sql;
test.beforeAll(async () => {
  test.setTimeout(0);
  folder = mkdtempSync(join(tmpdir(), "stop-button-"));
  // Where the tests run as root, Postgres runs as somebody else, who must reach its folder.
  chmodSync(folder, 0o711);
  server = await serveOnStack(join(folder, "data"));
  const [url = ""] = /postgresql:\S+/.exec(server.output()) ?? [];
  operator = postgres(url, { max: 1 });
});
test.afterAll(async () => {
  await operator?.end();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  context.on("page", waitUntilInteractive);
  return await context.newPage();
}

test("while voting is paused, the check closes at once and the operator's sentence is shown as text", async ({
  browser,
}) => {
  const page = await visit(browser);
  await operator`update private.settings set voting_paused = ${SENTENCE}`;
  await page.goto("/?search=reprofit");
  const button = page.getByRole("button", { name: "so far: Reprofit" });
  await button.click();
  await expectToast(page, "Voting is paused", SENTENCE);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
  expect(await storedVotes(page, "reprofit")).toBe(0);

  await operator`update private.settings set voting_paused = null`;
  await vote(page, "Reprofit");
  await expectToast(page, "Upvote recorded!", "Thank you!");
});

test("a vote that is under way when voting is paused is told so, and not counted", async ({ browser }) => {
  const page = await visit(browser);
  await page.goto("/?search=gennet");
  const given = page.waitForResponse("**/rpc/create_human_check");
  await askForVote(page, "GENNET");
  await given;
  await operator`update private.settings set voting_paused = ${SENTENCE}`;
  await page.getByRole("button", { name: "Place the baby in the crib" }).click();
  await expectToast(page, "Voting is paused", SENTENCE);
  expect(await storedVotes(page, "gennet")).toBe(0);
  await operator`update private.settings set voting_paused = null`;
});

test("while reports are paused, a failed attempt is not counted and the vote goes on", async ({
  browser,
}) => {
  const page = await visit(browser);
  await operator`update private.settings set reports_paused = 'Failed attempts are not counted today.'`;
  await page.goto("/?search=unica");
  await askForVote(page, "UNICA");
  await page.getByRole("button", { name: "Report Failed Attempt" }).click();
  await expectToast(page, "Reports are paused", "Failed attempts are not counted today.");
  await page.getByRole("button", { name: "Place the baby in the crib" }).click();
  await expectToast(page, "Upvote recorded!", "Thank you!");
  await operator`update private.settings set reports_paused = null`;
});

test("while submissions are paused, the form says so and keeps what was typed", async ({ browser }) => {
  const page = await visit(browser);
  await operator`update private.settings set submissions_paused = 'We take no suggestions this week.'`;
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expectToast(page, "Submissions are paused", "We take no suggestions this week.");
  await expect(page.getByRole("form").getByText("We take no suggestions this week.")).toBeVisible();
  await operator`update private.settings set submissions_paused = null`;
  await submitButton(page).click();
  await expectToast(page, "Success!", "Thank you for your submission!");
});

test("a report by keyboard on a phone is told when it's paused, too often or full, and is stored in the end", async ({
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
  await operator`update private.settings set submissions_paused = 'We take no reports this week.'`;
  await toldOf("Submissions are paused", "We take no reports this week.");
  await operator`update private.settings set submissions_paused = null, figure_reports_per_address = 1`;
  const row = { clinic_id: "gennet", figure: "x", right_value: "y", source_url: "https://gennet.cz/" };
  const api = `${server.url}/rest/v1/figure_reports?apikey=${EMBEDDED_PUBLISHABLE_KEY}`;
  expect((await page.request.post(api, { data: row })).status()).toBe(201);
  await toldOf("Too many submissions", "from your network in the past hour");
  await operator`update private.settings set figure_reports_per_address = 10, figure_reports_an_hour = 1`;
  await toldOf("Too many submissions", "Please try again in an hour; your entries stay in the form.");
  await operator`update private.settings set figure_reports_an_hour = 100, figure_reports_stored = 1`;
  await toldOf("Too many submissions", "Please come back in a few days; your entries stay in the form.");
  await operator`update private.settings set figure_reports_stored = 5000`;
  await pressByKeyboard(page, reportButton(page));
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeFocused();
  const stored = await operator`select clinic_id, figure, right_value, source_url, email
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

test("a blocked visitor still reads, and is told why a vote is not taken", async ({ browser }) => {
  const page = await visit(browser);
  await operator`select private.block_network('127.0.0.0/8')`;
  await page.goto("/?search=novum");
  await page.getByRole("button", { name: "so far: nOvum" }).click();
  await expectToast(
    page,
    "Access Restricted",
    "Your network cannot vote or send anything here at the moment.",
  );
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await storedVotes(page, "novum")).toBe(0);
  await operator`select private.unblock_network('127.0.0.0/8')`;
});

test("an unpublished clinic disappears for visitors at once, also at its own address", async ({
  browser,
}) => {
  const page = await visit(browser);
  await page.goto("/clinic/unica");
  await expect(page.getByRole("heading", { level: 1, name: "UNICA" })).toBeVisible();
  await operator`update public.clinics set published = false where id = 'unica'`;
  await page.reload();
  await expect(page.getByText("Clinic Not Found")).toBeVisible();
  await page.goto("/?search=unica");
  await expect(page.getByText("No clinics found")).toBeVisible();
  await operator`update public.clinics set published = true where id = 'unica'`;
});

/** What visitors and the audit see of a clinic's votes. */
async function countOf(clinic: string) {
  const [row] = await operator<{ votes: number }[]>`
    select upvote_count as votes from public.clinics where id = ${clinic}`;
  return row?.votes;
}

test("by keyboard alone, on a phone, an owner voids a bought hour, blocks its address, takes the voiding back and pauses voting", async ({
  browser,
}) => {
  await operator`
    insert into private.votes (clinic_id, session_id, address_hash, proven, created_at)
    select 'gameta', gen_random_uuid(), sha256('a script'), true, date_trunc('hour', now()) - interval '2 hours'
    from generate_series(1, 40)`;
  await operator`update public.clinics set upvote_count = upvote_count + 40 where id = 'gameta'`;
  const page = await visit(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, LOCAL_ADMIN, "/admin/votes");
  const hour = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /gameta/i }) });
  await expect(hour).toContainText("40 votes, from 1 address");

  await pressByKeyboard(page, hour.getByRole("button", { name: /^Void this hour/ }));
  await expect(page.getByLabel("Reason")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please say why.")).toBeVisible();
  await page.keyboard.insertText("Bought votes");
  await page.keyboard.press("Enter");
  const voided = page.getByRole("dialog", { name: "40 votes voided" });
  await pressByKeyboard(page, voided.getByRole("button", { name: "Take back" }));
  await expect(page.getByText("40 votes count again", { exact: true })).toBeVisible();
  expect(await countOf("gameta")).toBe(40);
  await pressByKeyboard(page, hour.getByRole("button", { name: /^Void this hour/ }));
  await expect(page.getByLabel("Reason")).toBeFocused();
  await page.keyboard.insertText("Bought votes");
  await page.keyboard.press("Enter");
  await expect(voided.getByRole("button", { name: "Done" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(hour).toContainText("40 already voided");
  expect(await countOf("gameta")).toBe(0);

  await pressByKeyboard(page, hour.getByRole("link", { name: /^Its addresses/ }));
  await pressByKeyboard(
    page,
    page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("link", { name: /^[0-9a-f]{10}$/ }),
  );
  await pressByKeyboard(page, page.getByRole("button", { name: "Block it" }));
  await typeByKeyboard(page, "Reason", "A script");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Blocked until/)).toBeVisible();

  const menu = page.getByRole("navigation", { name: "Votes" });
  await pressByKeyboard(page, menu.getByRole("link", { name: "Voided votes" }));
  await pressByKeyboard(page, page.getByRole("button", { name: /^Take back/ }));
  await expect(page.getByText(/^Taken back/)).toHaveCount(2);
  expect(await countOf("gameta")).toBe(40);

  await pressByKeyboard(page, menu.getByRole("link", { name: "Pause and block" }));
  await expect(page.getByText("A script", { exact: true })).toBeVisible();
  const voting = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Voting/ }) });
  await tabTo(page, voting.getByLabel("What visitors read"));
  await page.keyboard.insertText(SENTENCE);
  await pressByKeyboard(page, voting.getByRole("button", { name: "Pause voting" }));
  await expect(voting.getByText("Paused", { exact: true })).toBeVisible();
  const visitor = await visit(browser);
  await visitor.goto("/?search=unica");
  await visitor.getByRole("button", { name: "so far: UNICA" }).click();
  await expectToast(visitor, "Voting is paused", SENTENCE);

  await pressByKeyboard(page, voting.getByRole("button", { name: "Open voting again" }));
  await expect(voting.getByText("On", { exact: true })).toBeVisible();
  await pressByKeyboard(page, page.getByRole("button", { name: /^End the block/ }));
  await expect(page.getByText("Nobody is blocked.")).toBeVisible();
});
