import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { test, waitUntilInteractive } from "../../support/test.ts";
import ICAL from "ical.js";
import { chooseByKeyboard, tabTo } from "../../support/keyboard.ts";
import { recordRequests } from "../../support/recordRequests.ts";

const FLAG = "due-date-disclaimer-accepted";

async function acceptForGood(page: Page) {
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, page.getByRole("checkbox", { name: "Don't show this message again", exact: true }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "I Understand", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("by keyboard only, and without the backend: from the disclaimer to the timeline, on paper, in a calendar and in a link", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route(/\/(rest|auth|functions)\/v1\//, (route) => route.abort());
  const asked = recordRequests(page);
  await page.goto("/ivf-calculator");
  await acceptForGood(page);
  const showTimeline = page.getByRole("button", { name: "Show Full Timeline", exact: true });
  const milestones = page.getByRole("list", { name: "Milestones" }).getByRole("listitem");

  await test.step("missing fields and impossible dates get a message", async () => {
    await tabTo(page, showTimeline);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toContainText(
      "Please fill out both conception type and date to see your timeline.",
    );
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText("Choose how the pregnancy began.", { exact: true })).toBeVisible();
    await chooseByKeyboard(page, page.getByLabel("Conception type"), "Day 5");
    await expect(page.getByLabel("Conception type")).toHaveValue("day-5");
    await page.keyboard.press("Tab");
    await page.keyboard.type("02312026");
    await tabTo(page, page.getByRole("button", { name: "Calculate Timeline", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Transfer date")).toHaveAccessibleDescription(/doesn’t exist/);
    await expect(page.locator("body")).not.toContainText(/Invalid Date|NaN/);
  });

  await test.step("the due date and the timeline", async () => {
    await tabTo(page, page.getByLabel("Transfer date"));
    await page.keyboard.type("01202026");
    await expect(page.getByLabel("Transfer date")).toHaveValue("2026-01-20");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /8 October 2026/ })).toBeFocused();
    await tabTo(page, showTimeline);
    await page.keyboard.press("Enter");
    await expect(milestones).toHaveCount(12);
    await expect(milestones.first()).toContainText(
      "Pregnancy test29 Jan 2026 – 3 Feb 2026 (usually 9 to 14 days after transfer)",
    );
    await expect(milestones.last()).toContainText("Full term17 Sep 2026");
  });

  await test.step("the calendar file", async () => {
    await tabTo(page, page.getByRole("button", { name: "Save to calendar (.ics)", exact: true }));
    const downloading = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("pregnancy-due-2026-10-08.ics");
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
    expect(calendar.getAllSubcomponents("vevent")).toHaveLength(13);
  });

  await test.step("the link holds the calculation where no server sees it", async () => {
    await tabTo(page, page.getByRole("button", { name: "Copy link", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Link copied/)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).search).toBe("");
    expect(new URL(copied).hash).toBe("#type=day-5&date=2026-01-20");
  });

  await test.step("paper has the timeline without the form", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("form", { name: "Your dates" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByText("8 October 2026")).toBeVisible();
    await expect(page.getByRole("list", { name: "Milestones" })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("a shared link opens its calculation, without the disclaimer that was accepted for good", async () => {
    await page.goto("about:blank");
    await page.goto("/ivf-calculator#type=last-period&date=2024-02-29");
    await expect(page.getByText("5 December 2024")).toBeVisible();
    await expect(page.getByText(/Naegele’s rule/)).toContainText("6 December 2024");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goto("about:blank");
    await page.goto("/ivf-calculator#type=conception&date=2026-01-15");
    await expect(page.getByText("8 October 2026")).toBeVisible();
  });

  await test.step("the references open in new tabs and lead back", async () => {
    await page.goto("/references");
    await expect(page.getByRole("link", { name: /^View Source/ }).first()).toHaveAttribute(
      "target",
      "_blank",
    );
    await tabTo(page, page.getByRole("link", { name: "Back to Calculator", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/ivf-calculator$/);
  });
  expect(asked.filter((url) => /2026-01-20|2024-02-29|2026-01-15/.test(url.replace(/#\S*/, "")))).toEqual([]);
});

test("what was entered before the page became interactive is kept", async ({ page }) => {
  const { promise: held, resolve: deliver } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript((key) => localStorage.setItem(key, "true"), FLAG);
  await page.goto("/ivf-calculator", { waitUntil: "commit" });
  await page.getByLabel("Conception type").selectOption("Day 5 Embryo");
  await page.getByLabel("Date", { exact: true }).fill("2026-01-20");
  deliver();
  await expect(page.getByText("The day the embryo was transferred.")).toBeVisible();
  await expect(page.getByLabel("Transfer date")).toHaveValue("2026-01-20");
  await page.getByRole("button", { name: "Calculate Timeline" }).click();
  await expect(page.getByText("8 October 2026")).toBeVisible();
});

test("fault 17: the tools use the local date, and the due date is the same everywhere", async ({
  browser,
  baseURL,
}) => {
  for (const timezoneId of ["UTC", "Europe/Prague", "America/Los_Angeles", "Pacific/Auckland"]) {
    await test.step(`in ${timezoneId}`, async () => {
      const context = await browser.newContext({ timezoneId, baseURL });
      context.on("page", waitUntilInteractive);
      const page = await context.newPage();
      await page.addInitScript((key) => localStorage.setItem(key, "true"), FLAG);
      // On the day the clocks change in Prague.
      await page.clock.setFixedTime(await localTime(page, 2026, 9, 25, 23, 30));
      await page.goto("/ivf-calculator");
      await expect(page.getByLabel("Date", { exact: true })).toHaveValue("2026-10-25");
      await page.getByLabel("Conception type").selectOption("Day 5 Embryo");
      await page.getByRole("button", { name: "Calculate Timeline" }).click();
      await expect(page.getByRole("heading", { name: /13 July 2027/ })).toBeVisible();
      await expect(page.getByText("2 weeks + 5 days")).toBeVisible();
      await context.close();
    });
  }
});

async function localTime(page: Page, ...parts: [number, number, number, number, number]): Promise<number> {
  return await page.evaluate((local) => new Date(...local).getTime(), parts);
}
