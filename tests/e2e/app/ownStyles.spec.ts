import { expect, type Page } from "@playwright/test";
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

async function restOfStyles(page: Page): Promise<string> {
  const [, file = ""] = /href="(\/assets\/rest-[^"]+\.css)"/.exec(await page.content()) ?? [];
  return await (await page.request.get(file)).text();
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
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const own = await page.evaluate(looksOf, LOOKS);
        await page.addStyleTag({ content: await restOfStyles(page) });
        expect(await page.evaluate(looksOf, LOOKS), path).toEqual(own);
      }
    });
  }
});
