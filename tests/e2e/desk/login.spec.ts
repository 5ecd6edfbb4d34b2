import { expect, type Page, type Route } from "@playwright/test";
import { LOCAL_ADMIN, logIn } from "../../support/adminPage.ts";
import { test } from "../../support/faultTest.ts";
import { installClockForCalls } from "../../support/callTimeouts.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { expectToast } from "../../support/votingPage.ts";

const CHECK = "**/functions/v1/verify-admin-password";
const AUTH = "**/auth/v1/token?grant_type=password";

test("fault 5: a call hangs → the login is given up after 15 s at most", async ({ page }) => {
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

const LOCKED = "Too many failed attempts. Please try again in 15 minutes.";

for (const [fault, answer, title, text] of [
  ["is wrong", { json: { success: false } }, "Authentication Failed", "Invalid email or password"],
  ["gets null", { body: "null" }, "Authentication Failed", "Invalid email or password"],
  ["gets nonsense", { json: [] }, "Authentication Failed", "Invalid email or password"],
  [
    "is locked out",
    { status: 429, json: { success: false, code: "locked-out", message: LOCKED } },
    "Authentication Error",
    LOCKED,
  ],
  [
    "comes from another website",
    { status: 403, json: { success: false, code: "origin-not-allowed", message: "Not from this website" } },
    "Authentication Error",
    "Not from this website",
  ],
] as const) {
  test(`a login that ${fault} says so, and can be tried again`, async ({ page }) => {
    const askedAuth: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/auth/v1/")) askedAuth.push(request.url());
    });
    await page.route(CHECK, (route) => route.fulfill({ contentType: "application/json", ...answer }));
    await logIn(page);
    await expectRefusal(page, title, text);
    expect(askedAuth).toEqual([]);
    await page.unroute(CHECK);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/admin");
  });
}

async function expectRefusal(page: Page, title: string, text: string) {
  await expectToast(page, title, text);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
  await expect(page.getByLabel("Email")).toHaveValue(LOCAL_ADMIN.email);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
}

/** How the check of passwords can be out of order, while Supabase Auth is not. */
const OUT_OF_ORDER: Record<string, Parameters<Route["fulfill"]>[0] | null> = {
  "is busy with a crowd": {
    status: 429,
    json: { success: false, code: "login-busy", message: "Too many people are signing in right now." },
  },
  "has no invocations left": { status: 429, body: "Too many requests" },
  "gives no answer": null,
  "is not deployed": { status: 404, json: { code: "NOT_FOUND" } },
  "is broken": { status: 500, json: { message: "broken" } },
  "has lost the database": { status: 503, json: { success: false, code: "check-failed", message: "x" } },
  "answers with a page": { contentType: "text/html", body: "<!doctype html>" },
};

for (const [how, answer] of Object.entries(OUT_OF_ORDER)) {
  test(`while the check ${how} the right admin still gets in`, async ({ page }) => {
    await page.route(CHECK, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    await logIn(page, { ...LOCAL_ADMIN, password: "wrong" });
    await expectRefusal(page, "Authentication Failed", "Invalid email or password");
    await page.getByLabel("Password").fill(LOCAL_ADMIN.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Login Successful", "Welcome to the blog administration panel.");
    await expect(page.getByRole("heading", { name: "The desk" })).toBeVisible();
  });
}

test("while the check is busy an account that is no admin's is told the same as a wrong password, and is signed out", async ({
  page,
}) => {
  await page.route(CHECK, (route) => route.fulfill(OUT_OF_ORDER["is busy with a crowd"] ?? {}));
  await page.route("**/rest/v1/rpc/is_admin", (route) => route.fulfill({ json: false }));
  const left = page.waitForRequest("**/auth/v1/logout?scope=local");
  await logIn(page);
  await left;
  await expectRefusal(page, "Authentication Failed", "Invalid email or password");
  await page.goto("/admin/blog");
  await expect(page).toHaveURL("/admin/login");
});

for (const [fault, answer, title, text] of [
  ["fails", { status: 500, json: { msg: "broken" } }, "Authentication Error", "broken"],
  [
    "has had too many attempts from here",
    { status: 429, json: { code: 429, msg: "Request rate limit reached" } },
    "Authentication Error",
    "Too many people are trying to sign in. Please try again in a few minutes.",
  ],
  ["gives no answer", null, "Login Error", "An unexpected error occurred during login"],
] as const) {
  for (const url of [AUTH, "**/rest/v1/rpc/is_admin"]) {
    test(`while the check is busy and ${url} ${fault}, the login says so and leaves no session`, async ({
      page,
    }) => {
      await page.route(CHECK, (route) => route.fulfill(OUT_OF_ORDER["is busy with a crowd"] ?? {}));
      // Postgres words its errors under another name.
      const told = answer && "json" in answer ? { ...answer.json, message: answer.json.msg } : null;
      await page.route(url, (route) =>
        answer === null ? route.abort() : route.fulfill({ status: answer.status, json: told }),
      );
      await logIn(page);
      await expectRefusal(page, title, text);
      await page.unroute(url);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL("/admin");
    });
  }
}
