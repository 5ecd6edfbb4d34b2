import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/test.ts";
import { ALL_CLINICS, SEEDED_CLINICS } from "../../support/seededClinics.ts";

/** The sponsored place takes no votes. */
const clinicCards = "main ul > li article:has(a[href^='/clinic/']):has(button)";

const searchBox = (page: Page) => page.getByRole("combobox", { name: /Search clinics/ });

test("home lists every clinic, and a search narrows the list and is in the address", async ({
  page,
  baseURL,
}) => {
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:"))
      others.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });

  await test.step("an unsold place comes last of the first dozen, cannot be voted for and opens the payment page in a new tab", async () => {
    const cards = page.locator("main ul.cards article");
    await expect(cards).toHaveCount(12);
    const place = cards.last();
    await expect(place.getByRole("heading", { name: "Your Clinic Here" })).toBeVisible();
    await expect(place.getByRole("button")).toHaveCount(0);
    const link = place.getByRole("link");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(link).toHaveAttribute("href", /^https:\/\//);
  });

  await test.step("samples are explained once at the top, and muted without bars and stars on each card", async () => {
    await expect(page.getByRole("note")).toHaveCount(1);
    await expect(page.getByRole("note")).toContainText("Figures marked ‘sample’ are made up");
    const card = page.getByRole("article").filter({ hasText: "Bocian" });
    await expect(card.getByText("56% sample")).toBeVisible();
    await expect(card.locator("[class*='gold'], .picture")).toHaveCount(0);
  });

  await test.step("the list is by name, says why, and grows with 'Show more' until all are shown", async () => {
    await expect(page.getByText(/Listed by name, because the overall scores are samples\./)).toBeVisible();
    const more = page.getByRole("button", { name: /Show more/ });
    await expect(page.locator(clinicCards)).toHaveCount(11);
    await more.click();
    await expect(page.locator(clinicCards)).toHaveCount(23);
    await more.click();
    await expect(page.locator(clinicCards)).toHaveCount(35);
    await more.click();
    await expect(page.locator(clinicCards)).toHaveCount(SEEDED_CLINICS.length);
    await expect(more).toBeHidden();
    const names = await page.locator(clinicCards).getByRole("heading").allTextContents();
    expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
  });

  await test.step("the list says of how many clinics the price is known", async () => {
    await expect(
      page.getByText(new RegExp(`Prices known for \\d+ of ${SEEDED_CLINICS.length}\\.`)),
    ).toBeVisible();
  });

  await test.step("a search narrows the list as one types and writes the address", async () => {
    await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
    await searchBox(page).fill("krakow");
    await expect(page.getByText("2 clinics for “krakow”")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Parens" })).toBeVisible();
    await expect(page).toHaveURL("/?search=krakow");
    await expect(page.getByRole("heading", { name: "Your Clinic Here" })).toBeHidden();
  });

  await test.step("a search is read from the address, and follows back and forward", async () => {
    await page.goto("/?search=fertility+poland");
    await expect(page.getByText("14 clinics for")).toBeVisible();
    await page.getByRole("link", { name: "Blog" }).first().click();
    await expect(page).toHaveURL("/blog");
    await page.goBack();
    await expect(searchBox(page)).toHaveValue("fertility poland");
  });
  expect(others, "asked of other hosts").toEqual([]);
});

async function endOf(locator: Locator): Promise<number> {
  const box = await locator.first().boundingBox();
  return box!.y + box!.height;
}

const roomForHint = (element: Element) => {
  const input = element as HTMLInputElement;
  const [own, hint] = [getComputedStyle(input), getComputedStyle(input, "::placeholder")];
  const pen = document.createElement("canvas").getContext("2d")!;
  pen.font = `${hint.fontSize} ${hint.fontFamily}`;
  const { width: words } = pen.measureText(input.placeholder);
  return { words, room: input.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight) };
};

/** Our own fonts are wider and may arrive only with the second page. */
async function openAt(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto("/glossary");
  await page.waitForFunction(() => localStorage.getItem("has-fonts") !== null);
  await page.goto("/");
}

test("on a phone search and places stand right under the heading, a clinic within two screens, and a card's offers in one row", async ({
  page,
}) => {
  const main = page.getByRole("main");
  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const) {
    await openAt(page, width, height);
    const order = [
      main.getByRole("heading", { level: 1 }),
      searchBox(page),
      main.getByRole("link", { name: "Poland", exact: true }),
      page.locator(clinicCards).getByRole("heading"),
      main.getByRole("heading", { name: "Most Voted" }),
      main.getByRole("link", { name: /IVF Due Date Calculator/ }),
    ];
    const found = await Promise.all(order.map(endOf));
    expect(found, `at ${width} px`).toEqual(found.toSorted((a, b) => a - b));
    expect(found[2]).toBeLessThan(height);
    expect(found[3]).toBeLessThan(2 * height);
    const { words, room } = await searchBox(page).evaluate(roomForHint);
    expect(words).toBeLessThanOrEqual(room);
  }

  await openAt(page, 320, 640);
  const card = page.locator(clinicCards).first();
  const offered = [
    card.locator("label:has(input[type=checkbox])"),
    card.getByRole("button", { name: /^Keep/ }),
    card.getByRole("button", { name: /^Upvote/ }),
  ];
  const boxes = await Promise.all(offered.map((each) => each.boundingBox()));
  const tops = boxes.map((box) => box!.y);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
  for (const box of boxes) expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
});

test("header, footer and the 404 page lead to everything there is", async ({ page }) => {
  await test.step("the header leads to clinics, countries, the plan and what there is to learn", async () => {
    await page.goto("/privacy-policy");
    const main = page.getByRole("navigation", { name: "Main" });
    const current = main.locator("[aria-current=page]");
    await expect(main.getByRole("link")).toHaveText([
      "Clinics",
      "Countries",
      "My plan",
      "Learn",
      "Shortlist",
    ]);
    await expect(current).toHaveCount(0);
    await main.getByRole("link", { name: "Learn" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeFocused();
    await page.getByRole("link", { name: /^Glossary The words/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeFocused();
    await expect(current).toHaveText("Learn");
    await main.getByRole("link", { name: "Clinics" }).click();
    await expect(current).toHaveText("Clinics");
  });

  await test.step("the footer leads to who runs the site, who pays and how to reach them", async () => {
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("Made in Europe");
    await expect(footer).toContainText("© 2025");
    await footer.getByRole("link", { name: "About and contact" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "About this directory" })).toBeFocused();
    for (const name of ["Who pays for it", "How figures are checked", "How to reach us"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByText(new RegExp(`^We list ${ALL_CLINICS}\\.`))).toBeVisible();
  });

  await test.step("an unknown address shows the 404 page, logs the path and leads home", async () => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect.poll(() => logged.join("\n")).toContain("/no/such/page");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });

  await test.step("the 404 page searches the directory and leads to the main pages", async () => {
    await page.goBack();
    const main = page.getByRole("main");
    for (const name of ["IVF law by country", "Plan your treatment", "Learn"])
      await expect(main.getByRole("link", { name })).toBeVisible();
    await main.getByRole("textbox", { name: /Search clinics/ }).fill("krakow");
    await main.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/?search=krakow");
    await expect(page.getByText("2 clinics for “krakow”")).toBeVisible();
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the 404 page leads to a search without scripts too", async ({ page }) => {
    await page.goto("/no/such/page");
    await page.getByRole("textbox", { name: /Search clinics/ }).fill("krakow");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/?search=krakow");
  });
});

test("a laptop's first screen names a clinic, and what the list can be filtered by", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await expect(page.locator(clinicCards).first().getByRole("heading")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Choose filters" })).toBeInViewport();
});
