import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { LOCAL_ADMIN, logIn } from "../../support/adminPage.ts";
import { serveBuiltSite, type RunningServer } from "../../support/server.ts";
import { expectToast } from "../../support/votingPage.ts";

// Five wrong passwords lock this machine's address out, so they happen on a server of their own.
// One after the other: each process that took some of them would start another.
test.describe.configure({ mode: "default" });
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(0);
  server = await serveBuiltSite();
});
test.afterAll(async () => {
  await server.stop();
});

test("npm start says with what to log in", async () => {
  const login = `/admin/login with ${LOCAL_ADMIN.email} / ${LOCAL_ADMIN.password}`;
  await expect.poll(() => server.output()).toContain(login);
});

test("five wrong passwords lock out, and then the right one is refused in words", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
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
  await context.close();
});
