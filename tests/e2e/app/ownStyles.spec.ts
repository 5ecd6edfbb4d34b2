import { expect, type Page, type Route } from "@playwright/test";
import { test } from "../../support/test.ts";

const PATHS = [
  ...["/", "/clinic/reprofit", "/countries", "/countries/czech-republic", "/regions/poland/krakow"],
  ...["/plan", "/plan/folder", "/sperm-analysis", "/add-clinic", "/blog/how-to-read-an-ivf-success-rate"],
];
const SCRIPTS_AND_FONTS = /\.(js|woff2)$/;

const LOOKS = [
  ...[
    "display",
    "position",
    "visibility",
    "opacity",
    "transform",
    "content",
    "color",
    "background",
    "border",
  ],
  ...["font", "padding", "margin", "gap", "box-shadow", "text-decoration", "fill", "stroke", "grid-template"],
];

function looksOf(properties: string[]): string[] {
  return [...document.querySelectorAll("body *:not(link, script, style)")].map((element, index) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const looks = [null, "::before", "::after"].map((part) => {
      const style = getComputedStyle(element, part);
      return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
    });
    return [index, element.tagName, element.className, x, y, width, height, ...looks].join(" ");
  });
}

async function looksAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  return await page.evaluate(looksOf, LOOKS);
}

/** Otherwise only a script adds it. */
async function addRestOfStyles(route: Route): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  const [link = ""] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  await route.fulfill({ response, body: html.replace("</body>", `${link}</body>`) });
}

test.describe("Before any script has come", () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, colorScheme] of [
    [360, "light"],
    [1280, "dark"],
  ] as const) {
    test(`a page looks as it will with the whole style sheet, at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.route(SCRIPTS_AND_FONTS, (route) => route.abort());
      for (const path of PATHS) {
        const own = await looksAt(page, path);
        const isPage = (url: URL) => url.pathname === path;
        await page.route(isPage, addRestOfStyles);
        const rest = page.waitForResponse("**/*.css");
        const whole = await looksAt(page, path);
        expect((await rest).ok()).toBe(true);
        expect(whole, path).toEqual(own);
        await page.unroute(isPage);
      }
    });
  }
});
