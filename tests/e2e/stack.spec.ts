import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Browser, type Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import {
  changeAsAdmin,
  field,
  htmlField,
  LOCAL_ADMIN,
  logIn,
  logInToList,
  rowOf,
  someTitle,
  storeAsAdmin,
} from "../support/adminPage.ts";
import { publishedRate } from "../support/publishedRate.ts";
import { pressByKeyboard, tabTo, typeByKeyboard } from "../support/keyboard.ts";
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
  await expect(page.getByRole("main").getByText("Invalid email or password")).toBeVisible();
  await logInToList(page);
  await page.getByRole("link", { name: "New Post" }).click();
  await field(page, "Title").fill(title);
  await (await htmlField(page)).fill("<p>Words of the post</p>");
  await page.getByRole("button", { name: "Create" }).click();
  await rowOf(page, title).getByRole("button", { name: "Publish" }).click();
  await expect(rowOf(page, title).getByText("Published", { exact: true })).toBeVisible();

  const reader = await visit(browser);
  await reader.goto("/blog");
  await reader.getByRole("link", { name: title }).click();
  await expect(reader.getByText("Words of the post")).toBeVisible();
});

test("by keyboard alone an editor adds a clinic with a sourced price, publishes it, and visitors see it", async ({
  browser,
}) => {
  const page = await visit(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, LOCAL_ADMIN, "/admin/clinics");
  await expect(page.getByText("28 clinics")).toBeVisible();
  const press = (role: "button" | "link", name: string) =>
    pressByKeyboard(page, page.getByRole(role, { name, exact: true }));
  await press("link", "New clinic");
  await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  await typeByKeyboard(page, "Name", "Klinika Naděje");
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("klinika-nadeje");
  await typeByKeyboard(page, "Cities", "Brno");
  await typeByKeyboard(page, "Countries", "Czechia");
  await typeByKeyboard(page, "Website", "nadeje.example");
  await press("button", "Create");
  await expect(page).toHaveURL(/\/admin\/clinics\/klinika-nadeje$/);

  const visitor = await visit(browser);
  await visitor.goto("/clinic/klinika-nadeje");
  await expect(visitor.getByText("Clinic Not Found")).toBeVisible();

  await typeByKeyboard(page, "Established", "2012");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await press("button", "Save");
  await expect(page.getByText("Not saved yet")).toBeHidden();
  await press("link", "Facts");
  await press("link", "Details");
  await expect(page.getByLabel("Established")).toHaveValue("2012");
  await press("link", "Facts");
  await press("link", "Add a price");
  const choose = async (label: string, letters: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(letters);
  };
  await choose("What for", "IVF with Own");
  await choose("Per what", "Per cycle");
  await typeByKeyboard(page, "Amount", "3 200");
  await choose("Currency", "EUR");
  await choose("ICSI", "Inc");
  await choose("Published by", "The clinic");
  await typeByKeyboard(page, "Name of the source", "Price list of the clinic");
  await typeByKeyboard(page, "Your name", "anna@clinic.example");
  await press("button", "Save");
  await expect(page.getByText("Enter your name, not an e-mail address.")).toBeVisible();
  await page.getByLabel("Your name", { exact: true }).fill("Anna Nováková");
  await typeByKeyboard(page, "Web address of the source", "https://nadeje.example/prices");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "€3,200" })).toContainText("by Anna Nováková");

  await press("link", "Preview");
  await expect(page.getByText("Visitors don't see this page")).toBeVisible();
  await expect(page.getByText("€3,200").first()).toBeVisible();
  await pressByKeyboard(page, page.getByRole("button", { name: /^Publish/ }));
  await expect(page.getByText("Visitors see it now.")).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1, name: "Klinika Naděje" })).toBeVisible();
  await expect(visitor.getByText("€3,200").first()).toBeVisible();
  await expect(visitor.getByRole("link", { name: /Price list of the clinic/ })).toBeVisible();
});

test("a double is merged with the numbers said beforehand, its old address leads on, and undoing brings it back", async ({
  browser,
}) => {
  const page = await visit(browser);
  await logIn(page, LOCAL_ADMIN, "/admin/clinics/klinika-nadeje");
  await pressByKeyboard(page, page.getByRole("button", { name: "Merge into another clinic" }));
  await expect(page.getByLabel("Search the other clinic")).toBeFocused();
  await page.keyboard.insertText("gynem");
  await pressByKeyboard(page, page.getByRole("button", { name: /^GYNEM/ }));
  await expect(page.getByText("1 fact moves to GYNEM.")).toBeVisible();
  await pressByKeyboard(page, page.getByRole("button", { name: "Merge", exact: true }));
  const undo = page.getByRole("button", { name: "Undo the merge" });
  await expect(undo).toBeVisible();

  const visitor = await visit(browser);
  await visitor.goto("/clinic/klinika-nadeje");
  await expect(visitor).toHaveURL(/\/clinic\/gynem$/);
  await expect(visitor.getByText("€3,200").first()).toBeVisible();

  await pressByKeyboard(page, undo);
  await expect(page.getByRole("button", { name: /^Unpublish/ })).toBeVisible();
  await visitor.goto("/clinic/klinika-nadeje");
  await expect(visitor.getByRole("heading", { level: 1, name: "Klinika Naděje" })).toBeVisible();
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
