import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";
import {
  field,
  htmlField,
  logInToList,
  openAdminPage,
  rowOf,
  someTitle,
  StoredPosts,
} from "../../support/adminPage.ts";
import { expectToast } from "../../support/votingPage.ts";

async function openNew(page: Page) {
  await openAdminPage(page, "/admin/blog/new");
  await expect(page.getByRole("heading", { name: "New post" })).toBeVisible();
}

test("a post is written, edited by its id, and never mixed with what another admin saved", async ({
  page,
}) => {
  const posts = new StoredPosts(page);
  await test.step("an address that is in use is said beside the field, and nothing is lost", async () => {
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
  await test.step("an edited post loads by its id, keeps its category and stores sanitised HTML", async () => {
    const title = someTitle("To be edited");
    const { id } = await posts.add({ title });
    await posts.change(id, { category_id: "5b1f6d1e-0000-4000-8000-000000000002" });
    await page.goto("/admin/blog");
    await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
    await expect(page).toHaveURL(`/admin/blog/edit/${id}`);
    await expect(field(page, "Title")).toHaveValue(title);
    await expect(field(page, "Category")).toHaveValue("5b1f6d1e-0000-4000-8000-000000000002");
    await (
      await htmlField(page)
    ).fill('<p>Kept</p><script>alert(1)</script><img src="/x.png" onerror="x()">');
    await page.getByRole("button", { name: "Update" }).click();
    await expectToast(page, "Blog post updated successfully", "");
    await expect(rowOf(page, title)).toContainText("Tests and treatment");
    expect((await posts.find(title))?.content).toBe(
      '<p>Kept</p><img src="/x.png" loading="lazy" referrerpolicy="no-referrer">',
    );
    await posts.remove(title);
  });
  await test.step("fault 19: two admins edit one post → the second is told, never a mix", async () => {
    const title = someTitle("Two admins");
    const { id } = await posts.add({ title });
    await page.goto("/admin/blog");
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
  await test.step("a post at the address 'new' is written, read and edited like any other", async () => {
    const title = someTitle("New");
    await page.goto("/admin/blog");
    await page.getByRole("link", { name: "New Post" }).click();
    await field(page, "Title").fill(title);
    await field(page, "Slug").fill("new");
    await (await htmlField(page)).fill("<p>Its text</p>");
    await page.getByLabel("Published").check();
    await page.getByRole("button", { name: "Create" }).click();
    await expectToast(page, "Blog post created successfully", "");

    await page.goto("/blog/new");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goto("/admin/blog");
    await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
    await expect(field(page, "Slug")).toHaveValue("new");
    await page.goto("/admin/blog/new");
    await expect(field(page, "Title")).toHaveValue("");
    await posts.remove(title);
  });
});

test("unsaved text survives a reload, a wrong click and the end of the session", async ({ page }) => {
  await test.step("unsaved text survives a reload and a wrong click, and is offered back", async () => {
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
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL("/blog");
    await page.goto("/admin/blog");
    await page.getByRole("link", { name: `Continue writing “${title}”` }).click();
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(await htmlField(page)).toHaveValue("<p>Hours of work</p>");

    page.once("dialog", (dialog) => void dialog.accept());
    await page.goto("/admin/blog/new");
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect(field(page, "Title")).toHaveValue("");
    await page.goto("/admin/blog");
    await expect(page.getByText("Unsaved text is kept")).toBeHidden();
  });
  await test.step("fault 18: session expires in the editor → text kept, sign in again", async () => {
    await page.goto("/admin/blog/new");
    const title = someTitle("Cut off");
    await field(page, "Title").fill(title);
    await (await htmlField(page)).fill("<p>Nearly done</p>");
    await page.route("**/auth/v1/token?grant_type=refresh_token", (route) =>
      route.fulfill({
        status: 400,
        json: { error_code: "refresh_token_not_found", msg: "Invalid Refresh Token" },
      }),
    );
    // In one step: the client looks at its session by itself now and then.
    await page.getByRole("button", { name: "Create" }).evaluate((create: HTMLButtonElement) => {
      const session = JSON.parse(localStorage.getItem("ivf-admin-session") ?? "{}");
      localStorage.setItem("ivf-admin-session", JSON.stringify({ ...session, expires_at: 1 }));
      create.click();
    });
    await expect(page).toHaveURL("/admin/login");
    await page.unroute("**/auth/v1/token?grant_type=refresh_token");
    await logInToList(page);
    await page.getByRole("link", { name: `Continue writing “${title}”` }).click();
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(await htmlField(page)).toHaveValue("<p>Nearly done</p>");
  });
});
