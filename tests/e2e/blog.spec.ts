import { expect, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { expectToast } from "../support/votingPage.ts";

const SEEDED = [
  "Questions for a first consultation abroad",
  "Why IVF pregnancies start two weeks early",
  "Reading a semen analysis calmly",
  "How to read an IVF success rate",
];
const POST = "/blog/how-to-read-an-ivf-success-rate";

/** Opens a page as one that is younger than the build: the answer is the empty shell. */
async function openWithoutSnapshot(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    await route.fulfill({ response: await page.request.get("/blog/written-after-the-build") });
  });
  await page.goto(path);
}

test.describe("The list", () => {
  test("shows the published posts, newest first, and no draft", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.getByRole("heading", { name: "Fertility Blog" })).toBeVisible();
    const titles = page.getByRole("article").getByRole("heading");
    await expect(titles.filter({ hasText: SEEDED[0] })).toBeVisible();
    const shown = await titles.allTextContents();
    expect(shown.filter((title) => SEEDED.includes(title))).toEqual(SEEDED);
    expect(shown).not.toContain("What the price list leaves out");
    const card = page.getByRole("article").filter({ hasText: SEEDED[3] });
    await expect(card).toContainText("Choosing a clinic");
    await expect(card).toContainText("The editors");
    await expect(card).toContainText("3 Sep 2026");
  });

  test("is searched by title or excerpt, narrowed by category, and says when nothing is left", async ({
    page,
  }) => {
    await page.goto("/blog");
    const search = page.getByRole("textbox", { name: /Search posts/ });
    await search.fill("SEMEN");
    await expect(page.getByRole("article")).toHaveCount(1);
    await search.fill("four questions");
    await expect(page.getByRole("heading", { name: SEEDED[3] })).toBeVisible();
    await page.getByRole("button", { name: "Planning and costs" }).click();
    await expect(page.getByText("No posts found")).toBeVisible();
    await expect(page.getByText("Try adjusting your search criteria")).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page.getByRole("heading", { name: SEEDED[0] })).toBeVisible();
    await expect(page.getByRole("heading", { name: SEEDED[3] })).toBeHidden();
    await page.getByRole("button", { name: "All Categories" }).click();
    await expect(page.getByRole("heading", { name: SEEDED[3] })).toBeVisible();
  });

  test("has three columns on wide screens and one on phones", async ({ page }) => {
    await page.goto("/blog");
    const tops = async () => {
      await expect(page.getByRole("article").nth(2)).toBeVisible();
      const boxes = await Promise.all(
        [0, 1, 2].map((index) => page.getByRole("article").nth(index).boundingBox()),
      );
      return new Set(boxes.map((box) => box?.y)).size;
    };
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await tops()).toBe(1);
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await tops()).toBe(3);
  });

  test("says that it is loading, and when it cannot", async ({ page }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/rest/v1/blog_posts*", async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { message: "broken" } });
    });
    await openWithoutSnapshot(page, "/blog");
    await expect(page.getByText("Loading blog posts...")).toBeVisible();
    answer();
    await expect(page.getByText("Error loading blog posts. Please try again later.")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: SEEDED[0] })).toBeVisible();
  });
});

test.describe("A post", () => {
  test("opens from its card and is read with its author, date and sources", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("link", { name: SEEDED[3] }).click();
    await expect(page).toHaveURL(POST);
    await expect(page.getByRole("heading", { level: 1, name: SEEDED[3] })).toBeVisible();
    await expect(page.getByText("3 September 2026")).toBeVisible();
    await expect(page.getByText("The editors")).toBeVisible();
    const source = page.getByRole("link", { name: /HFEA/ });
    await expect(source).toHaveAttribute("rel", "noopener");
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL("/blog");
  });

  test("describes itself to browsers, search engines and share cards, and takes that away again", async ({
    page,
    baseURL,
  }) => {
    await page.goto(POST);
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
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveTitle(/^Fertility Blog/);
    await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
    expect(await content('meta[property="og:type"]')).toBe("website");
    await expect(page.locator('head meta[name="twitter:title"]')).toHaveCount(0);
  });

  test("that does not exist, is a draft, or has an address of nonsense is not found", async ({ page }) => {
    for (const path of [
      "/blog/no-such-post",
      "/blog/what-the-price-list-leaves-out",
      "/blog/%25_*(),.",
    ] as const) {
      await page.goto(path);
      await expect(page.getByText("Post Not Found").last(), path).toBeVisible();
      await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
      await expect(page.locator('head meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await page.getByRole("link", { name: "Back to Blog" }).click();
      await expect(page).toHaveURL("/blog");
    }
  });

  test("that cannot be loaded can be tried again", async ({ page }) => {
    const post = "**/rest/v1/rpc/published_post*";
    await page.route(post, (route) => route.abort());
    await openWithoutSnapshot(page, POST);
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await page.unroute(post);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: SEEDED[3] })).toBeVisible();
  });

  test("fault 24: image missing → a placeholder of the same size", async ({ page }) => {
    await page.route("**/blog/success-rates.svg", (route) => route.fulfill({ status: 404 }));
    await page.goto(POST);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("article > img")).toHaveCount(0);
    await expect(page.locator("article > div").first()).toBeVisible();
  });
});

test.describe("Sharing", () => {
  test("hands title and address to the device", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => void Object.assign(window, { shared: data });
    });
    await page.goto(POST);
    await page.getByRole("button", { name: "Share" }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
      .toEqual({ title: SEEDED[3], url: baseURL + POST });
  });

  test("copies the address where the device cannot share", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto(POST);
    await page.getByRole("button", { name: "Share" }).click();
    await expectToast(page, "Link copied", "");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + POST);
  });

  test("fault 25: share or clipboard denied → message with the link", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.goto(POST);
    // A click before the prerendered page became interactive does nothing.
    await expect(async () => {
      await page.getByRole("button", { name: "Share" }).click();
      await expect(page.getByLabel("Copy this link:")).toHaveValue(baseURL + POST, { timeout: 1_000 });
    }).toPass();
  });
});

test("visitors' blog pages load nothing of the administration", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  // A word of the client that signs in, which only the administration loads.
  const isAdministration = async (url: string) =>
    (await (await page.request.get(url)).text()).includes("AuthSessionMissingError");
  await page.goto("/blog", { waitUntil: "networkidle" });
  await page.goto(POST, { waitUntil: "networkidle" });
  for (const url of scripts) expect(await isAdministration(url), url).toBe(false);
  scripts.length = 0;
  await page.goto("/admin/login", { waitUntil: "networkidle" });
  expect((await Promise.all(scripts.map(isAdministration))).includes(true)).toBe(true);
});
