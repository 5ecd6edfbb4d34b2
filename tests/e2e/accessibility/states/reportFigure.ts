import { expect } from "@playwright/test";
import type { Visit } from "../../../support/axe.ts";
import { holdAnswers } from "../../../support/heldAnswers.ts";
import { holdToasts } from "../../../support/longerTimers.ts";
import { fillInReport, openReport, reportButton, REPORTS } from "../../../support/reportForm.ts";

export const reportFigureStates: Visit = async (page, inState) => {
  await holdToasts(page);
  await openReport(page);
  await expect(page.getByText("Reprofit, Brno")).toBeVisible();
  await inState("opened for a figure");
  await page.getByLabel("Which figure is wrong?").clear();
  await page.getByLabel("What is your e-mail address?").fill("jana@example");
  await reportButton(page).click();
  await expect(page.getByRole("alert")).toHaveCount(4);
  await inState("gaps named");
  await page.getByLabel("Which figure is wrong?").fill("Price of an IVF cycle");
  await page.getByLabel("What is your e-mail address?").fill("jana@example.org");
  await fillInReport(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await inState("filled in");
  await page.reload();
  await expect(page.getByText("We restored what you typed last time.")).toBeVisible();
  await inState("a draft is back");

  await page.route(REPORTS, (route) => {
    const answer = { code: "PT503", hint: "submissions-paused", message: "We take no reports this week." };
    return route.fulfill({ status: 503, json: answer });
  });
  await reportButton(page).click();
  const paused = page.getByRole("listitem").filter({ hasText: "We take no reports this week." });
  await paused.hover();
  await inState("paused");
  await paused.getByRole("button", { name: "Close" }).click();
  await page.unroute(REPORTS);
  await page.route(REPORTS, (route) => route.fulfill({ status: 201, json: [{}] }));
  const letGo = await holdAnswers(page, REPORTS);
  await reportButton(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await inState("on its way");
  await letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await inState("sent");
};
