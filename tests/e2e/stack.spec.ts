import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Browser, type Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import {
  changeAsAdmin,
  field,
  LOCAL_ADMIN,
  logIn,
  rowOf,
  someTitle,
  storeAsAdmin,
} from "../support/adminPage.ts";
import { publishedRate } from "../support/publishedRate.ts";
import { fillIn, openForm, submitButton } from "../support/listingForm.ts";
import { serveOtherWebsite } from "../support/otherWebsite.ts";
import { serveOnStack, type RunningServer } from "../support/server.ts";
import { test, waitUntilInteractive } from "../support/test.ts";
import { askForVote, expectToast, vote } from "../support/votingPage.ts";

// The journeys that the other tests walk behind the embedded backend, once more on Postgres
// and PostgREST themselves.
test.describe.configure({ mode: "serial" });

let folder: string;
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(0);
  folder = mkdtempSync(join(tmpdir(), "stack-"));
  // Where the tests run as root, Postgres runs as somebody else, who must reach its folder.
  chmodSync(folder, 0o711);
  server = await serveOnStack(join(folder, "data"));
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  context.on("page", waitUntilInteractive);
  return await context.newPage();
}

const api = (path: string) => `${server.url}/${path}?apikey=${EMBEDDED_PUBLISHABLE_KEY}`;

test("the list comes from PostgREST, with all 28 clinics", async ({ browser }) => {
  const page = await visit(browser);
  const answer = page.waitForResponse("**/rest/v1/clinics?*");
  await page.goto("/?search=zlin");
  await page.reload();
  expect((await answer).headers()).toMatchObject({ server: "postgrest/12.0.2" });
  await expect(page.getByRole("button", { name: "Upvote 0 so far: IVF Zlín" })).toBeVisible();
});

test("a vote is counted, and a second one is told so", async ({ browser }) => {
  const page = await visit(browser);
  await page.goto("/?search=reprofit");
  await vote(page, "Reprofit");
  await expectToast(page, "Upvote recorded!", "Thank you! Your vote has been counted.");
  await vote(page, "Reprofit");
  await expectToast(page, "Already voted", "You have already voted for this clinic.");
  await expect(page.getByRole("button", { name: "Upvote 1 so far: Reprofit" })).toBeVisible();
});

test("a page of another website cannot vote, report, submit or sign in with its visitors' addresses", async ({
  browser,
}) => {
  const page = await visit(browser);
  const ids = { p_clinic_id: "invicta", p_session_id: randomUUID() };
  const form = { clinic_name: "Foreign", country: "Czechia", website: "https://x.example" };
  const report = { clinic_id: "invicta", figure: "x", right_value: "y", source_url: "https://x.example/" };
  const posts = [
    { url: api("rest/v1/rpc/handle_clinic_upvote"), fields: ids },
    { url: api("rest/v1/rpc/handle_captcha_failure"), fields: ids },
    { url: api("rest/v1/rpc/create_human_check"), fields: ids },
    {
      url: api("rest/v1/clinic_submissions"),
      fields: { ...form, satisfaction: "5", relationship: "other" },
    },
    { url: api("rest/v1/figure_reports"), fields: report },
    { url: api("functions/v1/verify-admin-password"), fields: LOCAL_ADMIN },
  ];
  const website = await serveOtherWebsite(posts);
  const statuses = posts.map(async ({ url }) => (await page.waitForResponse(url)).status());
  await page.goto(website.url);
  for (const status of await Promise.all(statuses)) expect([400, 403, 415]).toContain(status);
  website.close();
  await page.goto("/clinic/invicta");
  await expect(page.getByRole("button", { name: "Upvote 0 so far: INVICTA" })).toBeVisible();
});

test("five failed checks restrict access, and then no vote is taken", async ({ browser }) => {
  const page = await visit(browser);
  await page.goto("/?search=gennet");
  for (const remaining of ["4 attempts", "3 attempts", "2 attempts", "1 attempt"]) {
    await askForVote(page, "GENNET");
    await page.getByRole("button", { name: "Report Failed Attempt" }).click();
    await expectToast(page, "Try Again", `Please try again. ${remaining} remaining.`);
    await page.keyboard.press("Escape");
  }
  await askForVote(page, "GENNET");
  await page.getByRole("button", { name: "Report Failed Attempt" }).click();
  await expectToast(
    page,
    "Access Restricted",
    "Your access has been temporarily restricted due to multiple failed attempts.",
  );
  await vote(page, "GENNET");
  await expectToast(page, "Access Restricted", "Your access has been temporarily restricted.");
  await page.reload();
  await expect(page.getByRole("button", { name: "Upvote 0 so far: GENNET" })).toBeVisible();
});

test("rates that an admin stores are ranked while they count the same, and say why not once they don't", async ({
  browser,
  playwright,
}) => {
  const admin = await playwright.request.newContext({ baseURL: server.url });
  const rates = { unica: 31, gynem: 42 };
  const facts = Object.entries(rates).map(([clinic, percentage]) => publishedRate(clinic, percentage));
  await storeAsAdmin(admin, "clinic_results", facts);
  const openRates = async () => {
    const page = await visit(browser);
    const fresh = page.waitForResponse("**/rest/v1/clinics?*");
    await page.goto("/");
    await fresh;
    await page.getByRole("tab", { name: "Success" }).click();
    return page.getByRole("region", { name: "Highest Success Rates" });
  };
  const board = await openRates();
  await expect(board.locator("ol").getByRole("link")).toHaveText(["GYNEM", "UNICA"]);

  const unica = { clinic_id: "eq.unica", status: "eq.sourced" };
  await changeAsAdmin(admin, "clinic_results", unica, { denominator: "transfer" });
  const unranked = (await openRates()).getByRole("region", { name: "Published, but not ranked" });
  for (const name of ["GYNEM", "UNICA"]) await expect(unranked.getByRole("link", { name })).toBeVisible();
  await expect(unranked).toContainText("No other clinic publishes a rate that is counted the same way.");
  await admin.dispose();
});

test("a clinic applies to be listed", async ({ browser }) => {
  const page = await visit(browser);
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
});

test("the admin signs in, publishes a post, and visitors read it", async ({ browser }) => {
  const title = someTitle("A post of the stack");
  const page = await visit(browser);
  await logIn(page, { email: "admin@example.com", password: "wrong" });
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL("/admin/blog");
  await page.getByRole("link", { name: "New Post" }).click();
  await field(page, "Title").fill(title);
  await field(page, "Content").fill("<p>Words of the post</p>");
  await page.getByRole("button", { name: "Create" }).click();
  await rowOf(page, title).getByRole("button", { name: "Publish" }).click();
  await expect(rowOf(page, title).getByText("Published", { exact: true })).toBeVisible();

  const reader = await visit(browser);
  await reader.goto("/blog");
  await reader.getByRole("link", { name: title }).click();
  await expect(reader.getByText("Words of the post")).toBeVisible();
});

test("a second process on its data is refused in words, and what is stored outlives a kill", async ({
  browser,
}) => {
  const dataDir = join(folder, "data");
  await expect(serveOnStack(dataDir)).rejects.toThrow(/is already in use by process \d+/);
  await server.stop("SIGKILL");
  server = await serveOnStack(dataDir);
  const page = await visit(browser);
  await page.goto("/?search=reprofit");
  await expect(page.getByRole("button", { name: "Upvote 1 so far: Reprofit" })).toBeVisible();
});

test("SIGINT ends it cleanly with all its children", async ({ request }) => {
  expect(await server.stop("SIGINT")).toBe(0);
  expect(() => process.kill(-server.process.pid!, 0)).toThrow("ESRCH");
  await expect(request.get(server.url)).rejects.toThrow(/ECONNREFUSED/);
});
