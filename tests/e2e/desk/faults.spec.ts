import { expect } from "@playwright/test";
import { logIn, logInToList, openPosts, rowOf, someTitle, StoredPosts } from "../../support/adminPage.ts";
import { test } from "../../support/faultTest.ts";
import { expectToast } from "../../support/votingPage.ts";

test("fault 13: localStorage throws → login says why it cannot, and the site works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await logIn(page);
  await expect(page.getByRole("alert")).toContainText("doesn't let this site store anything");
  await page.goto("/blog");
  await expect(page.getByRole("article").first()).toBeVisible();
});

for (const days of [1, -1]) {
  test(`fault 17: clock ${days} day off → login works and does not loop`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    await logInToList(page);
    await page.reload();
    await expect(rowOf(page, "What the price list leaves out").getByText("Draft")).toBeVisible();
    await expect(page).toHaveURL("/admin/blog");
  });
}

test("fault 21: sign-out in tab A → tab B locks on its next action", async ({ page, context }) => {
  await logInToList(page);
  const other = await context.newPage();
  await other.goto("/admin/blog/new");
  await expect(other.getByRole("heading", { name: "New post" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin/login");
  await expect(other).toHaveURL("/admin/login");
  await other.goto("/admin/blog");
  await expect(other).toHaveURL("/admin/login");
});

test("signing out works without a connection too", async ({ page, context }) => {
  await logInToList(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin/login");
  await context.setOffline(false);
  await page.reload();
  await page.goto("/admin/blog");
  await expect(page).toHaveURL("/admin/login");
  expect(await page.evaluate(() => localStorage.getItem("ivf-admin-session"))).toBeNull();
});

test("the list says what failed, and goes on", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Stubborn post");
  await posts.add({ title });
  await openPosts(page);
  const row = rowOf(page, title);
  await page.route("**/rest/v1/blog_posts?*", (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 500, json: { message: "x" } }),
  );
  await row.getByRole("button", { name: "Publish" }).click();
  await expectToast(page, "Failed to update post status", "");
  await row.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Failed to delete blog post", "");
  await expect(row).toContainText("Draft");
  await posts.remove(title);
});

test("fault 20: deleting a deleted post → the list refreshes", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Twice deleted");
  await posts.add({ title });
  await openPosts(page);
  await expect(rowOf(page, title)).toBeVisible();
  await posts.remove(title);
  await rowOf(page, title)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Blog post deleted successfully", "");
  await expect(rowOf(page, title)).toBeHidden();
});
