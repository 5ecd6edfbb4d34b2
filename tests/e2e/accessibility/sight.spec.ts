import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";
import { contrast } from "../../support/contrast.ts";
import { acceptDisclaimers } from "../../support/disclaimers.ts";
import { findWithoutEdge } from "../../support/edges.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";

test.beforeEach(({ page }) => acceptDisclaimers(page));

const RESULT = "/ivf-calculator#type=day-5&date=2026-09-01";

test("the border of a field stands out from what lies on either side (WCAG 1.4.11)", async ({ page }) => {
  for (const path of ["/", "/blog", "/add-clinic", "/ivf-calculator", "/sperm-analysis", "/admin/login"]) {
    await page.goto(path);
    const fields = page.locator(
      "main :is(input:not([type=radio], [type=checkbox]), select, textarea), main label:has(> input[type=radio].opacity-0)",
    );
    await expect(fields.first()).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const { name, border, inside, outside } of await fields.evaluateAll(readColours)) {
        const field = `${path}, ${name}, ${colorScheme}`;
        expect.soft(contrast(border, inside), `${field}, inwards`).toBeGreaterThanOrEqual(3);
        expect.soft(contrast(border, outside), `${field}, outwards`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

function readColours(fields: Element[]) {
  const backgroundOf = (element: Element | null): string => {
    if (!element) return "rgb(255, 255, 255)";
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === "rgba(0, 0, 0, 0)" ? backgroundOf(element.parentElement) : backgroundColor;
  };
  return fields.map((field) => ({
    name: field.id || field.textContent,
    border: getComputedStyle(field).borderTopColor,
    inside: backgroundOf(field),
    outside: backgroundOf(field.parentElement),
  }));
}

const running = (page: Page) => page.evaluate(() => document.getAnimations().length);
const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
const textColourOf = (element: Element) => getComputedStyle(element).color;

test.describe("Where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves while a list loads, under the pointer, in a summary and in a dialog", async ({
    page,
  }) => {
    const letGo = await holdAnswers(page, "**/rest/v1/clinics*");
    await page.goto("/clinic/no-such-clinic");
    await expect(page.getByText("Loading clinic details...")).toBeVisible();
    expect(await running(page)).toBe(0);
    await letGo();
    await page.goto("/clinic/reprofit");
    await expect(page.locator("p > .sr-only + [aria-hidden]")).toContainText(/leaves out\.$/);
    await expect(page.locator("p .untyped")).toHaveCount(0);
    await page.getByRole("link", { name: /Visit Website/ }).hover();
    expect(await running(page)).toBe(0);
    await page.getByRole("button", { name: /so far: Reprofit/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await running(page)).toBe(0);
  });
});

test.describe("In forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("a button without an edge would be found, and text on a filled one can be read", async ({ page }) => {
    await page.setContent(`<body style="background: canvas"><main>
      <button style="border: 0; background: canvas">Bare</button><button>Plain</button></main>`);
    expect(await findWithoutEdge(page)).toEqual(["Bare"]);
    await page.goto("/add-clinic");
    const colours = await page.locator("button[type=submit]").evaluate((button) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(button);
      return { color, backgroundColor, forcedColorAdjust };
    });
    expect(contrast(colours.color, colours.backgroundColor)).toBeGreaterThanOrEqual(4.5);
    // Otherwise the browser paints a backplate in the text's own colour.
    expect(colours.forcedColorAdjust).toBe("none");
  });

  test("pictures keep their marks, what is chosen stands out, and the focus is seen", async ({ page }) => {
    const canvas = async () => page.locator("body").evaluate(colourOf);

    await page.goto("/sperm-analysis");
    const limit = page.getByRole("img", { name: /at least/ }).first();
    expect(await limit.locator(".bg-ink").evaluate(colourOf)).not.toBe(await canvas());
    await page.goto(RESULT);
    await expect(page.getByText("Your estimated due date")).toBeVisible();
    const picture = page.getByRole("img", { name: /Picture of the 40 weeks/ });
    expect(await picture.locator(".bg-ink").last().evaluate(colourOf)).not.toBe(await canvas());

    await page.goto("/add-clinic");
    const listing = page.getByRole("radio", { name: /^Standard listing/ });
    await listing.check();
    const label = page.locator("label").filter({ has: listing });
    await expect(label.locator(".text-quiet")).toHaveCSS("color", await label.evaluate(textColourOf));

    await page.goto("/");
    const heart = page.getByRole("button", { name: /^Keep on my shortlist/ }).first();
    await heart.click();
    const pressed = page.getByRole("button", { name: /^On your shortlist/ }).first();
    await expect(pressed.locator("svg")).toHaveCSS("fill", await pressed.evaluate(textColourOf));

    await page.getByRole("button", { name: "Show on a map" }).click();
    const cityWithLabel = page.locator("button[aria-pressed]:has(> .bg-accent-soft)");
    await cityWithLabel.first().click();
    const chosen = page.locator("button[aria-pressed=true]:has(> .bg-accent-soft)");
    const background = await chosen.evaluate(colourOf);
    await expect(chosen.locator(".bg-accent-soft")).toHaveCSS("background-color", background);

    const tab = page.getByRole("tab", { name: "Price" });
    await tab.click();
    expect(await tab.evaluate(colourOf)).not.toBe(
      await page.getByRole("tab", { name: "Votes" }).evaluate(colourOf),
    );
    // The old ranking stays while this one loads, and would take the focus with it.
    await expect(page.getByRole("tabpanel", { name: "Price" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  });
});
