import { expect } from "@playwright/test";
import { test } from "../../support/faultTest.ts";
import { fillInReport, openReport, reportButton, REPORTS } from "../../support/reportForm.ts";
import { expectToast, toastsLoaded } from "../../support/votingPage.ts";

test("fault 3: offline while a figure is reported → it says so, and sends nothing later behind one's back", async ({
  page,
  context,
}) => {
  const toasts = toastsLoaded(page);
  await openReport(page);
  await fillInReport(page);
  await toasts;
  await context.setOffline(true);
  await reportButton(page).click();
  await expectToast(page, "No connection", "Please check your connection");
  await expect(page.getByLabel("What should it say?")).toHaveValue("3,400 euros");
  let sent = 0;
  page.on("request", (request) => (sent += request.url().includes("figure_reports") ? 1 : 0));
  await context.setOffline(false);
  await page.waitForLoadState("networkidle");
  expect(sent).toBe(0);
});

test("fault 4: answer lost after a report was stored → a second try makes no second row", async ({
  page,
}) => {
  await openReport(page);
  await fillInReport(page);
  const statuses: number[] = [];
  await page.route(REPORTS, async (route) => {
    const response = await route.fetch();
    statuses.push(response.status());
    if (statuses.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await reportButton(page).click();
  await expectToast(page, "No connection", "your entries stay in the form");
  await reportButton(page).click();
  await expectToast(page, "Thank you!", "We have received your report.");
  expect(statuses).toEqual([201, 409]);
});

test("fault 13: localStorage throws → a figure can be reported", async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException("blocked", "SecurityError");
      };
    }
  });
  await openReport(page);
  await fillInReport(page);
  await reportButton(page).click();
  await expectToast(page, "Thank you!", "We have received your report.");
});

test("fault 27: 429 → polite message, no retry storm, when a figure is reported", async ({ page }) => {
  let sent = 0;
  await page.route(REPORTS, (route) => {
    sent += 1;
    return route.fulfill({ status: 429, json: { code: "PT429", message: "x" } });
  });
  await openReport(page);
  await fillInReport(page);
  await reportButton(page).click();
  await expectToast(page, "Too many submissions", "your entries stay in the form");
  await expect(page.getByLabel("What should it say?")).toHaveValue("3,400 euros");
  expect(sent).toBe(1);
});

test("fault 1: the clinic cannot be loaded → its figure can be reported all the same", async ({ page }) => {
  await page.route("**/rest/v1/clinics*", (route) => route.fulfill({ status: 500, json: {} }));
  await openReport(page);
  await fillInReport(page);
  await reportButton(page).click();
  await expectToast(page, "Thank you!", "We have received your report.");
});
