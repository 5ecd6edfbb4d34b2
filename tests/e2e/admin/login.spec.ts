import { expect } from "@playwright/test";
import { LOCAL_ADMIN, logIn } from "../../support/adminPage.ts";
import { keptKeys } from "../../support/keptKeys.ts";
import { test } from "../../support/faultTest.ts";
import { installClockForCalls } from "../../support/callTimeouts.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { expectToast } from "../../support/votingPage.ts";

const CHECK = "**/functions/v1/verify-admin-password";
const AUTH = "**/auth/v1/token?grant_type=password";

test("signing in works without an answer from its check, and is given up when no call is answered", async ({
  page,
}) => {
  await test.step("while the check gives no answer a wrong password stays out and the right admin still gets in", async () => {
    await page.route(CHECK, (route) => route.abort());
    await logIn(page, { ...LOCAL_ADMIN, password: "wrong" });
    await expectToast(page, "Authentication Failed", "Invalid email or password");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
    await expect(page.getByLabel("Email")).toHaveValue(LOCAL_ADMIN.email);
    expect(await keptKeys(page)).toEqual([]);
    await page.getByLabel("Password").fill(LOCAL_ADMIN.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Login Successful", "Welcome to the blog administration panel.");
    await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  });
  await page.unroute(CHECK);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin/login");
  await test.step("fault 5: a call hangs → the login is given up after 15 s at most", async () => {
    await installClockForCalls(page);
    const letCheckGo = await holdAnswers(page, CHECK);
    const letAuthGo = await holdAnswers(page, AUTH);
    const [asked, askedAuth] = [page.waitForRequest(CHECK), page.waitForRequest(AUTH)];
    await logIn(page);
    await asked;
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
    await page.clock.runFor(5_100);
    await askedAuth;
    await page.clock.runFor(10_100);
    await expect(page.getByRole("listitem").filter({ hasText: "Login Error" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(LOCAL_ADMIN.email);
    await letCheckGo();
    await letAuthGo();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/admin");
  });
});
