import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { paste } from "../support/giantText.ts";
import { holdAnswers } from "../support/heldAnswers.ts";
import { tabTo } from "../support/keyboard.ts";
import { fillIn, openForm, submitButton } from "../support/listingForm.ts";
import { expectToast } from "../support/votingPage.ts";

async function expectThanks(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
}

test("a standard listing is stored, and the thanks stay until the visitor leaves", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("link", { name: "Add Your Clinic" }).click();
  await expect(page).toHaveTitle(/^Add your clinic/);
  await fillIn(page);
  await page.getByLabel("Is there anything else we should know?").fill("Two lines\nof text");
  const answer = page.waitForResponse("**/rest/v1/clinic_submissions*");
  await submitButton(page).click();
  expect((await answer).status()).toBe(201);
  expect((await answer).request().postDataJSON()).toMatchObject({
    clinic_name: "IVF Zlín",
    country: "Czechia",
    website: "https://ivf-zlin.com/",
    satisfaction: 4,
    relationship: "employee",
    additional_info: "Two lines\nof text",
    sponsored: false,
  });
  await expectToast(
    page,
    "Success!",
    "Thank you for your submission! We will review your clinic information.",
  );
  await expectThanks(page);
  await expect(page).toHaveTitle(/^Thank you/);
  await page.clock.runFor(10_000);
  await page.reload();
  await expectThanks(page);
  await expect(page.getByRole("main")).toContainText("IVF Zlín");
  await page.getByRole("link", { name: "Add another clinic" }).click();
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("");
  await page.goBack();
  await page.getByRole("link", { name: "Browse the directory" }).click();
  await expect(page).toHaveURL("/");
});

test("an address without https:// is completed, also for who presses Enter in its field", async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page);
  const website = page.getByLabel("What is the clinic's website?");
  await website.fill("klinika.example/en");
  await page.getByLabel("What is the name of the clinic?").focus();
  await expect(website).toHaveValue("https://klinika.example/en");
  await website.fill("www.klinika.example");
  const request = page.waitForRequest("**/rest/v1/clinic_submissions*");
  await website.press("Enter");
  expect((await request).postDataJSON()).toMatchObject({ website: "https://www.klinika.example/" });
  await expectThanks(page);
});

test("the whole form can be filled in and sent with the keyboard alone", async ({ page }) => {
  await openForm(page);
  await tabTo(page, page.getByRole("radio", { name: /Standard listing/ }));
  await page.keyboard.press("Tab");
  await page.keyboard.type("Klinika Łódź");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Pol");
  await page.keyboard.press("Tab");
  await page.keyboard.type("https://klinika.example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  const request = page.waitForRequest("**/rest/v1/clinic_submissions*");
  await page.keyboard.press("Enter");
  expect((await request).postDataJSON()).toMatchObject({
    clinic_name: "Klinika Łódź",
    country: "Poland",
    satisfaction: 2,
    relationship: "patient",
  });
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeFocused();
});

test("gaps and bad values are named beside their fields, and nothing is sent", async ({ page }) => {
  let sent = 0;
  page.on("request", (request) => (sent += request.url().includes("clinic_submissions") ? 1 : 0));
  await openForm(page);
  await submitButton(page).click();
  const name = page.getByLabel("What is the name of the clinic?");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please enter the clinic's name.");
  await expect(page.getByText("Please choose a number from 1 to 5.")).toBeVisible();

  await fillIn(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await name.fill("\u00a0\u200b");
  await page.getByLabel("What is the clinic's website?").fill("javascript:alert(1)");
  await submitButton(page).click();
  await expect(name).toHaveAccessibleDescription("Please enter the clinic's name.");
  await expect(page.getByLabel("What is the clinic's website?")).toHaveAccessibleDescription(
    "Please enter the whole address, starting with https:// or http://.",
  );
  expect(sent).toBe(0);
});

test("10 MB of text are refused in words and not sent, and the form stays usable", async ({ page }) => {
  let sent = 0;
  page.on("request", (request) => (sent += request.url().includes("clinic_submissions") ? 1 : 0));
  await openForm(page);
  await fillIn(page);
  const name = page.getByLabel("What is the name of the clinic?");
  await paste(name, "x", 10_000_000);
  await submitButton(page).click();
  // It takes as long as the machine needs to lay out 10 MB; a busy one must not fail here.
  await expect(page.getByText("Please keep this to 120 characters.")).toBeVisible({ timeout: 90_000 });
  expect(sent).toBe(0);
  await name.fill("IVF Zlín");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("anyone who leaves the thanks stays where they went", async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.getByText("Success!", { exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "Privacy policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL("/privacy-policy");
});

test.describe("A sponsored listing", () => {
  test("is stored, and then the payment page opens in a new tab that cannot reach ours", async ({
    page,
    context,
  }) => {
    await context.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "pay" }));
    const letGo = await holdAnswers(page, "**/rest/v1/clinic_submissions*");
    await openForm(page);
    await expect(page.getByText("Paid: €490. Premium placement")).toBeVisible();
    await fillIn(page);
    await page.getByRole("radio", { name: /Sponsored listing/ }).check();
    await expect(page.getByText("A sponsored listing costs €490.")).toBeVisible();
    const stored = page.waitForResponse("**/rest/v1/clinic_submissions*");
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Proceed to Payment" }).click();
    const tab = await opened;
    await expect(tab.getByText("One moment: we are storing your request.")).toBeVisible();
    await letGo();
    const answer = await stored;
    expect([answer.status(), answer.request().postDataJSON().sponsored]).toEqual([201, true]);
    await expect(tab).toHaveURL(/^https:\/\/.*test/);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page.getByText("The payment page has opened in a new tab.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("link", { name: /Open it again/ })).toBeVisible();
  });
});

test("what was typed survives a reload, and is gone once it was sent", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.reload();
  await expect(page.getByText(/We restored what you typed last time/)).toBeVisible();
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("IVF Zlín");
  await expect(page.getByRole("radio", { name: "Employee" })).toBeChecked();
  await submitButton(page).click();
  await expectThanks(page);
  await openForm(page);
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("");
});

test("what was typed before the page became interactive is kept", async ({ page }) => {
  const { promise: held, resolve: deliver } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/add-clinic", { waitUntil: "commit" });
  await page.getByLabel("What is the name of the clinic?").fill("IVF Zlín");
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await submitButton(page).click();
  await expect(page).toHaveURL("/add-clinic");
  deliver();
  await expect(page.getByRole("button", { name: "Clear the form" })).toBeVisible();
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("IVF Zlín");
  await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
});

test("the footer shows the copyright and where it is made", async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole("contentinfo")).toContainText("Made in Europe");
  await expect(page.getByRole("contentinfo")).toContainText("© 2025");
});

for (const width of [360, 768, 1280, 1920]) {
  test(`nothing sticks out at ${width} px, errors included`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page);
    await submitButton(page).click();
    await expect(page.getByRole("alert")).toHaveCount(5);
    const website = page.getByLabel("What is the clinic's website?");
    await website.fill(`https://münchen.example/${"x".repeat(1000)}`);
    await expect(website).toHaveAccessibleDescription(/https:\/\/xn--mnchen-3ya\.example/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
