import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { bringIntoSight } from "../../support/settled.ts";
import { test } from "../../support/test.ts";
import { acceptDisclaimers } from "../../support/disclaimers.ts";
import { ALL_CLINICS } from "../../support/seededClinics.ts";

const cards = "main ul > li article:has(a[href^='/clinic/'])";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const topOf = async (link: Locator) => (await link.boundingBox())?.y ?? NaN;

/** On phones the cards above may have got their heights meanwhile. */
async function expectTop(link: Locator, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThan(2);
}

async function openClinicFarDown(page: Page) {
  const more = page.getByRole("button", { name: /Show more/ });
  await bringIntoSight(page, more);
  await more.click();
  await expect(page.locator(cards).nth(11).getByRole("link").first()).toBeFocused();
  const link = page.locator(cards).nth(17).getByRole("link").first();
  await bringIntoSight(page, link);
  const top = await topOf(link);
  expect(await scrolled(page)).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByRole("link", { name: "Back to Clinics" })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  return { top, link };
}

async function openBlog(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/blog");
  // What a page does once it is idle: second presses, and names that move.
  await expect(page.locator("html")).toHaveClass(/moves/);
  return page;
}

test("Back restores the place in the list, the open map too; Forward and a reload restore it on the clinic's page", async ({
  context,
}) => {
  for (const width of [360, 1280]) {
    await test.step(`on a screen of ${width} px`, async () => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/");
      await page.getByRole("button", { name: "Show on a map" }).click();
      await page.getByLabel("Distance from").selectOption("Vienna");
      const { top, link } = await openClinicFarDown(page);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrolled(page)).toBe(300);
      await page.goBack();
      await expect(link).toBeFocused();
      await expectTop(link, top);
      await expect(page.getByLabel("Distance from")).toHaveValue("Vienna");
      await page.goForward();
      await expect(page).toHaveURL(/clinic/);
      await expect.poll(() => scrolled(page)).toBe(300);
      await page.reload();
      // Late fonts may move the page by as much as the lines above grew or shrank.
      await expect.poll(async () => Math.abs((await scrolled(page)) - 300)).toBeLessThan(30);
    });
  }
});

test("'Back to Clinics' goes back to the place in the list, once, or to the list for visitors from elsewhere", async ({
  page: first,
  context,
}) => {
  await test.step("'Back to Clinics' leads to the search, the filter and the place that one left", async () => {
    const page = first;
    await page.goto("/");
    const search = page.getByRole("combobox", { name: /Search clinics/ });
    await search.fill("Czech");
    await expect(page).toHaveURL("/?search=Czech");
    await expect(page.getByText("clinics for “Czech”")).toBeVisible();
    await page.getByRole("checkbox", { name: /^Czechia/ }).click();
    await expect(page).toHaveURL("/?search=Czech&country=czechia");
    const link = page.locator(cards).nth(9).getByRole("link").first();
    await bringIntoSight(page, link);
    const top = await topOf(link);
    await link.click();
    const backToClinics = page.getByRole("link", { name: "Back to Clinics" });
    await expect(backToClinics).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/moves/);
    for (const _ of ["once", "again"]) {
      await page.getByRole("link", { name: "Skip to content" }).press("Enter");
      await expect(page).toHaveURL(/#content$/);
    }
    await backToClinics.click();
    await expect(link).toBeFocused();
    await expect(search).toHaveValue("Czech");
    await expect(page.getByRole("button", { name: "Remove Czechia" })).toBeVisible();
    await expectTop(link, top);
  });

  await test.step("'Back to Clinics' pressed twice goes back once", async () => {
    const page = await openBlog(context);
    await page.getByRole("banner").getByRole("link", { name: "Clinics" }).click();
    await page.locator(cards).first().getByRole("link").first().click();
    await page.getByRole("link", { name: "Back to Clinics" }).dblclick();
    // The second click may focus what is there by then.
    await expect(page.locator(cards).first().getByRole("link").first()).toBeInViewport();
    await expect(page).toHaveURL("/");
  });

  await test.step("a second press that comes once the next page is there follows none of its links", async () => {
    const page = await openBlog(context);
    await page.getByRole("banner").getByRole("link", { name: "Clinics" }).click();
    const link = page.locator(cards).first().getByRole("link").first();
    await link.click();
    await page.getByRole("link", { name: "Back to Clinics" }).click();
    await expect(link).toBeInViewport();
    const target = page.getByRole("banner").getByRole("link", { name: "Learn" });
    await target.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await target.click({ trial: true });
    await expect(page).toHaveURL("/");
    await target.click();
    await expect(page).toHaveURL("/learn");
  });

  await test.step("'Back to Clinics' leads visitors from elsewhere to the list", async () => {
    const page = await context.newPage();
    await page.goto("/regions/czech-republic/brno");
    await page.getByRole("link", { name: "Reprofit" }).first().click();
    await page.getByRole("link", { name: "Back to Clinics" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});

test("a clinic's name moves from its card to its page and back, and stands still for who wants no motion", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const [moves, begun]: [string[][], Promise<void>[]] = [[], []];
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = begin(...given);
      const look = async () => {
        await transition.ready;
        const animations = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        // React takes the rest of the page out by animations without a duration.
        const moving = animations.filter((effect) => effect.getComputedTiming().duration !== 0);
        moves.push(moving.map(({ pseudoElement }) => pseudoElement ?? ""));
      };
      begun.push(look());
      return transition;
    };
    Object.assign(window, { moves: () => Promise.all(begun).then(() => moves) });
  });
  const moves = () =>
    page.evaluate(() => (window as unknown as { moves: () => Promise<string[][]> }).moves());
  await page.setViewportSize({ width: 360, height: 740 });
  const goAndComeBack = async () => {
    await page.goto("/");
    await page.locator("html.moves").waitFor();
    const link = page.locator(cards).nth(3).getByRole("link").first();
    const address = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(String(address));
    await page.getByRole("link", { name: "Back to Clinics" }).click();
    await expect(page.locator(`${cards} h3 a[href="${address}"]`)).toBeFocused();
  };
  await goAndComeBack();
  await expect.poll(async () => (await moves()).length).toBe(2);
  for (const parts of await moves()) {
    expect(parts).toContain("::view-transition-group(clinic-name)");
    expect(parts).not.toContain("::view-transition-group(root)");
    expect(parts).toContain("::view-transition-old(clinic-name)");
    expect(parts).toContain("::view-transition-new(clinic-name)");
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goAndComeBack();
  expect((await moves()).flat().filter((part) => part.startsWith("::view-transition"))).toEqual([]);
});

test("a press while a name moves reaches the new page", async ({ page }) => {
  await page.goto("/");
  await page.locator("html.moves").waitFor();
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync("::view-transition-group(*) { animation-duration: 600s !important }");
    document.adoptedStyleSheets.push(slow);
  });
  await page.locator(cards).nth(3).getByRole("link").first().click();
  await page.locator("html:active-view-transition").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Learn" }).click();
  await expect(page).toHaveURL("/learn");
});

test("'Back' leads to its own page, even after following an anchor on the page before", async ({ page }) => {
  await acceptDisclaimers(page);
  await page.goto("/");
  await page.locator(cards).first().getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Back to Clinics" })).toBeVisible();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL(/#content$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Sperm analysis" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Sperm Analysis/ })).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/");
});
