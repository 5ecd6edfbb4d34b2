import { expect, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";
import {
  field,
  htmlField,
  openAdminPage,
  rowOf,
  signInHere,
  someTitle,
  StoredPosts,
} from "../../support/adminPage.ts";
import { expectToast } from "../../support/votingPage.ts";

const CATEGORY = "5b1f6d1e-0000-4000-8000-000000000002";

async function follow(page: Page, name: string) {
  await page.getByRole("main").getByRole("link", { name }).click();
}

test("a post is written, edited by its id, and never mixed with what another admin saved", async ({
  page,
}) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Second of its name");
  await openAdminPage(page, "/admin/blog/new");
  await test.step("an address that is in use is said beside the field, and nothing is lost", async () => {
    await field(page, "Title").fill(title);
    await field(page, "Slug").fill("how-to-read-an-ivf-success-rate");
    await field(page, "Category").selectOption(CATEGORY);
    await (await htmlField(page)).fill("<p>Text</p>");
    await page.getByLabel("Published").check();
    await page.getByRole("button", { name: "Create" }).click();
    await expectToast(page, "Failed to create blog post", "");
    await expect(page.getByText("This address is already in use")).toBeVisible();
    await expect(field(page, "Slug")).toBeFocused();
    await field(page, "Slug").fill("new");
    await page.getByRole("button", { name: "Create" }).dblclick();
    await expectToast(page, "Blog post created successfully", "");
    await expect(rowOf(page, title)).toHaveCount(1);
  });
  await test.step("a post at the address 'new' is written, read and edited like any other", async () => {
    await follow(page, "New Post");
    await expect(field(page, "Title")).toHaveValue("");
    await page.goto("/blog/new");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goto("/admin/blog");
    await rowOf(page, title).getByRole("link", { name: "Edit" }).click();
    await expect(field(page, "Slug")).toHaveValue("new");
  });
  await test.step("an edited post loads by its id, with its category", async () => {
    const { id } = (await posts.find(title)) ?? {};
    await expect(page).toHaveURL(`/admin/blog/edit/${id}`);
    await expect(field(page, "Title")).toHaveValue(title);
    await expect(field(page, "Category")).toHaveValue(CATEGORY);
  });
  await test.step("fault 19: two admins edit one post → the second is told, never a mix", async () => {
    const mine = '<p>Mine</p><script>alert(1)</script><img src="/x.png" onerror="x()">';
    await (await htmlField(page)).fill(mine);
    const { id = "" } = (await posts.find(title)) ?? {};
    await posts.change(id, { content: "<p>Theirs</p>" });

    await page.getByRole("button", { name: "Update" }).click();
    const dialog = page.getByRole("dialog", { name: "Someone else saved this post while you were editing" });
    await expect(dialog).toBeVisible();
    expect((await posts.find(title))?.content).toBe("<p>Theirs</p>");
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect(await htmlField(page)).toHaveValue(mine);

    await page.getByRole("button", { name: "Update" }).click();
    await dialog.getByRole("button", { name: "Replace it with my text" }).click();
    await expectToast(page, "Blog post updated successfully", "");
  });
  await test.step("an edited post keeps its category and is stored as sanitised HTML", async () => {
    await expect(rowOf(page, title)).toContainText("Tests and treatment");
    expect((await posts.find(title))?.content).toBe(
      '<p>Mine</p><img src="/x.png" loading="lazy" referrerpolicy="no-referrer">',
    );
  });
  await posts.remove(title);
});

test("unsaved text survives a reload, a wrong click and the end of the session", async ({ page }) => {
  await openAdminPage(page, "/admin/blog/new");
  await test.step("unsaved text survives a reload and a wrong click, and is offered back", async () => {
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
    await follow(page, `Continue writing “${title}”`);
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(await htmlField(page)).toHaveValue("<p>Hours of work</p>");

    await follow(page, "Back to Admin");
    await follow(page, `Continue writing “${title}”`);
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect(field(page, "Title")).toHaveValue("");
    await follow(page, "Back to Admin");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("Unsaved text is kept")).toBeHidden();
  });
  await test.step("fault 18: session expires in the editor → text kept, sign in again", async () => {
    await follow(page, "New Post");
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
    await signInHere(page);
    await expect(page).toHaveURL("/admin/blog/new");
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(field(page, "Title")).toHaveValue(title);
    await expect(await htmlField(page)).toHaveValue("<p>Nearly done</p>");
  });
});
