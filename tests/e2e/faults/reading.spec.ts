import { expect, type Page } from "@playwright/test";
import { test } from "../../support/faultTest.ts";
import { installClockForCalls } from "../../support/callTimeouts.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";

const CLINICS = "**/rest/v1/clinics*";
const LIST_ERROR = "Error loading clinics. Please try again later.";

/** Home without a snapshot, reached from a page that holds no clinics. */
async function arriveAtHome(page: Page) {
  await page.goto("/how-voting-works");
  await page.getByRole("link", { name: "Back to Home" }).click();
}

async function expectRecovery(page: Page) {
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("28 clinics")).toBeVisible();
}

for (const status of [500, 503]) {
  test(`fault 1: clinics answer 500/503 → error and Retry on the list: ${status}`, async ({ page }) => {
    await page.route(CLINICS, (route) => route.fulfill({ status, json: { message: "down" } }));
    await arriveAtHome(page);
    await expect(page.getByText(LIST_ERROR)).toBeVisible();
    await expect(page.getByText(/Error code E-[0-9A-Z]{4}/)).toBeVisible();
    await page.unroute(CLINICS);
    await expectRecovery(page);
  });

  test(`fault 1: clinics answer 500/503 → error and Retry on a clinic's page: ${status}`, async ({
    page,
  }) => {
    await page.route(CLINICS, (route) => route.fulfill({ status, json: { message: "down" } }));
    // One that the build did not know, so that there is no snapshot.
    await page.goto("/clinic/opened-today");
    await expect(page.getByText("Error loading clinic details. Please try again later.")).toBeVisible();
    await page.unroute(CLINICS);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("Clinic Not Found")).toBeVisible();
  });
}

test("fault 2: offline at load → error, not endless 'Loading'", async ({ page }) => {
  await page.route("**/rest/v1/**", (route) => route.abort("internetdisconnected"));
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await arriveAtHome(page);
  await expect(page.getByText(LIST_ERROR)).toBeVisible();
  await expect(page.getByText("Loading clinics...")).toHaveCount(0);
  await page.unroute("**/rest/v1/**");
  await expectRecovery(page);
});

test("fault 5: a call hangs → the list is given up after 15 s at most", async ({ page }) => {
  await installClockForCalls(page);
  const letGo = await holdAnswers(page, CLINICS);
  const asked = page.waitForRequest(CLINICS);
  await arriveAtHome(page);
  await asked;
  await page.clock.runFor(15_500);
  await expect(page.getByText(LIST_ERROR)).toBeVisible();
  await letGo();
  await expectRecovery(page);
});

test("fault 13: localStorage throws → the site works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await expect(page.getByText("28 clinics")).toBeVisible();
  for (const path of ["/ivf-calculator", "/sperm-analysis"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "I Understand" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.goto("/add-clinic");
  await page.getByLabel("What is the name of the clinic?").fill("Kept while the page is open");
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("Kept while the page is open");
});

test("fault 15: corrupt stored value → default", async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of [
      ...["due-date-disclaimer-accepted", "semen-analysis-disclaimer-accepted", "add-clinic-draft"],
      ...["admin_authenticated", "admin_email", "ivf-admin-session"],
    ]) {
      localStorage.setItem(key, "{broken");
    }
  });
  for (const path of ["/ivf-calculator", "/sperm-analysis"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "I Understand" }).click();
  }
  await page.goto("/add-clinic");
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("");
  await page.goto("/admin/blog");
  await expect(page.getByRole("heading", { name: "Admin login" })).toBeVisible();
});

test("fault 24: image missing → a clinic's first letter in its place", async ({ page }) => {
  await page.route("**/logos.svg", (route) => route.fulfill({ status: 404 }));
  await page.goto("/clinic/reprofit");
  await expect(page.locator("article header").getByText("R", { exact: true })).toBeVisible();
  await expect(page.locator("article header img")).toHaveCount(0);
});

test("fault 27: 429 → no retry storm, when reading", async ({ page }) => {
  let calls = 0;
  await page.route(CLINICS, async (route) => {
    calls += 1;
    await route.fulfill({ status: 429, json: { message: "Slow down" } });
  });
  await arriveAtHome(page);
  await expect(page.getByText(LIST_ERROR)).toBeVisible();
  expect(calls).toBe(1);
  await page.unroute(CLINICS);
  await expectRecovery(page);
});

for (const [what, body] of [
  ["truncated", '[{"id":"reprofit","na'],
  ["empty", ""],
  ["no list", '{"hello":"world"}'],
] as const) {
  test(`fault 28: truncated JSON → error state: ${what}`, async ({ page }) => {
    await page.route(CLINICS, (route) => route.fulfill({ contentType: "application/json", body }));
    await arriveAtHome(page);
    await expect(page.getByText(LIST_ERROR)).toBeVisible();
    await page.unroute(CLINICS);
    await expectRecovery(page);
  });
}
