import { expect } from "@playwright/test";
import { isRecovered, test } from "../../support/test.ts";
import { expectNothingStale, translateContinuously } from "../../support/translation.ts";

test("a page that is translated before its scripts arrive can be used all the same", async ({
  page,
  context,
}) => {
  const thrown: Error[] = [];
  page.on("pageerror", (error) => {
    if (!isRecovered(error)) thrown.push(error);
  });
  await translateContinuously(context, "parsed");
  await page.goto("/");
  await page.getByRole("combobox", { name: /Search clinics/ }).pressSequentially("brno");
  await expect(page.getByText(/clinics? for “brno”/)).toBeVisible();
  await page.getByRole("button", { name: "so far: Reprofit" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Reprofit", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reprofit" })).toBeVisible();
  await expectNothingStale(page);
  expect(thrown).toEqual([]);
});
