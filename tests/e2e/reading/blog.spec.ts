import { expect, type Page } from "@playwright/test";
import { untilPainted } from "../../support/settled.ts";
import { test } from "../../support/test.ts";

const SEEDED = [
  "Questions for a first consultation abroad",
  "Why IVF pregnancies start two weeks early",
  "Reading a semen analysis calmly",
  "How to read an IVF success rate",
];
const POST = "/blog/how-to-read-an-ivf-success-rate";

const articles = (page: Page) => page.getByRole("article");

async function openListWithoutSnapshot(page: Page) {
  await page.route("**/blog", async (route) => {
    await route.fulfill({ response: await page.request.get("/blog/written-after-the-build") });
  });
  await page.goto("/blog");
}

async function rowsOfPosts(page: Page): Promise<number> {
  await expect(articles(page).nth(2)).toBeVisible();
  const boxes = await Promise.all([0, 1, 2].map((index) => articles(page).nth(index).boundingBox()));
  return new Set(boxes.map((box) => box?.y)).size;
}

async function expectDescribedPost(page: Page, baseURL: string) {
  await expect(page).toHaveTitle("How to read an IVF success rate");
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute("content");
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", baseURL + POST);
  expect(await content('meta[name="description"]')).toContain("four questions");
  expect(await content('meta[name="keywords"]')).toContain("live birth rate");
  expect(await content('meta[property="og:type"]')).toBe("article");
  expect(await content('meta[property="og:url"]')).toBe(baseURL + POST);
  expect(await content('meta[property="og:image"]')).toBe(`${baseURL}/blog/success-rates.png`);
  expect(await content('meta[name="twitter:card"]')).toBe("summary_large_image");
  const picture = await page.request.get("/blog/success-rates.png");
  expect(picture.headers()["content-type"]).toBe("image/png");
  const json = await page.locator('head script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json ?? "")).toMatchObject({
    "@type": "BlogPosting",
    headline: "How to read an IVF success rate",
    mainEntityOfPage: baseURL + POST,
  });
}

test("the list, once it could be loaded, leads to a post, which describes itself, can be shared, and leads back", async ({
  page,
  context,
  baseURL,
}) => {
  await test.step("a list that could not be loaded is there after 'Retry'", async () => {
    await page.route("**/rest/v1/blog_posts*", (route) => route.fulfill({ status: 500, json: {} }));
    await openListWithoutSnapshot(page);
    await expect(page.getByText("Error loading blog posts. Please try again later.")).toBeVisible();
    await page.unroute("**/rest/v1/blog_posts*");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: SEEDED[0] })).toBeVisible();
  });

  await test.step("it has the published posts, newest first, and no draft", async () => {
    await expect(page.getByRole("heading", { name: "Fertility Blog" })).toBeVisible();
    const shown = await articles(page).getByRole("heading").allTextContents();
    expect(shown.filter((title) => SEEDED.includes(title))).toEqual(SEEDED);
    expect(shown).not.toContain("What the price list leaves out");
    const card = articles(page).filter({ hasText: SEEDED[3] });
    for (const words of ["Choosing a clinic", "The editors", "3 Sep 2026"])
      await expect(card).toContainText(words);
  });

  await test.step("it has three columns on wide screens and one on phones", async () => {
    await page.setViewportSize({ width: 360, height: 900 });
    await untilPainted(page);
    expect(await rowsOfPosts(page)).toBe(3);
    await page.setViewportSize({ width: 1280, height: 900 });
    await untilPainted(page);
    expect(await rowsOfPosts(page)).toBe(1);
  });

  await page.getByRole("textbox", { name: /Search posts/ }).fill("four questions");
  await expect(articles(page)).toHaveCount(1);
  await page.getByRole("link", { name: SEEDED[3] }).click();
  await expect(page).toHaveURL(POST);
  await expect(page.getByRole("heading", { level: 1, name: SEEDED[3] })).toBeVisible();
  await expect(page.getByText("3 September 2026")).toBeVisible();
  await expect(page.getByText("The editors")).toBeVisible();
  await expect(page.getByRole("link", { name: /HFEA/ })).toHaveAttribute("rel", "noopener");

  await test.step("it describes itself to browsers, search engines and share cards", () =>
    expectDescribedPost(page, baseURL!));

  await test.step("its address is copied where the device cannot share", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + POST);
  });

  await test.step("the list takes the post's description away again", async () => {
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page).toHaveTitle(/^Fertility Blog/);
    await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
    await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute("content", "website");
    await expect(page.locator('head meta[name="twitter:title"]')).toHaveCount(0);
  });
});

test("visitors' blog pages load nothing of the administration", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  // Only the administration loads the sign-in client.
  const isAdministration = async (url: string) =>
    (await (await page.request.get(url)).text()).includes("AuthSessionMissingError");
  await page.goto("/blog", { waitUntil: "networkidle" });
  await page.goto(POST, { waitUntil: "networkidle" });
  for (const url of scripts) expect(await isAdministration(url), url).toBe(false);
  scripts.length = 0;
  await page.goto("/admin/login", { waitUntil: "networkidle" });
  expect((await Promise.all(scripts.map(isAdministration))).includes(true)).toBe(true);
});
