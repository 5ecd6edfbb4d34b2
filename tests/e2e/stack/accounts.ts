import { expect } from "@playwright/test";
import { codeOf, stepAt } from "../../../supabase/embedded/factors/totp.ts";
import { LOCAL_ADMIN, logIn } from "../../support/adminPage.ts";
import { pressByKeyboard, typeByKeyboard } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";
import { expectToast } from "../../support/votingPage.ts";
import { operator, visit } from "./stackTest.ts";

test("by keyboard alone an owner adds somebody, who signs in with the password shown once and changes it", async ({
  browser,
}) => {
  const page = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  const email = "jana@example.org";
  await logIn(page, LOCAL_ADMIN, "/admin/people");
  await typeByKeyboard(page, "E-mail address", email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copy password" })).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Editor");
  await page.keyboard.press("Enter");
  await expectToast(page, "Password copied", "");
  const password = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByLabel("Their password")).toHaveValue(password);
  await pressByKeyboard(page, page.getByRole("button", { name: "I have handed it over" }));
  await expect(page.getByLabel("E-mail address")).toBeFocused();
  await expect(page.getByText(password)).toHaveCount(0);
  await pressByKeyboard(page, page.getByRole("button", { name: "Logout" }));

  await logIn(page, { email, password }, "/admin/people");
  await expect(page.getByText("Only owners see who has access")).toBeVisible();
  await pressByKeyboard(page, page.getByRole("button", { name: "Change your password" }));
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.keyboard.insertText("not this one");
  await typeByKeyboard(page, "New password", "seven-lamps-of-architecture");
  await page.keyboard.press("Enter");
  await expect(page.getByText("isn’t your current password")).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await page.keyboard.press("Enter");
  await expectToast(page, "Your password is changed", "Your other browsers are signed out.");
  await expect(page.getByRole("button", { name: "Change your password" })).toBeFocused();
});

test("by keyboard alone an owner is asked for two-step sign-in, sets it up, signs in with it and turns it off", async ({
  browser,
}) => {
  const page = await visit(browser);
  const code = page.getByLabel("Code from your authenticator app");
  const give = async (digits: string) => {
    await code.press("ControlOrMeta+a");
    await page.keyboard.insertText(digits);
    await page.keyboard.press("Enter");
  };

  await logIn(page, LOCAL_ADMIN, "/admin");
  const asked = page.getByRole("region", { name: "Protect your account with your phone" });
  await pressByKeyboard(page, asked.getByRole("button", { name: "Not now" }));
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await expect(asked).toHaveCount(0);
  await pressByKeyboard(page, page.getByRole("button", { name: "Logout" }));
  await logIn(page, LOCAL_ADMIN, "/admin");
  await pressByKeyboard(page, asked.getByRole("link", { name: "Set it up" }));

  await pressByKeyboard(page, page.getByRole("button", { name: "Set up two-step sign-in" }));
  await expect(code).toBeFocused();
  const picture = page.getByRole("img", { name: "QR code for your authenticator app" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? "";
  const codeOfStep = (steps: number) => codeOf(secret, stepAt(Date.now()) + steps);
  await give("12");
  await expect(page.getByText("Type the six digits")).toBeVisible();
  await give(codeOfStep(7));
  await expect(page.getByText("This code is wrong")).toBeVisible();
  await give(codeOfStep(0));
  await expectToast(page, "Two-step sign-in is on", "");
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await expect(asked).toHaveCount(0);

  await pressByKeyboard(page, page.getByRole("button", { name: "Logout" }));
  await logIn(page, LOCAL_ADMIN, "/admin/people");
  await expect(code).toBeFocused();
  await give(codeOfStep(7));
  await expect(page.getByText("This code is wrong")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("admin_authenticated"))).toBeNull();
  await pressByKeyboard(page, page.getByRole("button", { name: "Start again" }));
  await expect(page.getByLabel("Password")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("ivf-admin-session"))).toBeNull();

  await logIn(page, LOCAL_ADMIN, "/admin/people");
  await expect(code).toBeFocused();
  // Each code works once.
  await give(codeOfStep(1));
  await pressByKeyboard(page, page.getByRole("button", { name: "Turn it off" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "Turn off" }));
  await expectToast(page, "Two-step sign-in is off", "");
  await expect(page.getByRole("button", { name: "Set up two-step sign-in" })).toBeVisible();
});

test("after five wrong passwords even the right one is refused with a message", async ({ browser }) => {
  const page = await visit(browser);
  await logIn(page, { ...LOCAL_ADMIN, password: "wrong" });
  await expectToast(page, "Authentication Failed", "Invalid email or password");
  for (let time = 2; time <= 5; time++) {
    const answer = page.waitForResponse("**/functions/v1/verify-admin-password");
    await page.getByRole("button", { name: "Sign In" }).click();
    expect(await (await answer).json()).toEqual({ success: false });
    await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
  }
  await page.getByLabel("Password").fill(LOCAL_ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectToast(
    page,
    "Authentication Error",
    "Too many failed attempts. Please try again in 15 minutes.",
  );
  await expect(page).toHaveURL("/admin/login");
  await operator()`delete from private.login_failures`;
  await operator()`delete from private.login_lockouts`;
});
