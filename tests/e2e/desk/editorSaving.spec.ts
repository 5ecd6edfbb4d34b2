import { expect } from "@playwright/test";
import { field, htmlField, openPosts, rowOf, someTitle, StoredPosts } from "../../support/adminPage.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { test } from "../../support/test.ts";
import { expectToast } from "../../support/votingPage.ts";

test("what is typed while a save is under way stays, and is a change of the post that was just made", async ({
  page,
}) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Typed while saving");
  await openPosts(page);
  await page.getByRole("link", { name: "New Post" }).click();
  await field(page, "Title").fill(title);
  await (await htmlField(page)).fill("<p>First</p>");
  const release = await holdAnswers(page, "**/rest/v1/blog_posts?*");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await (await htmlField(page)).fill("<p>First and second</p>");
  await release();
  await expectToast(page, "Blog post created successfully", "What you typed since is not saved yet.");
  await expect(await htmlField(page)).toHaveValue("<p>First and second</p>");
  expect((await posts.find(title))?.content).toBe("<p>First</p>");

  await page.getByRole("link", { name: "Back to Admin" }).click();
  await page.getByRole("link", { name: `Go on writing “${title}”` }).click();
  await expect(page.getByText("is kept in this browser")).toBeVisible();
  await expect(page.getByText("has saved the post since")).toBeHidden();
  await page.getByRole("button", { name: "Restore it" }).click();
  await page.getByRole("button", { name: "Update" }).click();
  await expectToast(page, "Blog post updated successfully", "");
  expect((await posts.find(title))?.content).toBe("<p>First and second</p>");
  await expect(page.getByText("Unsaved text is kept")).toBeHidden();
  await posts.remove(title);
});

test("what is typed during a save can be saved by the next click", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Saved twice");
  await posts.add({ title });
  await openPosts(page);
  await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
  await (await htmlField(page)).fill("<p>First</p>");
  const release = await holdAnswers(page, "**/rest/v1/blog_posts?*");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await (await htmlField(page)).fill("<p>Second</p>");
  await release();
  await expectToast(page, "Blog post updated successfully", "What you typed since is not saved yet.");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page).toHaveURL("/admin/blog");
  expect((await posts.find(title))?.content).toBe("<p>Second</p>");
  await posts.remove(title);
});

test("replacing a newer version saves only what the form takes", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Replaced");
  const { id } = await posts.add({ title });
  await openPosts(page);
  await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
  await (await htmlField(page)).fill("<p>Mine</p>");
  await posts.change(id, { content: "<p>Theirs</p>" });
  const release = await holdAnswers(page, "**/rest/v1/blog_posts?*");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await field(page, "Slug").fill("Not an address");
  await release();
  const replace = page.getByRole("button", { name: "Replace it with my text" });
  await replace.click();
  await expectToast(page, "Error", "Please look at the marked fields");
  await expect(field(page, "Slug")).toHaveAttribute("aria-invalid", "true");
  expect((await posts.find(title))?.content).toBe("<p>Theirs</p>");
  await field(page, "Slug").fill(`e2e-${id}`);
  await page.getByRole("button", { name: "Update" }).click();
  await expectToast(page, "Blog post updated successfully", "");
  expect((await posts.find(title))?.content).toBe("<p>Mine</p>");
  await posts.remove(title);
});
