import { expect } from "@playwright/test";
import { openDesk } from "../../support/adminPage.ts";
import { test } from "../../support/test.ts";

test("the desk says which rules are due, with the way to each", async ({ page }) => {
  await openDesk(page, "/admin");
  await page.getByRole("link", { name: /rules? (is|are) due for a check/ }).click();
  const weak = page.getByRole("listitem").filter({ hasText: "United Kingdom: How long embryos keep" });
  await expect(weak).toContainText("visitors read ‘not known to us’");
  await expect(weak.getByRole("link", { name: /Human Fertilisation/ })).toHaveAttribute("href", /^https:/);
});
