import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";
import { acceptDisclaimers } from "../../support/disclaimers.ts";
import { routes } from "../../../src/app/routes.tsx";
import { logInToList, rowOf } from "../../support/adminPage.ts";
import { isPublic, PUBLIC_PATHS } from "../../support/publicPaths.ts";
import { routeAt } from "../../support/routeAt.ts";

test.beforeEach(({ page }) => acceptDisclaimers(page));

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** How the pages behind the login are reached; a plain visit of them is sent to the login. */
const OPEN: Record<string, (page: Page) => Promise<void>> = {
  "/admin/blog": logInToList,
  "/admin/blog/new": async (page) => {
    await logInToList(page);
    await page.getByRole("link", { name: "New Post" }).click();
    await expect(page.getByLabel("Title", { exact: true })).toBeVisible();
  },
  "/admin/blog/edit/:id": async (page) => {
    await logInToList(page);
    await rowOf(page, "What the price list leaves out").getByRole("link", { name: /^Edit/ }).click();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("What the price list leaves out");
  },
};
const BEHIND_THE_LOGIN = routes.map(({ path }) => path).filter((path) => !isPublic(path));

for (const path of [...PUBLIC_PATHS, ...BEHIND_THE_LOGIN]) {
  test(`${path} fits every window, larger text and wider spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await (OPEN[path] ? OPEN[path](page) : page.goto(path));
    await expectAtRoute(page, path);
    await expect(page.locator("h1")).toBeAttached();
    await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
    expect.soft(await page.evaluate(findClipped), "320 px wide").toEqual([]);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(findClipped), `${width} px wide`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const spacing = await page.addStyleTag({ content: SPACING });
    expect.soft(await page.evaluate(findClipped), "320 px wide, wider spacing").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await page.evaluate(findClipped), "1280 px wide, wider spacing").toEqual([]);
    await spacing.evaluate((element) => element.parentNode?.removeChild(element));
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    expect.soft(await page.evaluate(findClipped), "1280 px wide, text twice as large").toEqual([]);
    await page.setViewportSize({ width: 640, height: 640 });
    expect.soft(await page.evaluate(findClipped), "640 px wide, text twice as large").toEqual([]);
  });
}

test("every ranking of the leaderboard fits a phone, before our fonts are there too", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  for (const tab of ["Votes", "Price", "Success", "Reviews"]) {
    await page.getByRole("tab", { name: tab }).click();
    const panel = page.getByRole("tabpanel", { name: tab });
    await expect(panel.getByText("#1 Top Rated")).toBeVisible();
    const overruns = await panel.evaluate((element) => {
      const edge = element.getBoundingClientRect().right + 0.5;
      const inside = [...element.querySelectorAll("a, span, p")];
      return inside
        .filter((each) => each.getBoundingClientRect().right > edge)
        .map((each) => each.textContent);
    });
    expect.soft(overruns, tab).toEqual([]);
  }
});

/** Or the page that a visitor is sent to would be looked at in its place. */
async function expectAtRoute(page: Page, path: string) {
  const route = routeAt(new URL(path, page.url()).href);
  await expect
    .poll(() => routeAt(page.url()), { message: "the page that is looked at", timeout: 5_000 })
    .toBe(route);
}

test("a page behind the login that is visited like any other fails instead of fitting", async ({ page }) => {
  await page.goto("/admin/blog");
  await expect(page).toHaveURL("/admin/login");
  await expect(expectAtRoute(page, "/admin/blog")).rejects.toThrow("the page that is looked at");
});

async function openHumanCheck(page: Page) {
  await page.goto("/?search=reprofit");
  await page.getByRole("button", { name: "so far: Reprofit" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

test("dialogs fit a narrow window and larger text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHumanCheck(page);
  expect.soft(await page.evaluate(findClipped), "human check").toEqual([]);
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  await page.setViewportSize({ width: 640, height: 640 });
  expect.soft(await page.evaluate(findClipped), "human check, larger text").toEqual([]);
  await page.getByRole("button", { name: "Place the baby in the crib" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Place the baby in the crib" })).toBeInViewport();
});

/** What makes the page scroll sideways, lies outside of it, or holds text that is cut off. */
function findClipped(): string[] {
  const page = document.documentElement;
  const found: string[] = [];
  if (page.scrollWidth > window.innerWidth) found.push(`the page is ${page.scrollWidth} px wide`);
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const { clip, clipPath, overflowX, textOverflow } = getComputedStyle(element);
    const name = `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
    const isHiddenOnPurpose =
      clipPath !== "none" ||
      clip !== "auto" ||
      element.closest(".sr-only, [aria-hidden=true]") !== null ||
      !element.checkVisibility();
    if (isHiddenOnPurpose) continue;
    const { left, right, width } = element.getBoundingClientRect();
    const scrolls = element.closest("table, pre") !== null;
    if (
      width > 0 &&
      !scrolls &&
      (left < -1 || right > window.innerWidth + 1) &&
      !element.matches("a[href='#content']")
    ) {
      found.push(`${name} from ${Math.round(left)} to ${Math.round(right)}`);
    }
    const cuts = overflowX === "hidden" || overflowX === "clip" || textOverflow === "ellipsis";
    if (cuts && element.scrollWidth > element.clientWidth + 1 && element.innerText.trim() !== "") {
      found.push(`${name} is cut`);
    }
  }
  return found;
}
