import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { field, htmlField, openAdminPage, someTitle, StoredPosts } from "../../support/adminPage.ts";
import { paste } from "../../support/giantText.ts";

test("the longest post that can be stored is readable, and a hostile one is only text", async ({ page }) => {
  const posts = new StoredPosts(page);
  await test.step("the longest content that can be stored is read without a wait", async () => {
    const title = someTitle("Long");
    const paragraph = `<p>${"Long words. ".repeat(40)}</p>`;
    const content = `${paragraph.repeat(Math.floor(499_000 / paragraph.length))}<p>The end.</p>`;
    const { slug } = await posts.add({ title, content, published: true });
    await page.goto(`/blog/${slug}`);
    await expect(page.getByText("The end.")).toBeAttached();
    await posts.remove(title);
  });
  await test.step("a post with a hostile title and text shows the words and runs nothing", async () => {
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
});

test("2 MB in the editor are refused beside the field, quickly, and not sent", async ({ page }) => {
  await openAdminPage(page, "/admin/blog/new");
  await field(page, "Title").fill("Two megabytes");
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/rest/v1/") && sent.push(request.method()));
  await paste(await htmlField(page), "<p>x</p>", 250_000);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(await htmlField(page)).toHaveAccessibleDescription(/At most 500,000 characters/);
  expect(sent).not.toContain("POST");
  await (await htmlField(page)).fill("<p>Short</p>");
  await expect(await htmlField(page)).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Short");
  expect(sent).not.toContain("POST");
});
