import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { chooseByKeyboard, pressByKeyboard, tabTo } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";
import { recordRequests } from "../../support/recordRequests.ts";

/** As `id day`, with their sequence. */
async function saveCalendar(page: Page) {
  const downloading = page.waitForEvent("download");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save to calendar (.ics)" }));
  const file = await readFile(await (await downloading).path(), "utf8");
  const events = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  return {
    ids: events.map(({ uid }) => uid),
    days: events.map(({ startDate }) => startDate.toString()),
    sequence: events[0]?.sequence ?? 0,
  };
}

test("the dates of a trip, by keyboard on a phone: a calendar whose events move, and nothing leaves the browser", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-10-20T22:00:00");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/plan/dates");
  const sent = recordRequests(page);
  await tabTo(page, page.getByLabel("IVF with your own eggs"));
  await page.keyboard.press("Space");
  const firstDay = page.getByLabel("First day of bleeding");
  await tabTo(page, firstDay);
  await page.keyboard.type("02312026");
  await tabTo(page, page.getByLabel("No, or it is still to come"));
  await expect(firstDay).toHaveAccessibleDescription(/doesn’t exist/);
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByLabel(/From which hour/));
  await page.keyboard.type("20");
  await firstDay.focus();
  await page.keyboard.type("10202026");
  await chooseByKeyboard(page, page.getByLabel("Country of treatment"), "Austria");

  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(/between Wed 28 Oct 2026 and Fri 13 Nov 2026\.$/);
  await expect(page.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveCount(8);
  await expect(page.getByText("By Wed 7 Oct 2026")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const first = await saveCalendar(page);
  await page.clock.setFixedTime("2026-10-21T12:00:00");
  await page.reload();
  await expect(page.getByLabel(/From which hour/)).toHaveValue("20");
  await tabTo(page, page.getByLabel("No, earlier"));
  await page.keyboard.press("ArrowDown");
  await expect(status).toHaveText(/between Thu 29 Oct 2026 and Fri 13 Nov 2026\.$/);
  const second = await saveCalendar(page);
  expect(second.ids).toEqual(first.ids);
  expect(new Set(second.ids).size).toBe(second.ids.length);
  expect(second.days).not.toEqual(first.days);
  expect(second.sequence).toBeGreaterThan(first.sequence);

  await pressByKeyboard(page, page.getByRole("button", { name: "Delete my dates" }));
  await expect(page.getByLabel("IVF with your own eggs")).toBeFocused();
  await expect(page.getByText("You: own eggs")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("plan-dates"))).toBeNull();
  await expect(page).toHaveURL("/plan/dates");
  expect(sent.filter((each) => /2026-10|own-eggs|austria/i.test(each))).toEqual([]);
});

test("on a phone the form begins on the first screen, its dates are a press away until they are in view, paper shows them without the questions, and a deletion in another tab empties it", async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime("2026-10-01T12:00:00");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/plan/dates");
  await expect(page.getByText("Which treatment?")).toBeInViewport();
  await page.getByLabel("Donor eggs", { exact: true }).check();
  await page.getByLabel("Transfer date").fill("2026-11-30");
  const heading = page.getByRole("heading", { name: "Your dates" });
  const bar = page.getByText("See your dates");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(heading).not.toBeInViewport();
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(bar).toBeHidden();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "What we count from" })).toBeHidden();
  await expect(page.getByRole("list", { name: "Steps" })).toBeVisible();
  await expect(page.getByText("Donor eggs, counted from the transfer on Mon 30 Nov 2026.")).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  const other = await context.newPage();
  await other.clock.setFixedTime("2026-10-01T12:00:00");
  await other.goto("/plan/dates");
  await other.getByRole("button", { name: "Delete my dates" }).click();
  await expect(page.getByRole("list", { name: "Steps" })).toHaveCount(0);
  await expect(page.getByLabel("Transfer date")).toHaveValue("");
});
