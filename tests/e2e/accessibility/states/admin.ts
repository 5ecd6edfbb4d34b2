import { expect } from "@playwright/test";
import { logIn, logInToList, rowOf, someTitle, StoredPosts } from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";
import { holdAnswers } from "../../../support/heldAnswers.ts";

const POSTS = "**/rest/v1/blog_posts*";

export const loginStates: Visit = async (page, inState) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await inState("empty");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Enter your password")).toBeVisible();
  await inState("gaps named");
  const check = "**/functions/v1/verify-admin-password";
  await page.route(check, (route) => route.fulfill({ json: { success: false } }));
  const letGo = await holdAnswers(page, check);
  await logIn(page);
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  await inState("signing in");
  await letGo();
  await page.getByRole("listitem").filter({ hasText: "Authentication Failed" }).hover();
  await inState("refused");
};

export const postListStates: Visit = async (page, inState) => {
  await logInToList(page);
  await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
  await inState("posts");
  const row = rowOf(page, "What the price list leaves out");
  await row.getByRole("button", { name: /^Delete/ }).click();
  await inState("asked before deleting");
  await page.keyboard.press("Escape");
  const letGo = await holdAnswers(page, POSTS);
  await page.reload();
  await expect(page.getByText("Loading blog posts...")).toBeVisible();
  await inState("loading");
  await letGo();
  await page.route(POSTS, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText("No blog posts yet")).toBeVisible();
  await inState("no posts");
  await page.unroute(POSTS);
  await page.route(POSTS, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText("Error loading blog posts.")).toBeVisible();
  await inState("error");
};

export const newPostStates: Visit = async (page, inState) => {
  await logInToList(page);
  await page.getByRole("link", { name: "New Post" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toBeVisible();
  await inState("empty");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("listitem").filter({ hasText: "Title and content are required" }).hover();
  await inState("gaps named");
  await page.getByLabel("Title", { exact: true }).fill(someTitle("Examined"));
  await page
    .getByLabel("Content", { exact: true })
    .fill("<h2>Part one</h2><p>Words</p><ul><li>One</li></ul>");
  await page.getByLabel("Keywords", { exact: true }).fill("ivf");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Part one");
  await inState("preview");
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await expect(page.getByText("Unsaved text is kept in this browser")).toBeVisible();
  await inState("unsaved text in the list");
  await page.getByRole("link", { name: /Go on writing/ }).click();
  await expect(page.getByRole("button", { name: "Restore it" })).toBeVisible();
  await inState("unsaved text offered");
};

export const editPostStates: Visit = async (page, inState) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Edited by two");
  const { id } = await posts.add({ title });
  await logInToList(page);
  await page.goto(`/admin/blog/edit/${id}`);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await inState("a post");
  await page.getByLabel("Excerpt", { exact: true }).fill("Mine");
  await page.route(POSTS, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.getByRole("button", { name: "Update" }).click();
  await page.getByRole("listitem").filter({ hasText: "Failed to update blog post" }).hover();
  await inState("saving failed");
  await page.unroute(POSTS);
  await posts.change(id, { excerpt: "By the other" });
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("dialog", { name: /Someone else saved/ })).toBeVisible();
  await inState("a conflict");
  await posts.remove(title);
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("dialog", { name: /deleted while you were editing/ })).toBeVisible();
  await inState("deleted by someone else");
  await page.goto("/admin/blog/edit/5b1f6d1e-0000-4000-8000-00000000dead");
  await expect(page.getByText("Post Not Found")).toBeVisible();
  await inState("unknown");
};
