import { expect, type Locator } from "@playwright/test";
import { test } from "../support/test.ts";

/** The sponsored place takes no votes. */
const clinicCards = "main ul > li article:has(a[href^='/clinic/']):has(button)";

test.describe("Searching", () => {
  test("narrows the list as one types and writes the address", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("28 clinics")).toBeVisible();
    await page.getByRole("combobox", { name: /Search clinics/ }).fill("krakow");
    await expect(page.getByText("2 clinics for “krakow”")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Parens" })).toBeVisible();
    await expect(page).toHaveURL("/?search=krakow");
    await expect(page.getByRole("heading", { name: "Your Clinic Here" })).toBeHidden();
  });

  test("is read from the address, and follows back and forward", async ({ page }) => {
    await page.goto("/?search=fertility+poland");
    await expect(page.getByText("14 clinics for")).toBeVisible();
    await page.getByRole("link", { name: "Blog" }).first().click();
    await expect(page).toHaveURL("/blog");
    await page.goBack();
    await expect(page.getByRole("combobox", { name: /Search clinics/ })).toHaveValue("fertility poland");
  });
});

/** How far down the page something ends. */
async function endOf(locator: Locator): Promise<number> {
  const box = await locator.first().boundingBox();
  return box!.y + box!.height;
}

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const) {
  test(`on a phone of ${width} px search and places stand right under the heading, and a clinic within a screen and a half`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // In our own fonts, which take more room and may come with the second page only.
    await page.goto("/glossary");
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await page.goto("/");
    const main = page.getByRole("main");
    const order = [
      main.getByRole("heading", { level: 1 }),
      main.getByRole("combobox", { name: /Search clinics/ }),
      main.getByRole("link", { name: "Warsaw" }),
      page.locator(clinicCards).getByRole("heading"),
      main.getByRole("heading", { name: "Most Voted" }),
      main.getByRole("link", { name: /IVF Due Date Calculator/ }),
    ];
    const found = await Promise.all(order.map(endOf));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found[2]).toBeLessThan(height);
    expect(found[3]).toBeLessThan(1.5 * height);
    const { words, room } = await main
      .getByRole("combobox", { name: /Search clinics/ })
      .evaluate(roomForHint);
    expect(words).toBeLessThanOrEqual(room);
  });
}

/** How wide the hint in an empty field is, and how much of the field is for it. */
const roomForHint = (element: Element) => {
  const input = element as HTMLInputElement;
  const [own, hint] = [getComputedStyle(input), getComputedStyle(input, "::placeholder")];
  const pen = document.createElement("canvas").getContext("2d")!;
  pen.font = `${hint.fontSize} ${hint.fontFamily}`;
  const { width: words } = pen.measureText(input.placeholder);
  return { words, room: input.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight) };
};

test("on the narrowest phone what a card offers stands in one row, each large enough for a finger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/glossary");
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await page.goto("/");
  const card = page.locator(clinicCards).first();
  const offered = [
    card.getByRole("link", { name: /^Compare/ }),
    card.getByRole("button", { name: /^Keep/ }),
    card.getByRole("button", { name: /^Upvote/ }),
  ];
  const boxes = await Promise.all(offered.map((each) => each.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1);
  for (const box of boxes) expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
});

test("the header leads to clinics, countries, tools and the blog", async ({ page }) => {
  await page.goto("/privacy-policy");
  const main = page.getByRole("navigation", { name: "Main" });
  const current = main.locator("[aria-current=page]");
  await expect(main.getByRole("link")).toHaveText(["Clinics", "Countries", "Tools", "Blog", "Shortlist"]);
  await expect(current).toHaveCount(0);
  await main.getByRole("link", { name: "Tools" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tools" })).toBeFocused();
  await page.getByRole("link", { name: /^Glossary The words/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeFocused();
  await expect(current).toHaveText("Tools");
  await main.getByRole("link", { name: "Clinics" }).click();
  await expect(current).toHaveText("Clinics");
});

test("the sponsored place comes first, cannot be voted for and opens the payment page in a new tab", async ({
  page,
}) => {
  await page.goto("/");
  const first = page.locator("main article").first();
  await expect(first.getByRole("heading", { name: "Your Clinic Here" })).toBeVisible();
  await expect(first.getByRole("button")).toHaveCount(0);
  const link = first.getByRole("link");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
  await expect(link).toHaveAttribute("href", /^https:\/\//);
});

test.describe("The leaderboard", () => {
  test("stands beside the hero on extra-wide screens, below the list elsewhere and while filters are open", async ({
    page,
  }) => {
    await page.goto("/");
    const hero = page.getByRole("heading", { level: 1 });
    const more = page.getByRole("button", { name: /Show more/ });
    const board = page.getByRole("heading", { name: "Most Voted" });
    const positions = async () => {
      await expect(board).toBeVisible();
      return {
        hero: await hero.boundingBox(),
        more: await more.boundingBox(),
        board: await board.boundingBox(),
      };
    };
    await page.setViewportSize({ width: 1500, height: 900 });
    const wide = await positions();
    expect(wide.board!.x).toBeGreaterThan(wide.hero!.x + wide.hero!.width);
    expect(wide.board!.y).toBeLessThan(wide.hero!.y + wide.hero!.height);
    await page.setViewportSize({ width: 1000, height: 900 });
    const narrow = await positions();
    expect(narrow.board!.y).toBeGreaterThan(narrow.more!.y);
    await page.setViewportSize({ width: 1500, height: 900 });
    await page.getByRole("button", { name: "Filters" }).click();
    await expect(page.getByRole("region", { name: "Filters" })).toBeVisible();
    const filtered = await positions();
    expect(filtered.board!.y).toBeGreaterThan(filtered.more!.y);
  });

  test("shows four clinics in each of its categories, behind tabs that are large enough for a finger", async ({
    page,
  }) => {
    await page.goto("/");
    for (const tab of await page.getByRole("tab").all())
      expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const [tab, title] of [
      ["Success", "Highest Success Rates"],
      ["Reviews", "Best Reviews"],
      ["Votes", "Most Voted"],
      ["Price", "Best Prices"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      const board = page.getByRole("region", { name: title });
      await expect(board.getByRole("list").first().getByRole("listitem")).toHaveCount(4);
    }
    // While a ranking rests on samples it says so, with hollow medals.
    const board = page.getByRole("region", { name: "Best Prices" });
    await expect(board.getByText(/^Sample ranking: none of these prices has a source\./)).toBeVisible();
    await expect(board.getByText("#1 Top Rated")).toBeVisible();
    await expect(board.locator("ol svg [stroke-dasharray]")).toHaveCount(3);
    const published = board.getByRole("region", { name: "Published, but not ranked" });
    await expect(published.getByRole("link", { name: "Reprofit" })).toBeVisible();
    await expect(published).toContainText("No other clinic publishes a price that includes the same things.");
  });
});

test("samples are told of once at the top, and muted without bars and stars on each card", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("note")).toHaveCount(1);
  await expect(page.getByRole("note")).toContainText("Figures marked ‘sample’ are made up");
  const card = page.getByRole("article").filter({ hasText: "Bocian" });
  await expect(card.getByText("56% sample")).toBeVisible();
  await expect(card.locator("[class*='gold'], .picture")).toHaveCount(0);
});

test("the list is by name, says why, and grows with 'Show more' until all are shown", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(/Listed by name, because the overall scores are samples\./)).toBeVisible();
  const more = page.getByRole("button", { name: /Show more/ });
  await expect(page.locator(clinicCards)).toHaveCount(11);
  await more.click();
  await expect(page.locator(clinicCards)).toHaveCount(23);
  await more.click();
  await expect(page.locator(clinicCards)).toHaveCount(28);
  await expect(more).toBeHidden();
  const names = await page.locator(clinicCards).getByRole("heading").allTextContents();
  expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
});

test("an unknown address shows the 404 page, logs the path and leads home", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect.poll(() => logged.join("\n")).toContain("/no/such/page");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the 404 page searches the directory and leads to the main pages", async ({ page }) => {
  await page.goto("/no/such/page");
  const main = page.getByRole("main");
  for (const name of ["Due date calculator", "Sperm analysis", "Blog", "Glossary", "How voting works"])
    await expect(main.getByRole("link", { name })).toBeVisible();
  await main.getByRole("textbox", { name: /Search clinics/ }).fill("krakow");
  await main.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/?search=krakow");
  await expect(page.getByText("2 clinics for “krakow”")).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the 404 page leads to a search all the same", async ({ page }) => {
    await page.goto("/no/such/page");
    await page.getByRole("textbox", { name: /Search clinics/ }).fill("krakow");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/?search=krakow");
  });
});

test("the footer leads to who runs the site, who pays and how to reach them", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "About and contact" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About this directory" })).toBeFocused();
  for (const name of ["Who runs it", "Who pays for it", "How figures are checked", "How to reach us"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText(/^We list 28 clinics\./)).toBeVisible();
});

test("the page makes no request to another host", async ({ page, baseURL }) => {
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:"))
      others.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(others).toEqual([]);
});
