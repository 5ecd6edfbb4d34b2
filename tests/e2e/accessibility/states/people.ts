import { expect } from "@playwright/test";
import { openAdminPage } from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";

const PEOPLE = "**/rest/v1/rpc/admin_people";
const OWN_TWO_FACTOR = "**/rest/v1/rpc/own_two_factor";
const person = (number: number, role: string, has_two_factor: boolean, others: object) => ({
  user_id: `5b1f6d1e-0000-4000-8000-00000000000${number}`,
  email: `person-${number}@a-clinic-directory-with-a-long-name.example.org`,
  ...{ role, has_two_factor, added_at: "2026-10-05T08:00:00Z", added_by: null, last_sign_in_at: null },
  is_self: false,
  ...others,
});
const ADDED = { added_by: "person-1@example.org", last_sign_in_at: "2026-11-20T08:00:00Z" };
const ALL = [
  person(1, "owner", true, { is_self: true }),
  person(2, "owner", false, ADDED),
  person(3, "editor", false, {}),
];
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1zM5 5h3v3H5z"/></svg>';

export const peopleStates: Visit = async (page, inState) => {
  const addPerson = "**/functions/v1/add-person";
  await page.route(addPerson, (route) => route.fulfill({ status: 404, json: {} }));
  await openAdminPage(page, "/admin/people");
  await page.getByLabel("E-mail address").fill("nobody@example.org");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Nobody has an account with this address yet.")).toBeVisible();
  await inState("no such account");
  const added = { success: true, password: "k7fp-3mxq-9wza-hc5e-t2nd" };
  await page.route(addPerson, (route) => route.fulfill({ json: added }));
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByLabel("Their password")).toBeVisible();
  await page.getByRole("button", { name: "Change your password" }).click();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("Enter your current password")).toBeVisible();
  await inState("a new password to hand over, changing one’s own");
  await page.route(PEOPLE, (route) => route.fulfill({ json: ALL }));
  await page.route(OWN_TWO_FACTOR, (route) => route.fulfill({ json: false }));
  await page.route("**/auth/v1/factors", (route) =>
    route.fulfill({
      json: {
        id: "f",
        type: "totp",
        totp: { qr_code: PICTURE, secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://" },
      },
    }),
  );
  await page.reload();
  await page.getByRole("button", { name: "Set up two-step sign-in" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await page.getByRole("button", { name: "Turn on" }).click();
  await inState("people of all kinds, setting up two-factor sign-in");
  await page.getByRole("button", { name: /^Remove ?: person-3@/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await inState("asked before removing");
  await page.keyboard.press("Escape");
  await page.unroute(PEOPLE);
  await page.route(PEOPLE, (route) =>
    route.fulfill({ status: 403, json: { code: "PT403", hint: "owners-only", message: "Only owners" } }),
  );
  await page.reload();
  await expect(page.getByText("Only owners see who has access")).toBeVisible();
  await inState("an editor");
};
