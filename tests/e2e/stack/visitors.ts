import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { changeAsAdmin, LOCAL_ADMIN, storeAsAdmin } from "../../support/adminPage.ts";
import { fillIn, openForm, submitButton } from "../../support/listingForm.ts";
import { serveOtherWebsite } from "../../support/otherWebsite.ts";
import { publishedRate } from "../../support/publishedRate.ts";
import { test } from "../../support/test.ts";
import { expectToast, vote } from "../../support/votingPage.ts";
import { stackServer, visit } from "./stackTest.ts";

const api = (path: string) => `${stackServer().url}/${path}?apikey=${EMBEDDED_PUBLISHABLE_KEY}`;

test("a visitor reads the list from PostgREST, votes once and applies to be listed; another website can't", async ({
  browser,
}) => {
  const page = await visit(browser);
  await test.step("the list comes from PostgREST", async () => {
    const answer = page.waitForResponse("**/rest/v1/clinics?*");
    await page.goto("/?search=zlin");
    await page.reload();
    expect((await answer).headers()).toMatchObject({ server: "postgrest/12.0.2" });
    await expect(page.getByRole("button", { name: "Upvote 0 so far: IVF Zlín" })).toBeVisible();
  });
  await test.step("a vote is counted, and a second one is told so", async () => {
    await page.goto("/?search=reprofit");
    await vote(page, "Reprofit");
    await expectToast(page, "Upvote recorded!", "Thank you! Your vote has been counted.");
    await page.getByRole("button", { name: "You voted 1 so far: Reprofit" }).click();
    await expectToast(page, "Already voted", "You have already voted for this clinic.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("a clinic applies to be listed", async () => {
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  });
  await test.step("a page of another website cannot vote, report, submit or sign in with its visitors' addresses", async () => {
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
});

test("rates that an admin stores are ranked while they count the same, and say why not once they don't", async ({
  browser,
  playwright,
}) => {
  const admin = await playwright.request.newContext({ baseURL: stackServer().url });
  const rates = { unica: 41, gynem: 52 };
  const basis = { denominator: "embryo", tested: false, period_from: "2023-01-01", period_to: "2023-12-31" };
  const facts = Object.entries(rates).map(([clinic, percentage]) => publishedRate(clinic, percentage, basis));
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
  const ranked = board.locator("ol").getByRole("link");
  await expect(ranked.nth(0)).toHaveText("GYNEM");
  await expect(ranked.nth(1)).toHaveText("UNICA");

  const unica = { clinic_id: "eq.unica", status: "eq.sourced" };
  await changeAsAdmin(admin, "clinic_results", unica, { denominator: "transfer" });
  const changed = await openRates();
  await expect(changed.locator("ol").getByRole("link", { name: "GYNEM" })).toBeVisible();
  const unranked = changed.getByRole("region", { name: "Published, but not ranked" });
  await expect(unranked.getByRole("link", { name: "UNICA" })).toBeVisible();
  await expect(unranked).toContainText(
    "It counts from a different step, such as the transfer instead of the start of a cycle.",
  );
  await admin.dispose();
});
