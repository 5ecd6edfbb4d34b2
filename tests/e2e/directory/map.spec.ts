import { expect } from "@playwright/test";
import { pressByKeyboard } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";

test("by keyboard at 360 px a city is chosen on the map, the list follows, and distances are told in words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/?country=czechia&country=poland");
  await pressByKeyboard(page, page.getByRole("button", { name: "Show on a map" }));
  const map = page.getByRole("region", { name: "Map" });
  const warsaw = map.getByRole("button", { name: /^Warsaw, \d+ clinics/ }).first();
  await pressByKeyboard(page, warsaw);
  await expect(page).toHaveURL(/&city=warsaw$/);
  await expect(warsaw).toHaveAttribute("aria-pressed", "true");
  await expect(warsaw).toBeFocused();
  const count = /\d+/.exec((await warsaw.textContent()) ?? "")?.[0];
  await expect(page.getByRole("status").filter({ hasText: `${count} clinics` })).toBeVisible();

  await map.getByLabel("Distance from").selectOption("Vienna");
  await expect(warsaw).toHaveAccessibleName(/^Warsaw, \d+ clinics, 55\d km in a straight line from Vienna$/);
  const listed = map.getByRole("list", { name: "Cities" }).getByRole("button");
  await expect(listed.first()).toHaveText(/^Brno, \d+ clinics, 11\d km$/);
  await expect(map.getByText(/^In a straight line from Vienna/)).toBeVisible();

  const boxes = await map
    .locator("li > button.absolute, li > button.absolute > span.absolute")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(12);
  const overlapping = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(overlapping).toEqual([]);
});
