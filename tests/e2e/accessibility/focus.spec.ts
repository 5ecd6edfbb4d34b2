import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";
import { acceptDisclaimers } from "../../support/disclaimers.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { tabTo } from "../../support/keyboard.ts";
import { untilSettled } from "../../support/settled.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the first stop of the Tab key leads past the header, and each navigation to the main heading, with a new title, at the top", async ({
  page,
}) => {
  await acceptDisclaimers(page);
  await page.goto("/");
  await untilSettled(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();

  await page.reload();
  const footer = page.getByRole("navigation", { name: "Footer" }).getByRole("link");
  const titles = [await page.title()];
  await expect(footer).not.toHaveCount(0);
  for (const link of await footer.all()) {
    const name = await link.innerText();
    await link.click();
    await expect(heading(page), name).toBeFocused();
    expect(await page.evaluate(() => scrollY), name).toBe(0);
    expect(titles, name).not.toContain(await page.title());
    titles.push(await page.title());
  }
});

test("a link to a search leads to the directory, where its results are", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const directory = page.getByRole("heading", { level: 2, name: "Clinics" });
  await page.goto("/regions/czech-republic/brno");
  await page.getByRole("link", { name: /^Browse All/ }).click();
  await expect(page).toHaveURL("/?search=brno");
  await expect(directory).toBeFocused();
  const results = page.getByRole("main").getByRole("article");
  await expect(page.locator("#results-count")).toBeInViewport();
  await expect(results.first()).toBeInViewport();
  await page.goto("/?search=krakow");
  await expect(page.getByRole("status").filter({ hasText: "2 clinics" })).toBeInViewport();
  await expect(results.first()).toBeInViewport();
  await page.goto("/?utm_source=newsletter");
  await untilSettled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a link to a word of the glossary leads to that word, and all such words are there", async ({
  page,
}) => {
  await page.goto("/clinic/reprofit");
  await page.getByRole("link", { name: "What a success rate says" }).click();
  await expect(page).toHaveURL("/glossary#success-rate");
  await expect(page.locator("#success-rate")).toBeFocused();
  await expect(page.locator("#success-rate")).toBeInViewport();
  await expect(page.locator("#success-rate")).toHaveCSS("padding-left", "16px");
  await expect(page.locator("#icsi")).toHaveCSS("padding-left", "0px");
  const linked = new Set<string>();
  for (const path of ["/", "/clinic/reprofit", "/sperm-analysis", "/ivf-calculator"]) {
    await page.goto(path);
    const links = page.locator("main a[href^='/glossary#']");
    expect(await links.count(), path).toBeGreaterThan(0);
    for (const link of await links.all()) linked.add((await link.getAttribute("href")) ?? "");
  }
  await page.goto("/glossary");
  for (const address of linked) await expect(page.locator(address.replace("/glossary", ""))).toBeVisible();
});

test("a heading that comes later than its page takes the focus over, and a slow page says that it loads", async ({
  page,
}) => {
  const letGo = await holdAnswers(page, "**/rest/v1/clinics*");
  await page.goto("/clinic/no-such-clinic");
  await expect(page.getByText("Loading clinic details...")).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, "", "/clinic/neither-this-one");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(heading(page)).toBeFocused();
  await letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Clinic Not Found" })).toBeFocused();

  await page.goto("/");
  const letScriptGo = await holdAnswers(page, "**/assets/GlossaryPage-*.js");
  await page.getByRole("link", { name: "Glossary", exact: true }).click();
  await expect(page.getByText("Loading page...")).toBeVisible();
  await letScriptGo();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText("Loading page...")).toBeHidden();
});

for (const path of ["/ivf-calculator", "/sperm-analysis"]) {
  test(`the disclaimer of ${path} leaves the focus on the heading, and its question on the first gap`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await page.reload();
    await page.getByRole("button", { name: "I Understand" }).click();
    const submit = page.locator("button[type=submit]");
    await tabTo(page, submit);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator("form [aria-invalid]").first()).toBeFocused();
  });
}

test("every stop of the Tab key can be seen, in the order of the page", async ({ page }) => {
  await acceptDisclaimers(page);
  await page.setViewportSize({ width: 1000, height: 500 });
  for (const path of ["/", "/clinic/reprofit", "/add-clinic", "/sperm-analysis", "/blog", "/admin/login"]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    expect(await page.locator("[tabindex]:not([tabindex='0']):not([tabindex='-1'])").count(), path).toBe(0);
    const stops = new Set<string>();
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(describeFocus);
      if (stop === null || stops.has(stop.at)) break;
      stops.add(stop.at);
      expect.soft(stop.outline, `${path}: ${stop.at}`).toBe(true);
      expect.soft(stop.isCovered, `${path}: ${stop.at}`).toBe(false);
    }
    expect(stops.size, path).toBeGreaterThan(10);
  }
});

function describeFocus() {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const shown = element.matches("input[type=radio]") ? (element.closest("label") ?? element) : element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const outlines = [element, shown].map((each) => getComputedStyle(each).outlineStyle);
  return {
    at: `${element.tagName} ${element.innerText || element.id} ${Math.round(left)} ${Math.round(top + scrollY)}`,
    outline: outlines.some((style) => style !== "none"),
    isCovered: over === null || !(shown.contains(over) || over.contains(shown)),
  };
}
