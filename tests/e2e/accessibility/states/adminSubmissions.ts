import { expect, type Page } from "@playwright/test";
import { openAdminPage } from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";
import { holdAnswers } from "../../../support/heldAnswers.ts";
import { holdToasts } from "../../../support/longerTimers.ts";
import { proposeClinic, reportFigure, someClinicName } from "../../../support/visitorSubmissions.ts";

export const submissionsStates: Visit = async (page, inState) => {
  const calls = "**/rest/v1/rpc/admin_submissions";
  await proposeClinic(page.request, someClinicName(), { sponsored: true });
  await openAdminPage(page, "/admin/submissions");
  await expect(page.getByRole("article").first()).toBeVisible();
  await inState("some");
  await page.goto("/admin/submissions?search=atlantis");
  await expect(page.getByText(/^No .* found$/)).toBeVisible();
  await inState("nothing found");
  let letGo = await holdAnswers(page, calls);
  await page.getByRole("navigation", { name: "By state" }).getByRole("link").last().click();
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toBeVisible();
  await inState("another state on its way");
  await letGo();
  letGo = await holdAnswers(page, calls);
  await page.reload();
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toBeAttached();
  await inState("loading");
  await letGo();
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText(/^We couldn't load/)).toBeVisible();
  await inState("error");
};

export const reportsStates: Visit = async (page, inState) => {
  await reportFigure(page.request, "Price");
  await openAdminPage(page, "/admin/reports");
  await expect(page.getByRole("article").first()).toBeVisible();
  await inState("some");
};

const openOne = async (page: Page, list: string, id: string) => {
  await holdToasts(page);
  await openAdminPage(page, `${list}/${id}`);
  await expect(page.getByRole("button", { name: "Reject", exact: true })).toBeVisible();
};

const decisionStates: Visit = async (page, inState) => {
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText("Please say why.")).toBeVisible();
  await inState("no reason");
  await page.getByRole("button", { name: "Spam" }).click();
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  const told = page.getByRole("listitem").filter({ hasText: "rejected" });
  await told.hover();
  await expect(page.getByRole("region", { name: "Decision" })).toBeVisible();
  await inState("decided");
  await told.getByRole("button", { name: "Close" }).click();
  const address = page.url();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "By state" })).toBeVisible();
  await page.goto("/admin/submissions?state=bin");
  await expect(page.getByText(/^Will be deleted for good on/).first()).toBeVisible();
  await inState("the bin");
  await page.goto(address);
  await expect(page.getByRole("region", { name: "In the bin" })).toBeVisible();
  await inState("in the bin");
};

export const submissionStates: Visit = async (page, inState) => {
  const website = "https://reprofit.cz/";
  const id = await proposeClinic(page.request, someClinicName(), { website, additional_info: "More\nlines" });
  await openOne(page, "/admin/submissions", id);
  await expect(page.getByLabel("Address of the new clinic")).toBeVisible();
  await inState("to decide");
  await page.getByLabel("Address of the new clinic").fill("Not an id");
  await expect(page.getByText(/^Use lower-case letters/)).toBeVisible();
  await inState("no id");
  await decisionStates(page, inState);
  await page.goto("/admin/submissions/5b1f6d1e-0000-4000-8000-00000000dead");
  await expect(page.getByText("There is no such submission")).toBeVisible();
  await inState("unknown");
};

export const reportStates: Visit = async (page, inState) => {
  await openOne(page, "/admin/reports", await reportFigure(page.request, "Price"));
  await inState("to decide");
  await page.goto("/admin/reports/nonsense");
  await expect(page.getByText("There is no such report")).toBeVisible();
  await inState("unknown");
};
