import { expect } from "@playwright/test";
import { test } from "../../support/faultTest.ts";
import { fillIn, openForm, submitButton } from "../../support/listingForm.ts";
import { expectToast, toastsLoaded } from "../../support/votingPage.ts";

const SUBMISSIONS = "**/rest/v1/clinic_submissions*";

test("fault 13: localStorage throws → the form works", async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException("blocked", "SecurityError");
      };
    }
  });
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expectToast(page, "Success!", "Thank you for your submission!");
});

test("fault 22: double submit → one row", async ({ page }) => {
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

test("a failure says so, keeps what was typed, and a second try works", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 500, json: {} }));
  await submitButton(page).click();
  await expectToast(
    page,
    "Error",
    "There was an error submitting your clinic information. Please try again.",
  );
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("IVF Zlín");
  await page.unroute(SUBMISSIONS);
  await submitButton(page).click();
  await expectToast(page, "Success!", "Thank you for your submission!");
});

test("offline it says so, and nothing is sent later behind one's back", async ({ page, context }) => {
  const toasts = toastsLoaded(page);
  await openForm(page);
  await fillIn(page);
  await toasts;
  await context.setOffline(true);
  await submitButton(page).click();
  await expectToast(page, "Error", "There was an error submitting your clinic information.");
  let sent = 0;
  page.on("request", (request) => (sent += request.url().includes("clinic_submissions") ? 1 : 0));
  await context.setOffline(false);
  await page.waitForLoadState("networkidle");
  expect(sent).toBe(0);
});

test("an answer that got lost does not make a second row", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  const statuses: number[] = [];
  await page.route(SUBMISSIONS, async (route) => {
    const response = await route.fetch();
    statuses.push(response.status());
    if (statuses.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await submitButton(page).click();
  await expectToast(page, "Error", "There was an error submitting your clinic information.");
  await submitButton(page).click();
  await expectToast(page, "Success!", "Thank you for your submission!");
  expect(statuses).toEqual([201, 409]);
});

test("fault 26: pop-up blocked → a visible link", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openForm(page);
  await fillIn(page);
  await page.getByRole("radio", { name: /Sponsored listing/ }).check();
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  const link = page.getByRole("link", { name: /Open the payment page/ });
  await expect(link).toHaveAttribute("href", /^https:\/\/.*test/);
  await expect(link).toHaveAttribute("target", "_blank");
});

test("fault 27: 429 → polite message, no retry storm, when a clinic is submitted", async ({ page }) => {
  let sent = 0;
  await page.route(SUBMISSIONS, (route) => {
    sent += 1;
    return route.fulfill({ status: 429, json: { code: "PT429", message: "x" } });
  });
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expectToast(page, "Too many submissions", "your entries stay in the form");
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("IVF Zlín");
  expect(sent).toBe(1);
});
