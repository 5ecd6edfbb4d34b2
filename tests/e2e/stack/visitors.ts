import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { LOCAL_ADMIN } from "../../support/adminPage.ts";
import { fillIn, openForm, submitButton } from "../../support/listingForm.ts";
import { serveOtherWebsite } from "../../support/otherWebsite.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { test } from "../../support/test.ts";
import { expectToast, storedVotes, vote } from "../../support/votingPage.ts";
import { operator, stackServer, visit } from "./stackTest.ts";

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
  await test.step("fault 8: leaving the page before the proof is ready → the vote keeps its proof and is remembered", async () => {
    await page.goto("/?search=reprofit");
    const letGo = await holdAnswers(page, "**/rpc/create_human_check");
    await vote(page, "Reprofit");
    await expect(page.getByText("Sending your vote...")).toBeVisible();
    await page.getByRole("link", { name: "Reprofit", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Reprofit" })).toBeVisible();
    const sent = page.waitForRequest("**/rpc/handle_clinic_upvote");
    await letGo();
    expect((await sent).headers()["x-human-check"]).toBeDefined();
    const voted = page.getByRole("button", { name: "You voted 1 so far: Reprofit" });
    await expect(voted).toContainText("✓");
    expect(await storedVotes(page, "reprofit")).toBe(1);
    expect(await operator()`select proven from private.votes where clinic_id = 'reprofit'`).toEqual([
      { proven: true },
    ]);
    await voted.click();
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

test("an unpublished clinic disappears for visitors at once, also at its own address", async ({
  browser,
}) => {
  const page = await visit(browser);
  await operator()`update public.clinics set published = false where id = 'unica'`;
  const built = await page.request.get("/clinic/unica");
  expect(await built.text()).toContain('data-snapshot-of="/clinic/unica"');
  await page.goto("/clinic/unica");
  await expect(page.getByText("Clinic Not Found")).toBeVisible();
  await page.goto("/?search=unica");
  await expect(page.getByText(/^No clinic matches exactly\./)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "UNICA" })).toHaveCount(0);
  await operator()`update public.clinics set published = true where id = 'unica'`;
});
