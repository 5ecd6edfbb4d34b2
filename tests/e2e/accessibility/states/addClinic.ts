import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";
import { fillIn } from "../../../support/listingForm.ts";
import { holdAnswers, standInForOtherHosts } from "../../../support/heldAnswers.ts";
import { holdToasts } from "../../../support/longerTimers.ts";

const SUBMISSIONS = "**/rest/v1/clinic_submissions*";

export const addClinicStates: Visit = async (page, inState) => {
  await standInForOtherHosts(page);
  await holdToasts(page);
  await page.goto("/add-clinic");
  const submit = page.getByRole("button", { name: "Submit Clinic Information" });
  await expect(page.locator("button[type=submit]")).toBeVisible();
  await inState("empty");
  await submit.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await inState("gaps named");
  await fillIn(page);
  await inState("filled in");

  await page.getByRole("radio", { name: /Sponsored listing/ }).check();
  await inState("sponsored");
  await page.getByRole("radio", { name: /Standard listing/ }).check();
  await page.reload();
  await expect(page.getByText("We restored what you typed last time.")).toBeVisible();
  await inState("a draft is back");
  await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 500, json: {} }));
  await submit.click();
  const failed = page.getByRole("listitem").filter({ hasText: "There was an error submitting" });
  await failed.hover();
  await inState("sending failed");
  await failed.getByRole("button", { name: "Close" }).click();
  await page.unroute(SUBMISSIONS);
  await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 201, json: [{}] }));
  const letGo = await holdAnswers(page, SUBMISSIONS);
  await submit.click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await inState("on its way");
  await letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await inState("sent");

  for (const state of ["opened", "blocked"]) {
    await page.goto("/add-clinic");
    await fillIn(page);
    await page.getByRole("radio", { name: /Sponsored listing/ }).check();
    if (state === "blocked") await page.evaluate(() => Object.assign(window, { open: () => null }));
    await page.getByRole("button", { name: "Proceed to Payment" }).click();
    await expect(page.getByText(/We have stored your request/)).toBeVisible();
    await page.bringToFront();
    await inState(`the payment page was ${state}`);
  }
};
