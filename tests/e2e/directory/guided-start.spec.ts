import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { pressByKeyboard, tabTo } from "../../support/keyboard.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("four questions are answered by keyboard on a phone, survive a reload, and no age leaves the browser", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/");
  await pressByKeyboard(page, page.getByRole("link", { name: "Find clinics that fit me" }));
  await expect(page.getByRole("heading", { level: 1, name: "Find clinics that fit you" })).toBeFocused();

  const question = (name: RegExp) => page.getByRole("heading", { level: 2, name });
  const next = page.getByRole("button", { name: "Next" });
  await pressByKeyboard(page, page.getByRole("button", { name: "Skip this question" }));
  await expect(question(/^Question 2 of 4 How old are you/)).toBeFocused();
  await expect(question(/How old/)).toBeInViewport();
  await tabTo(page, page.getByLabel("Under 35"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await pressByKeyboard(page, next);
  await expect(question(/^Question 3 of 4/)).toBeFocused();
  await tabTo(page, page.getByLabel(/^German/));
  await page.keyboard.press("Space");

  await page.reload();
  await expect(page.getByLabel(/^German/)).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel("40 to 42")).toBeChecked();
  await page.goForward();
  await pressByKeyboard(page, next);
  await tabTo(page, page.getByLabel("The city nearest to you"));
  await page.keyboard.type("Ostr");
  await tabTo(page, page.getByLabel("Up to 100 km"));
  await page.keyboard.press("ArrowDown");
  await pressByKeyboard(page, page.getByRole("button", { name: "See my clinics" }));

  await expect(question(/What your answers lead to/)).toBeFocused();
  await expect(page.getByText(/Look at results for women aged 40 to 42/)).toBeVisible();
  const list = page.getByRole("link", { name: /^See (this|these)/ });
  await pressByKeyboard(page, page.getByRole("button", { name: /on my shortlist$/ }));
  await expect(page.getByText(/^Your shortlist has/)).toBeVisible();
  await pressByKeyboard(page, list);
  await expect(page).toHaveURL(/^[^?]*\/\?city=[a-z&=-]*&spoken=de$/);
  await expect(page.getByRole("button", { name: "Remove Speaks German" })).toBeVisible();
  expect(sent.filter((request) => /40-42|[?&#/]age\b|guided-start"/.test(request))).toEqual([]);
});
