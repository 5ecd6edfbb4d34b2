import { expect } from "@playwright/test";
import { adminMenu, openAdminPage, openAdminMenu } from "../../support/adminPage.ts";
import { pressByKeyboard, tabTo, typeByKeyboard } from "../../support/keyboard.ts";
import { proposeClinic, reportFigure, someClinicName } from "../../support/visitorSubmissions.ts";
import { test } from "../../support/test.ts";
import { expectToast } from "../../support/votingPage.ts";

const SEARCH = /^Search (submissions|reports)/;

test("by keyboard alone, on a phone: a submission is found, accepted, taken back, rejected, deleted and put back", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = someClinicName();
  await proposeClinic(request, name, { website: "https://reprofit.cz/another", sponsored: true });
  const clinicId = name.toLowerCase().replace(" ", "-");
  const decision = page.getByRole("region", { name: "Decision" });

  await openAdminPage(page, "/admin");
  await pressByKeyboard(page, page.getByRole("link", { name: /new submissions?$/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Submissions" })).toBeVisible();
  await expect(adminMenu(page).getByRole("link")).toHaveCount(0);
  await openAdminMenu(page);
  await expect(adminMenu(page).getByRole("link", { name: "Submissions" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.keyboard.press("Escape");
  await expect(adminMenu(page).getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Admin menu" })).toBeFocused();
  await tabTo(page, page.getByLabel(SEARCH));
  await page.keyboard.insertText(name.toUpperCase());
  await expect(page).toHaveURL(/\?search=KLINIKA/);
  await pressByKeyboard(page, page.getByRole("link", { name }));
  await expect(page.getByRole("heading", { level: 1, name: `Submission: ${name}` })).toBeVisible();
  await expect(page.getByText("Sponsored place requested")).toBeVisible();
  await expect(page.getByText("Anything else")).toHaveCount(0);
  const similar = page.getByRole("region", { name: "Clinics that look alike" });
  await expect(similar).toContainText("Reprofit");
  await expect(similar).toContainText("Same website");

  const id = page.getByLabel("Address of the new clinic");
  await expect(id).toHaveValue(clinicId);
  await tabTo(page, id);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("reprofit");
  await expect(page.getByText("Another clinic has this address.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(clinicId);
  await expect(page.getByText("Another clinic has this address.")).toBeHidden();
  await page.keyboard.press("Enter");
  await expectToast(page, "Submission accepted", "The new clinic is unpublished until you publish it.");
  await expect(page).toHaveURL(`/admin/clinics/${clinicId}`);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  expect(
    await (
      await request.get(`/rest/v1/clinics?id=eq.${clinicId}&select=id`, {
        headers: { apikey: "sb_publishable_embedded-backend" },
      })
    ).json(),
  ).toEqual([]);

  await page.goto(`/admin/submissions?state=accepted&search=${name.slice(8)}`);
  await pressByKeyboard(page, page.getByRole("link", { name }));
  await expect(decision).toContainText("by admin@example.com");
  await pressByKeyboard(page, page.getByRole("button", { name: "Take it back" }));
  await expectToast(page, "The submission is new again", "is gone");

  const reason = "Why is it rejected?";
  await pressByKeyboard(page, page.getByRole("button", { name: "Reject", exact: true }));
  await expect(page.getByText("Please say why.")).toBeVisible();
  await typeByKeyboard(page, reason, "A hotel");
  await pressByKeyboard(page, page.getByRole("button", { name: "Reject", exact: true }));
  await expectToast(page, "Submission rejected", "");
  await expect(decision).toContainText("Reason: A hotel");

  await pressByKeyboard(page, page.getByRole("button", { name: "Delete", exact: true }));
  await expectToast(page, "The submission is in the bin", "You can put it back from there for a week.");
  await expect(page).toHaveURL("/admin/submissions");
  await pressByKeyboard(page, page.getByRole("link", { name: /^Bin/ }));
  await expect(page).toHaveURL("/admin/submissions?state=bin");
  const binned = page.getByRole("article").filter({ hasText: name });
  await expect(binned).toContainText("Will be deleted for good on");
  await pressByKeyboard(page, binned.getByRole("button", { name: /^Put back/ }));
  await expectToast(page, "The submission was put back", "");
  await expect(binned).toHaveCount(0);
  await page.goto(`/admin/submissions?state=rejected&search=${name.slice(8)}`);
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("by keyboard alone: a reported figure is marked as done, taken back and rejected", async ({
  page,
  request,
}) => {
  const figure = `Price ${someClinicName()}`;
  await reportFigure(request, figure);
  await openAdminPage(page, "/admin/reports");
  await pressByKeyboard(page, page.getByRole("link", { name: figure }));
  await expect(page.getByRole("button", { name: "Mark as done" })).toBeVisible();
  await expect(page.getByText("€3,300 since 1 September")).toBeVisible();
  await expect(page.getByRole("link", { name: /reprofit.cz\/en\/price-list/ })).toHaveAttribute(
    "rel",
    "noopener",
  );
  await pressByKeyboard(page, page.getByRole("button", { name: "Mark as done" }));
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("Done");
  await pressByKeyboard(page, page.getByRole("button", { name: "Take it back" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "Done already" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "Reject", exact: true }));
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("Reason: Done already");
  await page.getByRole("link", { name: "All reported figures" }).click();
  await page.getByRole("navigation", { name: "By state" }).getByRole("link", { name: "Rejected" }).click();
  await expect(page).toHaveURL("/admin/reports?state=rejected");
  await expect(page.getByRole("link", { name: figure })).toBeVisible();
});
