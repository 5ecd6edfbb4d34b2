import { expect } from "@playwright/test";
import { changeAsAdmin, LOCAL_ADMIN, openAdminPage, someTitle } from "../../support/adminPage.ts";
import { chooseByKeyboard, pressByKeyboard } from "../../support/keyboard.ts";
import { untilSettled } from "../../support/settled.ts";
import { test } from "../../support/test.ts";

const content = (word: string) =>
  `<p>${"Words that stay. ".repeat(60)}${word}<img src=x onerror=alert(1)></p>`;

test("by keyboard alone an earlier state is found in the history of a clinic, put back, and that is undone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const established = async () => {
    const answer = await page.request.get("/rest/v1/clinics?select=established&id=eq.gyncentrum", {
      headers: { apikey: "sb_publishable_embedded-backend" },
    });
    return (await answer.json())[0].established;
  };
  const before = await established();
  await changeAsAdmin(page.request, "clinics", { id: "eq.gyncentrum" }, { established: 1987 });
  await openAdminPage(page, "/admin/history");
  const changes = page.getByRole("article");
  const changed = changes.filter({ hasText: "1987" }).filter({ hasText: "Gyncentrum" }).first();
  await expect(changed).toContainText("Changed: clinic");
  await expect(changed).toContainText(LOCAL_ADMIN.email);
  await pressByKeyboard(page, changed.getByRole("link", { name: /All changes of/ }));
  await expect(page).toHaveURL("/admin/history?clinic=gyncentrum");
  const listed = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/history_page") && /p_relations/.test(answer.request().postData() ?? ""),
  );
  await chooseByKeyboard(page, page.getByLabel("What"), "Cl");
  await expect(page).toHaveURL("/admin/history?clinic=gyncentrum&kind=clinics");

  // Until then the list before it is shown.
  await listed;
  await untilSettled(page);
  await expect(changed).toBeVisible();
  const many = await changes.count();
  await pressByKeyboard(page, changed.getByRole("button", { name: /^Put back/ }));
  await expect(page.getByRole("dialog")).toContainText("As before this change: established.");
  await pressByKeyboard(page, page.getByRole("dialog").getByRole("button", { name: "Put back" }));
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(changes.first()).toContainText("Undoes an earlier change");
  expect(await established()).toBe(before);
  await page.keyboard.press("Enter");
  await expect(undo).toHaveCount(0);
  await expect.poll(established).toBe(1987);
  await expect(changes).toHaveCount(many + 2);

  await pressByKeyboard(page, changes.first().getByRole("button", { name: /^Put back/ }));
  await pressByKeyboard(page, page.getByRole("dialog").getByRole("button", { name: "Put back" }));
  await expect.poll(established).toBe(before);
  await pressByKeyboard(page, page.getByRole("button", { name: "All clinics" }));
  await expect(page).toHaveURL("/admin/history?kind=clinics");
  await test.step("of a long text the history shows what differs, also far down, and its HTML as text", async () => {
    const title = someTitle("Long");
    const rows = page.getByRole("article");
    const headers = await page.evaluate(() => {
      const session = JSON.parse(localStorage["ivf-admin-session"]);
      return { apikey: "sb_publishable_embedded-backend", authorization: `Bearer ${session.access_token}` };
    });
    const post = { title, slug: title.toLowerCase().replaceAll(" ", "-") };
    await page.request.post("/rest/v1/blog_posts", { headers, data: { ...post, content: content("first") } });
    await page.request.patch(`/rest/v1/blog_posts?slug=eq.${post.slug}`, {
      headers,
      data: { content: content("second") },
    });
    await page.goto("/admin/history?kind=blog");
    const rewritten = rows.filter({ hasText: title }).first();
    await expect(rewritten).toContainText("They differ further on.");
    await pressByKeyboard(page, rewritten.getByRole("button", { name: "Show the whole texts" }));
    await expect(rewritten.locator("del")).toHaveText("first<img");
    await expect(rewritten.locator("ins")).toHaveText("second<img");
    await expect(rewritten.getByRole("img")).toHaveCount(0);
    await page.request.delete(`/rest/v1/blog_posts?slug=eq.${post.slug}`, { headers });
  });
});
