import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";

/** What no page may do, whatever its address: throw, or be without a heading. */
function collectErrors(page: Page): Error[] {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  return errors;
}

for (const [heading, paths] of [
  [
    "Clinic Not Found",
    [
      "/clinic/%E0%A4%A",
      "/clinic/%",
      "/clinic/%00",
      "/clinic/..%2Fadmin",
      `/clinic/${"x".repeat(8_000)}`,
      "/clinic/no-such-clinic",
    ],
  ],
  ["Post Not Found", ["/blog/%", "/blog/%E0%A4%A", "/blog/%00"]],
  ["Oops! Page not found", ["/regions/%E0%A4%A", "/%E0%A4%A"]],
] as const) {
  test(`an address of nonsense is told '${heading}', and led on`, async ({ page }) => {
    const errors = collectErrors(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path.slice(0, 30)).toHaveText(heading);
    }
    await page
      .getByRole("main")
      .getByRole("link", { name: /^(Return to Home|Back to)/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/(blog)?$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
    expect(errors).toEqual([]);
  });
}

test("a search is read from the address as far as it can be, and can be changed", async ({ page }) => {
  const errors = collectErrors(page);
  for (const [path, term] of [
    ["/?search=%E0%A4%A", "%E0%A4%A"],
    ["/?search=%", "%"],
    ["/?search=brno&search=warsaw", "brno"],
    ["/?search[]=brno&x=%E0%A4%A#%E0%A4%A", ""],
    ["/?search=%00", "\0"],
    ["/?search=%3Cimg%20src=x%20onerror=alert(1)%3E", "<img src=x onerror=alert(1)>"],
  ] as const) {
    await page.goto(path);
    const box = page.getByRole("combobox", { name: /Search clinics/ });
    // Broken bytes are shown as browsers show them.
    if (/^[\w<]/.test(term)) await expect(box, path).toHaveValue(term);
    await box.fill("krakow");
    await expect(page.getByText("2 clinics for “krakow”"), path).toBeVisible();
    // What is not ours in the address stays.
    await expect(page, path).toHaveURL(/^[^?]*\/\?([^#]*&)?search=krakow$/);
  }
  expect(errors).toEqual([]);
});

test("10,000 characters in the address or in the box are cut to a hundred", async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/?search=${"x".repeat(10_000)}&country=${"y".repeat(400)}`);
  const box = page.getByRole("combobox", { name: /Search clinics/ });
  await expect(box).toHaveValue("x".repeat(100));
  await expect(page.getByText("No clinics found")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove y/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await box.fill(`x${"💉".repeat(10_000)}`);
  await expect(box).toHaveValue(`x${"💉".repeat(49)}`);
  await expect(page.getByText("No clinics found")).toBeVisible();
  await page.goto("/blog");
  const blogBox = page.getByRole("textbox", { name: /Search posts/ });
  await blogBox.fill("y".repeat(10_000));
  await expect(blogBox).toHaveValue("y".repeat(100));
  await expect(page.getByText("No posts found")).toBeVisible();
  expect(errors).toEqual([]);
});
