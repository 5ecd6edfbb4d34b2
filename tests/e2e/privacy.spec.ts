import { expect, test } from "@playwright/test";
import { crawl } from "../support/crawl.ts";

test("the policy has twelve sections and a way home, with the keyboard too", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Privacy policy" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Last updated: Aug 25th, 2024")).toBeVisible();
  await expect(page.locator("main section h2")).toHaveCount(12);

  await page.getByRole("link", { name: "11. Your rights" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "11. Your rights" })).toBeInViewport();

  await page.getByRole("link", { name: "Back to Home" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test("every host that a page contacts without a click is named in the policy, and no cookie is set", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const own = new URL(baseURL ?? "").host;
  const contacted = new Set<string>();
  page.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== own) contacted.add(host);
  });
  const stored = new Set<string>();
  await crawl(page, async () => {
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    for (const key of keys) stored.add(key);
  });
  // Without this one the test would prove nothing: INVICTA's logo is the one known contact.
  expect([...contacted]).toContain("invictaclinics.com");
  expect(await context.cookies()).toEqual([]);

  await page.goto("/privacy-policy");
  const policy = await page.locator("main").innerText();
  for (const name of [...contacted, ...stored]) expect(policy).toContain(name);
});

for (const width of [360, 768, 1280, 1920]) {
  test(`nothing sticks out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/privacy-policy");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
