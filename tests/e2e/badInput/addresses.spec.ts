import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";

/** What no page may do, whatever its address: throw, or be without a heading. */
async function open(page: Page, path: string): Promise<Error[]> {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(path);
  return errors;
}

for (const [path, heading] of [
  ["/clinic/%E0%A4%A", "Clinic Not Found"],
  ["/clinic/%", "Clinic Not Found"],
  ["/clinic/%00", "Clinic Not Found"],
  ["/clinic/..%2Fadmin", "Clinic Not Found"],
  [`/clinic/${"x".repeat(8_000)}`, "Clinic Not Found"],
  ["/blog/%", "Post Not Found"],
  ["/blog/%E0%A4%A", "Post Not Found"],
  ["/blog/%00", "Post Not Found"],
  ["/regions/%E0%A4%A", "Oops! Page not found"],
  ["/%E0%A4%A", "Oops! Page not found"],
] as const) {
  test(`${path.slice(0, 30)} is told '${heading}', and leads on`, async ({ page }) => {
    const errors = await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
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

for (const [path, term] of [
  ["/?search=%E0%A4%A", "%E0%A4%A"],
  ["/?search=%", "%"],
  ["/?search=brno&search=warsaw", "brno"],
  ["/?search[]=brno&x=%E0%A4%A#%E0%A4%A", ""],
  ["/?search=%00", "\0"],
  ["/?search=%3Cimg%20src=x%20onerror=alert(1)%3E", "<img src=x onerror=alert(1)>"],
] as const) {
  test(`the search of ${path} is read as far as it can be, and can be changed`, async ({ page }) => {
    const errors = await open(page, path);
    const box = page.getByRole("combobox", { name: /Search clinics/ });
    // Broken bytes are shown as browsers show them.
    if (/^[\w<]/.test(term)) await expect(box).toHaveValue(term);
    await box.fill("krakow");
    await expect(page.getByText("2 clinics for “krakow”")).toBeVisible();
    // What is not ours in the address stays.
    await expect(page).toHaveURL(/^[^?]*\/\?([^#]*&)?search=krakow$/);
    expect(errors).toEqual([]);
  });
}

test("10,000 characters in the address or in the box are cut to a hundred", async ({ page }) => {
  const errors = await open(page, `/?search=${"x".repeat(10_000)}`);
  const box = page.getByRole("combobox", { name: /Search clinics/ });
  await expect(box).toHaveValue("x".repeat(100));
  await expect(page.getByText("No clinics found")).toBeVisible();
  await box.fill("💉".repeat(10_000));
  await expect(box).toHaveValue("💉".repeat(50));
  await expect(page.getByText("No clinics found")).toBeVisible();
  await page.goto("/blog");
  const blogBox = page.getByRole("textbox", { name: /Search posts/ });
  await blogBox.fill("y".repeat(10_000));
  await expect(blogBox).toHaveValue("y".repeat(100));
  await expect(page.getByText("No posts found")).toBeVisible();
  expect(errors).toEqual([]);
});
