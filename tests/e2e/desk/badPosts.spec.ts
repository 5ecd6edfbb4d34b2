import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { field, htmlField, openPosts, rowOf, someTitle, StoredPosts } from "../../support/adminPage.ts";
import { paste } from "../../support/giantText.ts";
import { expectToast } from "../../support/votingPage.ts";

test("a post at the address 'new' is written, read and edited like any other", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("New");
  await openPosts(page);
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

test("the longest content that can be stored is read without a wait", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle("Long");
  const paragraph = `<p>${"Long words. ".repeat(40)}</p>`;
  const content = `${paragraph.repeat(Math.floor(499_000 / paragraph.length))}<p>The end.</p>`;
  const { slug } = await posts.add({ title, content, published: true });
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText("The end.")).toBeAttached({ timeout: 90_000 });
  await posts.remove(title);
});

test("a post with a hostile title and text shows the words and runs nothing", async ({ page }) => {
  const posts = new StoredPosts(page);
  const title = someTitle(`</script><img src=x onerror="window.ran=1">`);
  const { slug } = await posts.add({
    title,
    published: true,
    content: `<p>Safe text</p><img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">link</a>`,
  });
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Safe text")).toBeVisible();
  await page.getByText("link", { exact: true }).click();
  const json = await page.locator('head script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json ?? "")).toMatchObject({ headline: title });
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(errors).toEqual([]);
  await posts.remove(title);
});

for (const [what, piece] of [
  ["words", "Long words. "],
  ["elements", "<p>x</p>"],
] as const) {
  test(`2 MB of ${what} in the editor are refused beside the field, quickly, and not sent`, async ({
    page,
  }) => {
    await openPosts(page);
    await page.getByRole("link", { name: "New Post" }).click();
    await field(page, "Title").fill("Two megabytes");
    const sent: string[] = [];
    page.on("request", (request) => request.url().includes("/rest/v1/") && sent.push(request.method()));
    await paste(await htmlField(page), piece, Math.ceil(2_000_000 / piece.length));
    await page.getByRole("button", { name: "Create" }).click();
    await expect(await htmlField(page)).toHaveAccessibleDescription(/At most 500,000 characters/, {
      timeout: 90_000,
    });
    expect(sent).not.toContain("POST");
    await (await htmlField(page)).fill("<p>Short</p>");
    await expect(await htmlField(page)).not.toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("region", { name: "Preview" })).toContainText("Short");
  });
}
