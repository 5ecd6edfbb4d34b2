import { expect } from "@playwright/test";
import { codeOf, stepAt } from "../../../supabase/embedded/factors/totp.ts";
import { LOCAL_ADMIN, logIn } from "../../support/adminPage.ts";
import { pressByKeyboard, typeByKeyboard } from "../../support/keyboard.ts";
import { serveBuiltSite, type RunningServer } from "../../support/server.ts";
import { test, waitUntilInteractive } from "../../support/test.ts";
import { expectToast } from "../../support/votingPage.ts";

test("by keyboard alone an owner reads why nobody can be added, is kept as the last one, and signs out everywhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Where the edge function is not deployed. Before the page: a call right after `route` may get past it.
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
  // Other tests share this account, so only the sessions of this browser really end.
  await page.route("**/rest/v1/rpc/sign_out_admin", (route) => route.fulfill({ status: 204 }));
  await pressByKeyboard(page, me.getByRole("button", { name: "Sign out everywhere" }));
  await pressByKeyboard(page, page.getByRole("dialog").getByRole("button", { name: "Sign out" }));
  await expect(page).toHaveURL("/admin/login");
});

test.describe("accounts of the desk", () => {
  // These change who signs in how, so they have a server of their own, and one for both.
  test.describe.configure({ mode: "default" });
  let server: RunningServer;
  test.beforeAll(async () => {
    test.setTimeout(0);
    server = await serveBuiltSite();
  });
  test.afterAll(async () => {
    await server.stop();
  });

  test("by keyboard alone an owner adds somebody, who signs in with the password shown once and changes it", async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const page = await context.newPage();
    waitUntilInteractive(page);
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
    await expect(page.getByText("Only owners see who may use the desk")).toBeVisible();
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
    await context.close();
  });

  test("by keyboard alone an owner is asked for two-step sign-in, sets it up, signs in with it and turns it off", async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    waitUntilInteractive(page);
    const code = page.getByLabel("Code from your authenticator app");
    const give = async (digits: string) => {
      await code.press("ControlOrMeta+a");
      await page.keyboard.insertText(digits);
      await page.keyboard.press("Enter");
    };

    await logIn(page, LOCAL_ADMIN, "/admin");
    const asked = page.getByRole("region", { name: "Protect your account with your phone" });
    await pressByKeyboard(page, asked.getByRole("button", { name: "Not now" }));
    await expect(page.getByRole("heading", { name: "What waits for you" })).toBeVisible();
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
    await expect(page.getByText("This code isn't right")).toBeVisible();
    await give(codeOfStep(0));
    await expectToast(page, "Two-step sign-in is on", "");
    await page.getByRole("link", { name: "Overview" }).click();
    await expect(page.getByRole("heading", { name: "What waits for you" })).toBeVisible();
    await expect(asked).toHaveCount(0);

    await pressByKeyboard(page, page.getByRole("button", { name: "Logout" }));
    await logIn(page, LOCAL_ADMIN, "/admin/people");
    await expect(code).toBeFocused();
    await give(codeOfStep(7));
    await expect(page.getByText("This code isn't right")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("admin_authenticated"))).toBeNull();
    await pressByKeyboard(page, page.getByRole("button", { name: "Start again" }));
    await expect(page.getByLabel("Password")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("ivf-admin-session"))).toBeNull();

    await logIn(page, LOCAL_ADMIN, "/admin/people");
    await expect(code).toBeFocused();
    // The code of now was given already, and one is good once.
    await give(codeOfStep(1));
    await pressByKeyboard(page, page.getByRole("button", { name: "Turn it off" }));
    await pressByKeyboard(page, page.getByRole("button", { name: "Turn off" }));
    await expectToast(page, "Two-step sign-in is off", "");
    await expect(page.getByRole("button", { name: "Set up two-step sign-in" })).toBeVisible();
    await context.close();
  });
});
