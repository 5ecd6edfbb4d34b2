import { expect } from "@playwright/test";
import { test, waitUntilInteractive } from "../../support/test.ts";
import { field, htmlField, openAdminPage, rowOf, someTitle, StoredPosts } from "../../support/adminPage.ts";
import { chooseByKeyboard, pressByKeyboard, typeByKeyboard } from "../../support/keyboard.ts";
import { expectToast } from "../../support/votingPage.ts";

test("by keyboard alone: a category is added, renamed and deleted, and its post lives on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const posts = new StoredPosts(page);
  const [name, title] = [someTitle("Costs"), someTitle("Filed")];
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await posts.add({ title });
  await openAdminPage(page, "/admin/blog");
  await pressByKeyboard(page, page.getByRole("link", { name: "Categories" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "Add", exact: true }));
  await expect(page.getByText("Give the category a name")).toBeVisible();
  await expect(field(page, "New category")).toBeFocused();
  await page.keyboard.insertText(name);
  await page.keyboard.press("Enter");
  await expectToast(page, "Category added", "");
  await expect(row).toContainText("0 posts");

  await typeByKeyboard(page, "New category", name.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is a category of this name already")).toBeVisible();

  await pressByKeyboard(page, row.getByRole("button", { name: "Rename" }));
  await page.keyboard.press("End");
  await page.keyboard.insertText(" and prices");
  await page.keyboard.press("Enter");
  await expectToast(page, "Category renamed", "");
  await expect(row.getByRole("button", { name: "Rename" })).toBeFocused();

  await pressByKeyboard(page, page.getByRole("link", { name: "Back to the posts" }));
  await typeByKeyboard(page, "Search posts by title or excerpt", title);
  await pressByKeyboard(page, rowOf(page, title).getByRole("link", { name: "Edit" }));
  await chooseByKeyboard(page, field(page, "Category"), name);
  await pressByKeyboard(page, page.getByRole("button", { name: "Update" }));
  await expectToast(page, "Blog post updated successfully", "");
  await expect(rowOf(page, title)).toContainText(`${name} and prices`);

  await page.getByLabel("In the category").selectOption({ label: `${name} and prices` });
  await expect(page.getByText("1 post", { exact: true })).toBeVisible();
  await page.getByLabel("Show").selectOption("Published");
  await expect(page.getByText("No posts found")).toBeVisible();
  await page.getByRole("link", { name: "Categories" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/categories/i);
  await page.goBack();
  await expect(page.getByText("No posts found")).toBeVisible();
  await page.getByRole("button", { name: "Show all posts" }).click();
  await page.getByLabel("Search posts by title or excerpt").fill(title.toLowerCase());
  await expect(page.getByText("1 post", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Categories" }).click();
  await pressByKeyboard(page, row.getByRole("button", { name: "Delete" }));
  const dialog = page.getByRole("dialog", { name: /^Delete the category/ });
  await expect(dialog).toContainText("1 post stays, without a category.");
  await pressByKeyboard(page, dialog.getByRole("button", { name: "Delete" }));
  await expectToast(page, "Category deleted", "");
  await expect(row).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the posts" }).click();
  await expect(rowOf(page, title)).toBeVisible();
  await expect(rowOf(page, title)).not.toContainText(name);
  await posts.remove(title);
});

test("a scheduled post is hidden until its day, which its editor sees", async ({ browser, page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("In good time");
  const year = new Date().getFullYear() + 1;
  await openAdminPage(page, "/admin/blog/new");
  await field(page, "Title").fill(title);
  await (await htmlField(page)).fill("<p>News</p>");
  await page.getByLabel("Published").check();
  await expect(page.getByText(/^Empty: as soon as you save. Your time zone is .+, .+\.$/)).toBeVisible();
  await page.getByLabel("Publish on").fill("2001-03-05T09:00");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Choose a time within the next two years")).toBeVisible();
  await page.getByLabel("Publish on").fill(`${year}-03-05T09:00`);
  await expect(page.getByText(`Readers see it from 5 March ${year}, 09:00 (`)).toBeVisible();
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Blog post created successfully", "Readers see it from 5 March");
  await expect(rowOf(page, title)).toContainText("Scheduled");
  await expect(rowOf(page, title)).toContainText(`Readers see it from 5 March ${year}, 09:00`);

  const { slug = "" } = (await posts.find(title)) ?? {};
  const context = await browser.newContext();
  context.on("page", waitUntilInteractive);
  const reader = await context.newPage();
  await reader.goto(`/blog/${slug}`);
  await expect(reader.getByText("Post Not Found")).toBeVisible();
  await reader.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(reader.getByRole("status").filter({ hasText: /^\d+ posts?$/ })).toBeVisible();
  await expect(reader.getByText(title)).toHaveCount(0);

  await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("Publish on")).toHaveValue(`${year}-03-05T09:00`);
  await page.getByLabel("Publish on").fill("");
  await page.getByRole("button", { name: "Update" }).click();
  await expectToast(page, "Blog post updated successfully", "");
  await expect(rowOf(page, title).getByText("Published", { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole("link", { name: title })).toBeVisible();
  await context.close();
  await posts.remove(title);
});
