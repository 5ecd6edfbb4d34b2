import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { expectToast, storedVotes, vote } from "../support/votingPage.ts";

test("a clinic opens from home and takes a vote there", async ({ page }) => {
  await page.goto("/?search=europe");
  await page.getByRole("link", { name: "Europe IVF", exact: true }).last().click();
  await expect(page).toHaveURL("/clinic/europe-ivf");
  await expect(page.getByRole("heading", { level: 1, name: "Europe IVF" })).toBeVisible();
  const before = await storedVotes(page, "europe-ivf");
  await vote(page, "Europe IVF");
  await expectToast(page, "Upvote recorded!", "Thank you!");
  await expect(page.getByRole("button", { name: `Upvote ${before + 1} so far: Europe IVF` })).toBeVisible();
  expect(await storedVotes(page, "europe-ivf")).toBe(before + 1);
});

test("the back button stays in reach and leads to the directory", async ({ page }) => {
  await page.goto("/clinic/reprofit");
  await page.getByRole("heading", { name: /Getting to Reprofit/ }).scrollIntoViewIfNeeded();
  const back = page.getByRole("link", { name: "Back to Clinics" });
  await expect(back).toBeInViewport();
  await back.click();
  await expect(page).toHaveURL("/");
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`facts come first, and contact and vote stay in reach, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/clinic/gennet");
    await expect(page.getByRole("main").getByText("Prague, Liberec").first()).toBeInViewport();
    await expect(page.getByRole("heading", { name: "At a Glance" })).toBeInViewport();
    const actions = page.getByRole("group", { name: "Contact and vote" });
    for (const place of ["At a Glance", "Treatment Prices", "Getting to GENNET in Prague"]) {
      await page.getByRole("heading", { name: place }).scrollIntoViewIfNeeded();
      await expect(actions.getByRole("link", { name: /^Get in Touch with Clinic/ })).toBeInViewport({
        ratio: 1,
      });
      await expect(actions.getByRole("button", { name: "so far: GENNET" })).toBeInViewport({ ratio: 1 });
    }
  });
}

test("on a phone the bar at the bottom covers nothing that has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/clinic/reprofit");
  const bar = page.getByRole("group", { name: "Contact and vote" });
  const stops = page
    .getByRole("article")
    .getByRole("link")
    .or(page.getByRole("button", { name: /^(Show map|Copy)/ }));
  await page.getByRole("link", { name: "Back to Clinics" }).focus();
  for (let left = await stops.count(); left > 2; left--) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if (await bar.locator(":focus").count()) break;
    const [stop, top] = await Promise.all([focused.boundingBox(), bar.boundingBox()]);
    expect.soft(stop!.y + stop!.height, await focused.innerText()).toBeLessThanOrEqual(top!.y);
  }
});

test("the map's host is asked only after the click", async ({ page, baseURL }) => {
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) others.push(request.url());
  });
  await page.route("https://www.google.com/**", (route) => route.fulfill({ body: "a map" }));
  await page.goto("/clinic/reprofit", { waitUntil: "networkidle" });
  expect(others).toEqual([]);
  await page.getByRole("button", { name: "Show map" }).click();
  await expect(page.frameLocator("iframe").getByText("a map")).toBeVisible();
  expect(others).toHaveLength(1);
});

test("the clinic's website opens in a new tab", async ({ page, context }) => {
  await context.route("https://reprofit.cz/**", (route) => route.fulfill({ body: "the clinic" }));
  await page.goto("/clinic/reprofit");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /Visit Website/ }).click();
  const tab = await opened;
  await expect(tab).toHaveURL("https://reprofit.cz/");
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test("the summary is typed without moving what stands below", async ({ page }) => {
  await page.goto("/clinic/reprofit");
  const below = page.getByRole("heading", { name: /^Getting to/ });
  const before = await below.boundingBox();
  await expect(page.locator("span[aria-hidden]", { hasText: "not the clinic's own." })).toHaveText(
    /leaves out\.$/,
  );
  await expect(page.locator("span.invisible")).toBeEmpty({ timeout: 60_000 });
  expect(await below.boundingBox()).toEqual(before);
});

test("the first clinic of each kind shows its own price list or its derived one", async ({ page }) => {
  await page.goto("/clinic/prague-fertility");
  await expect(page.getByRole("row", { name: /Egg Freezing.*€1,900/ })).toBeVisible();
  await page.goto("/clinic/kriobank");
  await expect(page.getByRole("row", { name: /IVF with ICSI.*N\/A/ })).toBeVisible();
});

test.describe("'Copy questions to ask'", () => {
  test("copies them and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/clinic/reprofit");
    await page.getByRole("button", { name: "Copy questions to ask" }).click();
    await expectToast(page, "Questions copied", "Paste them into your message to the clinic.");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n")).toHaveLength(6);
    expect(copied).toContain(
      "- Is an IVF cycle still €3,245, and what do these cost if they aren't included:",
    );
  });

  test("shows them to be copied by hand where the browser refuses", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("denied")) },
      }),
    );
    await page.goto("/clinic/kriobank");
    await page.getByRole("button", { name: "Copy questions to ask" }).click();
    await expect(page.getByRole("textbox", { name: "Copy these questions:" })).toHaveValue(
      /results for women/,
    );
  });
});
