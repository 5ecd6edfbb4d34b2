import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

const PATHS = [
  ...["/", "/?search=atlantis", "/clinic/reprofit", "/clinic/kriobank", "/ivf-calculator", "/sperm-analysis"],
  ...["/references", "/blog", "/blog/how-to-read-an-ivf-success-rate", "/add-clinic", "/privacy-policy"],
  ...["/regions/czech-republic", "/regions/poland/krakow", "/how-voting-works", "/admin/login", "/nowhere"],
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`In ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    for (const path of PATHS) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: "networkidle" });
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`),
        ).toEqual([]);
      });
    }
  });
}
