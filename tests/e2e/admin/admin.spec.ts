import { expect, type Page } from "@playwright/test";
import { storedKeys } from "../../support/storedKeys.ts";
import { test } from "../../support/test.ts";
import { adminMenu, LOCAL_ADMIN, rowOf, signInHere, someTitle } from "../../support/adminPage.ts";
import { pressByKeyboard, tabTo, typeByKeyboard } from "../../support/keyboard.ts";
import { expectToast } from "../../support/votingPage.ts";

test("by keyboard alone: log in, create a draft, preview, publish, see it, unpublish, edit, delete, log out", async ({
  page,
}) => {
  const title = someTitle("Keyboard post");
  const row = rowOf(page, title);
  const toast = (words: string) =>
    expect(page.getByRole("listitem").filter({ hasText: words }).last()).toBeVisible();

  await page.goto("/admin/login");
  await typeByKeyboard(page, "Email", LOCAL_ADMIN.email);
  await typeByKeyboard(page, "Password", LOCAL_ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
  await expectToast(page, "Login Successful", "Welcome to the blog administration panel.");
  await pressByKeyboard(page, adminMenu(page).getByRole("link", { name: "Blog" }));
  await expect(page).toHaveURL("/admin/blog");

  await test.step("the list shows published posts by date and then drafts, each with its marks and dates", async () => {
    const post = rowOf(page, "How to read an IVF success rate");
    await expect(post).toContainText("Published");
    await expect(post).toContainText("Choosing a clinic");
    await expect(post).toContainText("Created 2 Sep 2026");
    await expect(post).toContainText("Published 3 Sep 2026");
    const draft = rowOf(page, "What the price list leaves out");
    await expect(draft.getByText("Draft", { exact: true })).toBeVisible();
    await expect(draft).toContainText("Created 10 Nov 2026");
    const titles = await page.getByRole("article").getByRole("heading").allTextContents();
    expect(titles.indexOf("What the price list leaves out")).toBeGreaterThan(
      titles.indexOf("How to read an IVF success rate"),
    );
  });

  await pressByKeyboard(page, page.getByRole("link", { name: "New Post" }));
  await typeByKeyboard(page, "Title", title);
  await typeByKeyboard(page, "Excerpt", "In short");
  await pressByKeyboard(page, page.getByRole("button", { name: "HTML", exact: true }));
  await typeByKeyboard(
    page,
    "Content",
    "<h2>Part one</h2><p onclick='x()'>Words<script>alert(1)</script></p>",
  );
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Part one" })).toBeVisible();
  await expect(preview).not.toContainText("alert");
  await typeByKeyboard(page, "Keywords", " brno ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove brno" })).toBeVisible();
  await pressByKeyboard(page, page.getByRole("button", { name: "Create" }));
  await toast("Blog post created successfully");
  await expect(page).toHaveURL("/admin/blog");
  await expect(row).toContainText("Draft");

  await pressByKeyboard(page, row.getByRole("button", { name: "Publish" }));
  await toast("Post published successfully");
  await expect(row.getByText("Published", { exact: true })).toBeVisible();
  await pressByKeyboard(page, page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }));
  // The address changes first, and the administration's list links this title too.
  await expect(page.getByRole("heading", { level: 1, name: "Fertility Blog" })).toBeVisible();
  await pressByKeyboard(page, page.getByRole("link", { name: title }));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Words")).toBeVisible();

  await page.goBack();
  await page.goBack();
  await pressByKeyboard(page, row.getByRole("button", { name: "Unpublish" }));
  await toast("Post unpublished successfully");
  await expect(row).toContainText("Draft");
  await pressByKeyboard(page, row.getByRole("link", { name: "Edit" }));
  await tabTo(page, page.getByLabel("Excerpt", { exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("Rewritten");
  await pressByKeyboard(page, page.getByRole("button", { name: "Update" }));
  await toast("Blog post updated successfully");
  await expect(row).toContainText("Rewritten");

  await pressByKeyboard(page, row.getByRole("button", { name: "Delete" }));
  await expect(page.getByRole("dialog")).toContainText(`Are you sure you want to delete "${title}"?`);
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await pressByKeyboard(page, page.getByRole("dialog").getByRole("button", { name: "Delete" }));
  await toast("Blog post deleted successfully");
  await expect(row).toBeHidden();

  await pressByKeyboard(page, page.getByRole("button", { name: "Logout" }));
  await expectToast(page, "Logged Out", "You have been successfully logged out.");
  await expect(page).toHaveURL("/admin/login");
  expect(await storedKeys(page)).toEqual([]);
});

async function expectLogin(page: Page) {
  await expect(page).toHaveURL("/admin/login");
  await expect(page.getByLabel("Password")).toBeVisible();
}

test("the guard leads whoever isn't signed in to the login, and the login to the page that was wanted", async ({
  page,
}) => {
  const wanted = "/admin/blog/new?from=mail#content";
  await test.step("a visitor is led to the login", async () => {
    await page.goto(wanted);
    await expectLogin(page);
  });
  await test.step("a flag without a session is not believed, and cleared", async () => {
    await page.evaluate(() => {
      localStorage.setItem("admin_authenticated", "true");
      localStorage.setItem("admin_email", "admin@example.com");
    });
    await page.goto(wanted);
    await expectLogin(page);
    expect(await page.evaluate(() => localStorage.getItem("admin_authenticated"))).toBeNull();
  });
  await test.step("the login leads back to the page that asked for it, with its search, and after a reload too", async () => {
    await page.reload();
    await signInHere(page);
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole("heading", { level: 1, name: "New post" })).toBeVisible();
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await expectLogin(page);
  await test.step("the login leads to no place that a link or another's history names", async () => {
    await page.goto("/admin/login?next=//evil.example&wanted=https://evil.example#//evil.example");
    await page.evaluate(() =>
      history.replaceState({ usr: { wanted: "//evil.example/admin" }, key: "forged", idx: 0 }, ""),
    );
    await page.reload();
    await signInHere(page);
    await expect(page).toHaveURL("/admin");
  });
  await test.step("an admin who is signed in goes from the login straight to the administration, and neither page flickers", async () => {
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toMatchObject({
      admin_authenticated: "true",
      admin_email: LOCAL_ADMIN.email,
      "ivf-admin-session": expect.stringContaining("access_token"),
    });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector("input[type=password]")) Object.assign(window, { flickered: true });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/admin/login");
    await expect(page).toHaveURL("/admin");
    const overview = page.getByRole("heading", { level: 1, name: "Overview" });
    await expect(overview).toBeVisible();
    expect(await page.evaluate(() => "flickered" in window)).toBe(false);
    await page.reload();
    await expect(overview).toBeVisible();
    expect(await page.evaluate(() => "flickered" in window)).toBe(false);
  });
});
