import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/faultTest.ts";
import { fillIn, openForm, submitButton } from "../../support/listingForm.ts";
import { fillInReport, openReport, reportButton, REPORTS } from "../../support/reportForm.ts";
import { expectToast, toastsLoaded } from "../../support/votingPage.ts";

const SUBMISSIONS = "**/rest/v1/clinic_submissions*";

async function sendOffline(page: Page, button: Locator, expectRefusal: () => Promise<void>) {
  await page.context().setOffline(true);
  await button.click();
  await expectRefusal();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.context().setOffline(false);
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
}

async function loseFirstAnswer(page: Page, url: string): Promise<number[]> {
  const statuses: number[] = [];
  await page.route(url, async (route) => {
    const response = await route.fetch();
    statuses.push(response.status());
    if (statuses.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  return statuses;
}

test("a listing is sent at once or not at all, and makes one row however often it is sent", async ({
  page,
}) => {
  await test.step("fault 3: offline while a clinic is submitted → it says so, and sends nothing later behind one's back", async () => {
    const toasts = toastsLoaded(page);
    await openForm(page);
    await fillIn(page);
    await toasts;
    await sendOffline(page, submitButton(page), () =>
      expectToast(page, "Error", "There was an error submitting your clinic information."),
    );
    await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("IVF Zlín");
  });

  await test.step("fault 4: answer lost after a clinic was stored → a second try makes no second row", async () => {
    await openForm(page);
    await fillIn(page);
    const statuses = await loseFirstAnswer(page, SUBMISSIONS);
    await submitButton(page).click();
    await expectToast(page, "Error", "There was an error submitting your clinic information.");
    await submitButton(page).click();
    await expectToast(page, "Success!", "Thank you for your submission!");
    expect(statuses).toEqual([201, 409]);
    await page.unroute(SUBMISSIONS);
  });

  await test.step("fault 22: double submit → one row", async () => {
    const statuses: number[] = [];
    page.on("response", (response) => {
      if (response.url().includes("clinic_submissions")) statuses.push(response.status());
    });
    await openForm(page);
    await fillIn(page);
    await submitButton(page).dblclick();
    await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
    expect(statuses).toEqual([201]);
  });
});

test("a report is sent at once or not at all, and makes one row however often it is sent", async ({
  page,
}) => {
  await test.step("fault 3: offline while a figure is reported → it says so, and sends nothing later behind one's back", async () => {
    const toasts = toastsLoaded(page);
    await openReport(page);
    await fillInReport(page);
    await toasts;
    await sendOffline(page, reportButton(page), () =>
      expectToast(page, "No connection", "Please check your connection"),
    );
    await expect(page.getByLabel("What should it say?")).toHaveValue("3,400 euros");
  });

  await test.step("fault 4: answer lost after a report was stored → a second try makes no second row", async () => {
    await openReport(page);
    await fillInReport(page);
    const statuses = await loseFirstAnswer(page, REPORTS);
    await reportButton(page).click();
    await expectToast(page, "No connection", "your entries stay in the form");
    await reportButton(page).click();
    await expectToast(page, "Thank you!", "We have received your report.");
    expect(statuses).toEqual([201, 409]);
  });
});
