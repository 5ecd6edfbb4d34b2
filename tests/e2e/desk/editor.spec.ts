import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";
import {
  field,
  htmlField,
  logInToList,
  openDesk,
  openPosts,
  rowOf,
  someTitle,
  StoredPosts,
} from "../../support/adminPage.ts";
import { expectToast } from "../../support/votingPage.ts";

async function openNew(page: Page) {
  await openDesk(page, "/admin/blog/new");
  await expect(page.getByRole("heading", { name: "New post" })).toBeVisible();
}

// What the fields do while one types is in src/features/admin/blog/typing.test.tsx.

test("an address that is in use is said beside the field, and nothing is lost", async ({ page }) => {
  const posts = new StoredPosts(page);
  await openNew(page);
  const title = someTitle("Second of its name");
  await field(page, "Title").fill(title);
  await field(page, "Slug").fill("how-to-read-an-ivf-success-rate");
  await (await htmlField(page)).fill("<p>Text</p>");
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Failed to create blog post", "");
  await expect(page.getByText("This address is already in use")).toBeVisible();
  await expect(field(page, "Slug")).toBeFocused();
  await field(page, "Slug").fill(`second-${Date.now()}`);
  await page.getByRole("button", { name: "Create" }).dblclick();
  await expectToast(page, "Blog post created successfully", "");
  await expect(rowOf(page, title)).toHaveCount(1);
  await posts.remove(title);
});

test("an edited post loads by its id, keeps its category and stores sanitised HTML", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("To be edited");
  const { id } = await posts.add({ title });
  await posts.change(id, { category_id: "5b1f6d1e-0000-4000-8000-000000000002" });
  await openPosts(page);
  await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(`/admin/blog/edit/${id}`);
  await expect(field(page, "Title")).toHaveValue(title);
  await expect(field(page, "Category")).toHaveValue("5b1f6d1e-0000-4000-8000-000000000002");
  await (await htmlField(page)).fill('<p>Kept</p><script>alert(1)</script><img src="/x.png" onerror="x()">');
  await page.getByRole("button", { name: "Update" }).click();
  await expectToast(page, "Blog post updated successfully", "");
  await expect(rowOf(page, title)).toContainText("Tests and treatment");
  expect((await posts.find(title))?.content).toBe(
    '<p>Kept</p><img src="/x.png" loading="lazy" referrerpolicy="no-referrer">',
  );
  await posts.remove(title);
});

for (const id of ["5b1f6d1e-0000-4000-8000-00000000dead", "how-to-read-an-ivf-success-rate"]) {
  test(`there is nothing to edit at ${id}`, async ({ page }) => {
    await openPosts(page);
    await page.goto(`/admin/blog/edit/${id}`);
    await expect(page.getByText("Post Not Found")).toBeVisible();
    await page.getByRole("link", { name: "Back to Admin" }).click();
    await expect(page).toHaveURL("/admin/blog");
  });
}

test("a failed save keeps the text and can be repeated", async ({ page, context }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Saved at the second try");
  await openNew(page);
  await field(page, "Title").fill(title);
  await (await htmlField(page)).fill("<p>Long work</p>");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Failed to create blog post", "");
  await expect(await htmlField(page)).toHaveValue("<p>Long work</p>");
  await expect(page.getByText("Not saved. Your text is still here.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Blog post created successfully", "");
  await posts.remove(title);
});

test("unsaved text survives a reload and a wrong click, and is offered back", async ({ page }) => {
  await openNew(page);
  const title = someTitle("Half a post");
  await field(page, "Title").fill(title);
  await (await htmlField(page)).fill("<p>Hours of work</p>");
  page.once("dialog", (dialog) => void dialog.accept());
  const asked = page.waitForEvent("dialog");
  await page.reload();
  expect((await asked).type()).toBe("beforeunload");

  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(field(page, "Title")).toHaveValue(title);
  await page.getByRole("link", { name: "Blog", exact: true }).first().click();
  await expect(page).toHaveURL("/blog");
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: `Go on writing “${title}”` }).click();
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(await htmlField(page)).toHaveValue("<p>Hours of work</p>");

  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto("/admin/blog/new");
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(field(page, "Title")).toHaveValue("");
  await page.goto("/admin/blog");
  await expect(page.getByText("Unsaved text is kept")).toBeHidden();
});

test("fault 18: session expires in the editor → text kept, sign in again", async ({ page }) => {
  await openNew(page);
  const title = someTitle("Cut off");
  await field(page, "Title").fill(title);
  await (await htmlField(page)).fill("<p>Nearly done</p>");
  await page.route("**/auth/v1/token?grant_type=refresh_token", (route) =>
    route.fulfill({
      status: 400,
      json: { error_code: "refresh_token_not_found", msg: "Invalid Refresh Token" },
    }),
  );
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("ivf-admin-session") ?? "{}");
    localStorage.setItem("ivf-admin-session", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL("/admin/login");
  await page.unroute("**/auth/v1/token?grant_type=refresh_token");
  await logInToList(page);
  await page.getByRole("link", { name: `Go on writing “${title}”` }).click();
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(await htmlField(page)).toHaveValue("<p>Nearly done</p>");
});

test("fault 19: two admins edit one post → the second is told, never a mix", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Two admins");
  const { id } = await posts.add({ title });
  await openPosts(page);
  await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
  await (await htmlField(page)).fill("<p>Mine</p>");
  await posts.change(id, { content: "<p>Theirs</p>" });

  await page.getByRole("button", { name: "Update" }).click();
  const dialog = page.getByRole("dialog", { name: "Someone else saved this post while you were editing" });
  await expect(dialog).toBeVisible();
  expect((await posts.find(title))?.content).toBe("<p>Theirs</p>");
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect(await htmlField(page)).toHaveValue("<p>Mine</p>");

  await page.getByRole("button", { name: "Update" }).click();
  await dialog.getByRole("button", { name: "Replace it with my text" }).click();
  await expectToast(page, "Blog post updated successfully", "");
  expect((await posts.find(title))?.content).toBe("<p>Mine</p>");
  await posts.remove(title);
});

test("a post that was deleted while it was edited can be saved as a new one", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Deleted while edited");
  await posts.add({ title });
  await openPosts(page);
  await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
  await (await htmlField(page)).fill("<p>Mine</p>");
  await posts.remove(title);
  await page.getByRole("button", { name: "Update" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save as a new post" }).click();
  await expectToast(page, "Blog post created successfully", "");
  expect((await posts.find(title))?.content).toBe("<p>Mine</p>");
  await posts.remove(title);
});

test("unsaved text of a post that is gone is offered, and can become a new one", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Gone");
  const { id } = await posts.add({ title });
  await openPosts(page);
  await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
  await (await htmlField(page)).fill("<p>Mine</p>");
  await posts.remove(title);
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await page.getByRole("link", { name: /^Go on writing .*Gone/ }).click();
  await expect(page.getByText("Someone has deleted the post.")).toBeVisible();
  await page.getByRole("button", { name: "Restore it" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Blog post created successfully", "");
  expect((await posts.find(title))?.content).toBe("<p>Mine</p>");
  expect(await page.evaluate((key) => localStorage.getItem(key), `ivf-admin-draft:${id}`)).toBeNull();
  await posts.remove(title);
});
