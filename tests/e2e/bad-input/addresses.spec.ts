import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";

function collectErrors(page: Page): Error[] {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  return errors;
}

/** What servers, databases and browsers may stumble over; `src/app/addresses.test.tsx` opens others. */
const NONSENSE = [
  [
    "Clinic Not Found",
    ["/clinic/%E0%A4%A", "/clinic/%00", "/clinic/..%2Fadmin", `/clinic/${"x".repeat(8_000)}`],
  ],
  ["Post Not Found", ["/blog/%", "/blog/%00", "/blog/%25_*(),.", "/blog/what-the-price-list-leaves-out"]],
  ["Country Not Found", ["/regions/%00", "/countries/%E0%A4%A"]],
  ["Oops! Page not found", ["/%E0%A4%A"]],
] as const;

test("a nonsense address, or that of a draft, says what isn't there and offers a way on", async ({
  page,
}) => {
  const errors = collectErrors(page);
  for (const [heading, paths] of NONSENSE) {
    for (const path of paths) {
      await page.goto(path);
      await expect.soft(page.getByRole("heading", { level: 1 }), path.slice(0, 30)).toHaveText(heading);
    }
    await page
      .getByRole("main")
      .getByRole("link", { name: /^(Return to Home|Back to|All countries)/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/(blog|countries)?$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
  }
  expect(errors).toEqual([]);
});

test("an address with a slash too many opens the page that the server sends, and its filters work", async ({
  page,
  baseURL,
}) => {
  const errors = collectErrors(page);
  for (const [path, merged] of [
    ["//clinic/reprofit?from=mail#rates", "/clinic/reprofit?from=mail#rates"],
    ["/clinic//reprofit/", "/clinic/reprofit/"],
  ] as const) {
    await page.goto(`${baseURL}${path}`);
    await expect(page).toHaveURL(`${baseURL}${merged}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reprofit");
  }
  await page.goto(`${baseURL}//`);
  await page.getByRole("combobox", { name: /Search clinics/ }).fill("gennet");
  await expect(page).toHaveURL(`${baseURL}/?search=gennet`);
  expect(errors).toEqual([]);
});

test("a search of broken bytes or of 10,000 characters is searched for, cut to a hundred, and fits a phone", async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/?search=%E0%A4%A&search=%");
  await expect(page.getByRole("status").filter({ hasText: "Searched for “\uFFFD%A”" })).toBeVisible();
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
