import { expect } from "@playwright/test";
import { LOCAL_ADMIN, logIn } from "../../support/adminPage.ts";
import { pressByKeyboard, typeByKeyboard } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";
import { expectToast } from "../../support/votingPage.ts";

test("by keyboard alone an owner reads why nobody can be added, can't leave as the last one, and signs out everywhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Before the page, because a call right after `route` may slip past it.
  const addPerson = "**/functions/v1/add-person";
  await page.route(addPerson, (route) => route.fulfill({ status: 404, json: { code: "NOT_FOUND" } }));
  await logIn(page, LOCAL_ADMIN, "/admin/people");
  const me = page.getByRole("listitem").filter({ hasText: `${LOCAL_ADMIN.email} (you)` });
  await expect(me).toContainText("Owner");

  await typeByKeyboard(page, "E-mail address", "nobody");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter an e-mail address")).toBeVisible();
  await page.keyboard.insertText("@example.org");
  await page.keyboard.press("Enter");
  await expect(page.getByText("admin:create -- --email nobody@example.org")).toBeVisible();
  await page.unroute(addPerson);
  await page.getByLabel("E-mail address").fill(LOCAL_ADMIN.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${LOCAL_ADMIN.email} is here already.`)).toBeVisible();

  for (const [button, action] of [
    ["Make editor", "Make editor"],
    ["Remove", "Remove"],
  ] as const) {
    await pressByKeyboard(page, me.getByRole("button", { name: button }));
    await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
    await pressByKeyboard(page, page.getByRole("dialog").getByRole("button", { name: action }));
    await expectToast(page, "There must be an owner", "This is the last one.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  // Other tests share this account.
  await page.route("**/rest/v1/rpc/sign_out_admin", (route) => route.fulfill({ status: 204 }));
  await pressByKeyboard(page, me.getByRole("button", { name: "Sign out everywhere" }));
  await pressByKeyboard(page, page.getByRole("dialog").getByRole("button", { name: "Sign out" }));
  await expect(page).toHaveURL("/admin/login");
});
