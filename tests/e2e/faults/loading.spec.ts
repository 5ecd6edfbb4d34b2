import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/faultTest.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { untilSettled } from "../../support/settled.ts";
import { askForVote, expectToast } from "../../support/votingPage.ts";

const REFERENCE = /Error code E-[0-9A-Z]{4}/;
const somethingWentWrong = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Something went wrong on this page" });

/** Until it is resumed: of a busy machine's time, 15 s may be gone before anybody looks. */
async function stopTime(page: Page, control: Locator) {
  // What comes later, such as cards, would never come.
  await expect(control).toBeVisible();
  await untilSettled(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** The browser asks for scripts that a page names before React does. */
const isTakenOver = () =>
  Object.keys(document.querySelector("#root") ?? {}).some((key) => key.startsWith("__reactContainer"));

test("missing or unreachable code leaves a way on", async ({ context }) => {
  await test.step("fault 2: offline on the way to a page whose code is not loaded → a way on", async () => {
    const page = await context.newPage();
    await page.goto("/how-voting-works", { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.getByRole("link", { name: "Glossary", exact: true }).click();
    await expect(somethingWentWrong(page)).toContainText(REFERENCE);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Load again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
  });

  await test.step("fault 23: a lazy chunk is gone after a deploy → the page reloads once", async () => {
    const page = await context.newPage();
    let documents = 0;
    page.on("request", (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.goto("/");
    // However often the page before asks for it: a pointer on the link does so too.
    await page.route("**/assets/PrivacyPolicyPage-*.js", (route) =>
      documents === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.getByRole("link", { name: "Privacy policy" }).click();
    await expect(page.getByRole("heading", { name: "Privacy Policy" })).toBeVisible();
    expect(documents).toBe(2);
  });

  await test.step("fault 23: a lazy chunk is gone after a deploy and stays gone → a way on, and no loop", async () => {
    const page = await context.newPage();
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.goto("/how-voting-works");
    await page.route("**/assets/GlossaryPage-*.js", (route) => route.fulfill({ status: 404 }));
    await page.getByRole("link", { name: "Glossary", exact: true }).click();
    await expect(somethingWentWrong(page)).toContainText(REFERENCE);
    await page.unroute("**/assets/GlossaryPage-*.js");
    await page.getByRole("button", { name: "Load again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
    // Opened, reloaded by itself and by the person.
    await expect.poll(() => loads).toBe(3);
  });

  await test.step("fault 23: the code of toasts is gone after a deploy → their bare words", async () => {
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem("reloaded-for-new-version", String(Date.now())));
    await page.route("**/assets/ToastList-*.js", (route) => route.fulfill({ status: 404 }));
    await page.route("**/assets/VoteFlow-*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("/?search=macierzynstwo");
    await page.getByRole("button", { name: "so far: Macierzyństwo" }).click();
    const words = page.getByRole("alert").filter({ hasText: "Failed to record upvote. Please try again." });
    await expect(words).toContainText(REFERENCE);
    await words.getByRole("button", { name: "Close" }).click();
    await expect(words).toBeHidden();
  });
});

test("code that hangs is given up after 15 s, and can be asked for again", async ({ context }) => {
  await context.clock.install();
  await test.step("fault 5: a page's code hangs → given up after 15 s, and loading again helps", async () => {
    const page = await context.newPage();
    await page.goto("/how-voting-works");
    const letGo = await holdAnswers(page, "**/assets/GlossaryPage-*.js");
    const asked = page.waitForRequest("**/assets/GlossaryPage-*.js");
    const link = page.getByRole("link", { name: "Glossary", exact: true });
    await stopTime(page, link);
    await link.click();
    await asked;
    await page.clock.runFor(5_000);
    await expect(page.getByText("Loading page...")).toBeVisible();
    await page.clock.runFor(10_500);
    await page.clock.resume();
    await expect(somethingWentWrong(page)).toContainText(REFERENCE);
    await letGo();
    await page.getByRole("button", { name: "Load again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
  });

  await test.step("fault 5: the human check's code hangs → given up after 15 s, and the buttons work again", async () => {
    const page = await context.newPage();
    await page.goto("/?search=repromeda");
    const letGo = await holdAnswers(page, "**/assets/VoteFlow-*.js");
    const asked = page.waitForRequest("**/assets/VoteFlow-*.js");
    const button = page.getByRole("button", { name: "so far: Repromeda" });
    await stopTime(page, button);
    await button.click();
    await asked;
    await page.clock.runFor(5_000);
    await expect(page.getByText("Opening the human check...")).toBeVisible();
    await expect(button).toBeDisabled();
    await page.clock.runFor(10_500);
    await page.clock.resume();
    await expectToast(page, "Error", "Failed to record upvote. Please try again.");
    await expect(button).toBeEnabled();
    await letGo();
    await askForVote(page, "Repromeda");
    await page.keyboard.press("Escape");
  });

  await test.step("fault 5: a ranking's code hangs → the ranking before stays for 15 s, then an error in its place", async () => {
    const page = await context.newPage();
    await page.goto("/");
    const letGo = await holdAnswers(page, "**/assets/FigureRanking-*.js");
    const asked = page.waitForRequest("**/assets/FigureRanking-*.js");
    const tab = page.getByRole("tab", { name: "Price" });
    await stopTime(page, tab);
    await tab.click();
    await asked;
    await page.clock.runFor(5_000);
    await expect(page.getByText("Loading the ranking...")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Most Voted" })).toBeVisible();
    await page.clock.runFor(10_500);
    await page.clock.resume();
    const panel = page.getByRole("tabpanel", { name: "Price" });
    await expect(panel.getByRole("alert")).toContainText(
      "This ranking couldn't be loaded. Please try again.",
    );
    await expect(panel.getByRole("alert")).toContainText(REFERENCE);
    await letGo();
    await page.getByRole("tab", { name: "Votes" }).click();
    await expect(page.getByRole("heading", { name: "Most Voted" })).toBeVisible();
    await page.getByRole("tab", { name: "Price" }).click();
    const again = page.waitForEvent("load");
    await panel.getByRole("button", { name: "Retry" }).click();
    await again;
    await expect(page.locator("html[data-interactive]")).toBeAttached();
    await page.getByRole("tab", { name: "Price" }).click();
    await expect(panel.getByText("#1 Top Rated")).toBeVisible();
  });
});

test("prerendered text stays readable, whatever is missing", async ({ context }) => {
  await test.step("fault 24: image missing before the page became interactive → a clinic's first letter all the same", async () => {
    const page = await context.newPage();
    const letGo = await holdAnswers(page, "**/assets/index-*.js");
    await page.route("**/logos.svg", (route) => route.fulfill({ status: 404 }));
    const answered = page.waitForResponse("**/logos.svg");
    await page.goto("/clinic/reprofit", { waitUntil: "commit" });
    await (await answered).finished();
    await letGo();
    await expect(page.locator("article header").getByText("R", { exact: true })).toBeVisible();
    await expect(page.locator("article header img")).toHaveCount(0);
  });

  await context.clock.install();
  await test.step("fault 5: the code of a page that can be read already hangs → it stays readable", async () => {
    const page = await context.newPage();
    const letGo = await holdAnswers(page, "**/assets/GlossaryPage-*.js");
    const asked = page.waitForRequest("**/assets/GlossaryPage-*.js");
    await page.goto("/glossary", { waitUntil: "commit" });
    await asked;
    await page.waitForFunction(isTakenOver);
    await page.clock.runFor(60_000);
    await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
    await letGo();
    await expect(page.locator("html[data-interactive]")).toBeAttached();
  });
});
