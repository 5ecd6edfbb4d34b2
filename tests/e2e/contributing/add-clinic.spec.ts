import { expect, type Page } from "@playwright/test";
import { untilPainted } from "../../support/settled.ts";
import { test } from "../../support/test.ts";
import { paste } from "../../support/giantText.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { chooseByKeyboard, tabTo } from "../../support/keyboard.ts";
import { fillIn, openForm, submitButton } from "../../support/listingForm.ts";
import { expectToast } from "../../support/votingPage.ts";

async function expectThanks(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
}

async function sendByKeyboard(page: Page) {
  await tabTo(page, page.getByRole("radio", { name: /Standard listing/ }));
  await page.keyboard.press("Tab");
  await page.keyboard.type("Klinika Łódź");
  await chooseByKeyboard(page, page.getByLabel("In which country is the clinic?"), "Pol");
  await page.keyboard.press("Tab");
  await page.keyboard.type("klinika.example/en");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("What is the clinic's website?")).toHaveValue("https://klinika.example/en");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Two lines\nof text");
  await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
}

test("a standard listing, filled in by keyboard, is stored, and the thanks stay until the visitor leaves", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("link", { name: "Add Your Clinic" }).click();
  await expect(page).toHaveTitle(/^Add your clinic/);
  const answer = page.waitForResponse("**/rest/v1/clinic_submissions*");
  await sendByKeyboard(page);
  expect((await answer).status()).toBe(201);
  expect((await answer).request().postDataJSON()).toMatchObject({
    clinic_name: "Klinika Łódź",
    country: "Poland",
    website: "https://klinika.example/en",
    satisfaction: 2,
    relationship: "patient",
    additional_info: "Two lines\nof text",
    sponsored: false,
  });
  await expectToast(
    page,
    "Success!",
    "Thank you for your submission! We will review your clinic information.",
  );
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeFocused();
  await expect(page).toHaveTitle(/^Thank you/);
  await page.clock.runFor(10_000);
  await page.reload();
  await expectThanks(page);
  await expect(page.getByRole("main")).toContainText("Klinika Łódź");
  await page.getByRole("link", { name: "Add another clinic" }).click();
  await expect(page.getByLabel("What is the name of the clinic?")).toHaveValue("");
  await page.goBack();
  await page.getByRole("link", { name: "Browse the directory" }).click();
  await expect(page).toHaveURL("/");
});

test("what is missing, wrong or giant is named beside its field, fits any width, and is not sent", async ({
  page,
}) => {
  let sent = 0;
  page.on("request", (request) => (sent += request.url().includes("clinic_submissions") ? 1 : 0));
  await openForm(page);
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toHaveCount(5);
  const name = page.getByLabel("What is the name of the clinic?");
  const website = page.getByLabel("What is the clinic's website?");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please enter the clinic's name.");
  await website.fill(`https://münchen.example/${"x".repeat(1000)}`);
  await expect(website).toHaveAccessibleDescription(/https:\/\/xn--mnchen-3ya\.example/);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await untilPainted(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }

  await fillIn(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await website.fill("javascript:alert(1)");
  await paste(name, "x", 10_000_000);
  await submitButton(page).click();
  // Laying out 10 MB takes a busy machine a while.
  await expect(page.getByText("Please keep this to 120 characters.")).toBeVisible();
  await expect(website).toHaveAccessibleDescription(
    "Please enter the whole address, starting with https:// or http://.",
  );
  expect(sent).toBe(0);
  await name.fill("IVF Zlín");
  await website.fill("https://ivf-zlin.com");
  await expect(page.getByRole("alert")).toHaveCount(0);
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

test("what was typed before the page became interactive is kept, survives a reload, and anyone who leaves the thanks stays where they went", async ({
  page,
}) => {
  await page.clock.install();
  const { promise: held, resolve: deliver } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const name = page.getByLabel("What is the name of the clinic?");
  await page.goto("/add-clinic", { waitUntil: "commit" });
  await name.fill("IVF Zlín");
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await submitButton(page).click();
  await expect(page).toHaveURL("/add-clinic");
  deliver();
  await expect(page.getByRole("button", { name: "Clear the form" })).toBeVisible();
  await expect(name).toHaveValue("IVF Zlín");
  await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();

  await fillIn(page);
  await page.reload();
  await expect(page.getByText(/We restored what you typed last time/)).toBeVisible();
  await expect(name).toHaveValue("IVF Zlín");
  await expect(page.getByRole("radio", { name: "Employee" })).toBeChecked();
  await submitButton(page).click();
  await expectThanks(page);
  await page.getByRole("link", { name: "Privacy policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL("/privacy-policy");
});
