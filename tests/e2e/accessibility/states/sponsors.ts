import { expect } from "@playwright/test";
import { openAdminPage } from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";

const SPONSORSHIPS = "**/rest/v1/sponsorships*";
const NEWER = "2026-11-02T12:00:00+00:00";
const place = (clinic: string, from: string, until: string, note: string | null) => ({
  id: `5b1f6d1e-0000-4000-8000-0000${from.replaceAll("-", "")}`,
  clinic_id: clinic,
  from_date: from,
  until_date: until,
  note,
  changed_at: "2026-11-01T12:00:00+00:00",
});
/** There is one place, and other tests fill it. */
const PLACES = [
  place("gennet", "2099-01-01", "2099-12-31", null),
  place("reprofit", "2026-01-01", "2098-12-31", "Invoice 2026/17, paid by card"),
  place("no-such-clinic", "2025-01-01", "2024-12-31", null),
];

export const sponsorStates: Visit = async (page, inState) => {
  await page.route(SPONSORSHIPS, (route) => route.fulfill({ json: [] }));
  await openAdminPage(page, "/admin/sponsors");
  await expect(page.getByText("Nobody has the place today.")).toBeVisible();
  await inState("none");
  await page.unroute(SPONSORSHIPS);
  // Empty when there is a newer version.
  let changed: unknown[] = [];
  await page.route(SPONSORSHIPS, (route) => {
    const url = route.request().url();
    if (route.request().method() !== "GET")
      return route.fulfill({
        json: url.includes(`changed_at=eq.${NEWER.slice(0, 10)}`) ? [PLACES[1]] : changed,
      });
    return route.fulfill({ json: url.includes("id=eq.") ? [{ changed_at: NEWER }] : PLACES });
  });
  await page.reload();
  await expect(page.getByRole("region", { name: "Running" })).toContainText("Reprofit");
  await inState("all kinds");
  await page.getByRole("button", { name: "Give the place to a clinic" }).click();
  await page.getByLabel("Price of a sponsored place").fill("a lot");
  await page.getByRole("button", { name: "Save the price" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Choose a clinic", { exact: true })).toBeVisible();
  await inState("gaps named");
  await page.getByRole("button", { name: "Change Reprofit" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog", { name: /Someone else saved this place/ })).toBeVisible();
  await inState("a conflict");
  await page.getByRole("button", { name: "Replace it with my text" }).click();
  await expect(page.getByText("The place was changed", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "End now" }).click();
  await expect(page.getByText("Someone else changed this place", { exact: true })).toBeVisible();
  changed = [PLACES[1]];
  await page.getByRole("button", { name: "End now" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await inState("ended");
};
