import { expect } from "@playwright/test";
import {
  htmlField,
  logIn,
  openAdminPage,
  openAdminMenu,
  rowOf,
  someTitle,
  StoredPosts,
} from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";
import { holdAnswers } from "../../../support/heldAnswers.ts";
import { holdToasts } from "../../../support/longerTimers.ts";

const POSTS = "**/rest/v1/blog_posts*";

export const loginStates: Visit = async (page, inState) => {
  await holdToasts(page);
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

const BUSY_WEEK = {
  ...{ submissions: 12345, sponsored: 17, reports: 1, suspicious_hours: 4, suspicious_days: 3 },
  old_facts: { facts: 2310, clinics: 411 },
  days: Array.from({ length: 7 }, (_, n) => ({
    ...{ day: `2026-11-${16 + n}`, votes: 30_000 * n, failed_checks: n % 3, bans: 0, submissions: 40 - n },
  })),
};

export const overviewStates: Visit = async (page, inState) => {
  await openAdminPage(page, "/admin");
  await expect(page.getByRole("heading", { name: "The last seven days" })).toBeVisible();
  await inState("what waits");
  await page.getByText("Day by day", { exact: true }).click();
  await expect(page.getByText("0 bans").first()).toBeVisible();
  await inState("day by day");
  const calls = "**/rest/v1/rpc/admin_overview";
  const letGo = await holdAnswers(page, calls);
  await page.reload();
  await expect(page.getByText("Loading the overview...")).toBeAttached();
  await inState("loading");
  await letGo();
  await page.route(calls, (route) => route.fulfill({ json: BUSY_WEEK }));
  await page.reload();
  await expect(page.getByText("12,345")).toBeVisible();
  await inState("a busy week");
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdminMenu(page);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await inState("the administration's menu on a phone");
  if (before) await page.setViewportSize(before);
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText("We couldn't load the overview")).toBeVisible();
  await inState("error");
};

const UNUSED_PICTURES = "**/rest/v1/rpc/unused_pictures*";

export const postListStates: Visit = async (page, inState) => {
  await openAdminPage(page, "/admin/blog");
  await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
  await inState("posts");
  await page.getByLabel("Search posts by title or excerpt").fill("nothing like this");
  await expect(page.getByText("No posts found")).toBeVisible();
  await inState("no posts found");
  await page.getByRole("button", { name: "Show all posts" }).click();
  const row = rowOf(page, "What the price list leaves out");
  await row.getByRole("button", { name: /^Delete/ }).click();
  await inState("asked before deleting");
  await page.keyboard.press("Escape");
  await page.getByText("Unused pictures").click();
  await expect(page.getByText("Every picture older than a day is used in a post.")).toBeVisible();
  await page.route(UNUSED_PICTURES, (route) =>
    route.fulfill({
      json: [{ name: `2026/${"0".repeat(36)}.png`, created_at: "2026-11-01T12:00:00+00:00" }],
    }),
  );
  await page.reload();
  await page.getByText("Unused pictures").click();
  await page.getByRole("button", { name: "Delete the picture of 1 Nov 2026" }).click();
  await inState("an unused picture");
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("The picture was not deleted", { exact: true })).toBeVisible();
  await page.route(POSTS, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText("No blog posts yet")).toBeVisible();
  await inState("no posts");
};

export const newPostStates: Visit = async (page, inState) => {
  await holdToasts(page);
  await openAdminPage(page, "/admin/blog");
  await page.getByRole("link", { name: "New Post" }).click();
  await expect(page.getByRole("textbox", { name: "Content" })).toBeVisible();
  await inState("empty");
  await page.getByRole("button", { name: "Create" }).click();
  const missing = page.getByRole("listitem").filter({ hasText: "Title and content are required" });
  await missing.hover();
  await inState("gaps named");
  await missing.getByRole("button", { name: "Close" }).click();
  await page.getByLabel("Title", { exact: true }).fill(someTitle("Examined"));
  await page.getByLabel("Published").check();
  await page.getByLabel("Publish on").fill("2001-03-05T09:00");
  await page.getByLabel("Publish on").blur();
  await expect(page.getByText("Choose a time within the next two years")).toBeVisible();
  await inState("a date that is past");
  await page.getByLabel("Published").uncheck();
  await page.getByRole("toolbar").getByRole("button", { name: "Link" }).click();
  await page.getByRole("button", { name: "Add", exact: true }).last().click();
  await inState("a link without an address");
  await page.keyboard.press("Escape");
  await page.getByRole("toolbar").getByRole("button", { name: "Picture" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add" }).click();
  await inState("a picture without an address");
  await page.keyboard.press("Escape");
  await (await htmlField(page)).fill("<h2>Part one</h2><p>Words</p><ul><li>One</li></ul>");
  await page.getByLabel("Keywords", { exact: true }).fill("ivf");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Part one");
  await inState("preview");
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await expect(page.getByText("Unsaved text is kept in this browser")).toBeVisible();
  await inState("unsaved text in the list");
  await page.getByRole("link", { name: /Continue writing/ }).click();
  await expect(page.getByRole("button", { name: "Restore it" })).toBeVisible();
  await inState("unsaved text offered");
};

export const editPostStates: Visit = async (page, inState) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Edited by two");
  const { id } = await posts.add({ title });
  await holdToasts(page);
  await openAdminPage(page, "/admin/blog");
  await page.goto(`/admin/blog/edit/${id}`);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await expect(page.getByRole("textbox", { name: "Content" })).toBeVisible();
  await inState("a post");
  await posts.change(id, { content: "<table><tbody><tr><td>1</td></tr></tbody></table>" });
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit as HTML" })).toBeVisible();
  await inState("a text that the visual editor would not keep");
  await page.getByLabel("Excerpt", { exact: true }).fill("Mine");
  await page.route(POSTS, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.getByRole("button", { name: "Update" }).click();
  const failed = page.getByRole("listitem").filter({ hasText: "Failed to update blog post" });
  await failed.hover();
  await inState("saving failed");
  await failed.getByRole("button", { name: "Close" }).click();
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

export const categoryStates: Visit = async (page, inState) => {
  await openAdminPage(page, "/admin/blog/categories");
  await expect(page.getByRole("button", { name: /^Rename / }).first()).toBeVisible();
  await inState("categories");
  await page.getByRole("button", { name: "Add" }).click();
  await inState("a name is missing");
  await page
    .getByRole("button", { name: /^Rename / })
    .first()
    .click();
  await inState("renaming");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await inState("asked before deleting");
};
