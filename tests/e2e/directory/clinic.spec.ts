import { expect } from "@playwright/test";
import { test } from "../../support/test.ts";
import { expectToast, storedVotes, vote } from "../../support/votingPage.ts";

test("a clinic opens from home, takes a vote there, shows its prices, and its way back stays in reach", async ({
  page,
}) => {
  await page.goto("/?search=europe");
  await page.getByRole("link", { name: "Europe IVF", exact: true }).last().click();
  await expect(page).toHaveURL("/clinic/europe-ivf");
  await expect(page.getByRole("heading", { level: 1, name: "Europe IVF" })).toBeVisible();
  const before = await storedVotes(page, "europe-ivf");
  await vote(page, "Europe IVF");
  await expectToast(page, "Upvote recorded!", "Thank you!");
  await expect(
    page.getByRole("button", { name: `You voted ${before + 1} so far: Europe IVF` }),
  ).toBeVisible();
  expect(await storedVotes(page, "europe-ivf")).toBe(before + 1);

  await page.goto("/clinic/prague-fertility");
  await expect(page.getByRole("row", { name: /Egg Freezing.*€1,900/ })).toBeVisible();
  await page.goto("/clinic/kriobank");
  await expect(page.getByText("We found no prices that this clinic publishes.")).toBeVisible();
  await expect(page.getByText(/^IVF with Own Eggs, IVF with ICSI, IVF with Egg Donation/)).toBeVisible();

  await page.goto("/clinic/reprofit");
  await page.getByRole("heading", { name: /Getting to Reprofit/ }).scrollIntoViewIfNeeded();
  const back = page.getByRole("link", { name: "Back to Clinics" });
  await expect(back).toBeInViewport();
  await back.click();
  await expect(page).toHaveURL("/");
});

test("facts come first, contact and vote stay in reach, and on a phone they cover nothing that has the focus", async ({
  page,
}) => {
  const actions = page.getByRole("group", { name: "Contact and vote" });
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto("/clinic/gennet");
      await expect(page.getByRole("main").getByText("Prague, Liberec, Czechia").first()).toBeInViewport();
      await expect(page.getByRole("heading", { name: "Contact" })).toBeInViewport();
      for (const place of [
        "Contact",
        "May I be treated here?",
        "Treatment Prices",
        "Getting to GENNET in Prague",
      ]) {
        await page.getByRole("heading", { name: place }).scrollIntoViewIfNeeded();
        await expect(actions.getByRole("link", { name: /^Get in Touch with Clinic/ })).toBeInViewport({
          ratio: 1,
        });
        await expect(actions.getByRole("button", { name: "so far: GENNET" })).toBeInViewport({ ratio: 1 });
      }
    });
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/clinic/reprofit");
  const stops = page
    .getByRole("article")
    .getByRole("link")
    .or(page.getByRole("button", { name: /^(Show map|Copy)/ }));
  await page.getByRole("link", { name: "Back to Clinics" }).focus();
  for (let left = await stops.count(); left > 2; left--) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if (await actions.locator(":focus").count()) continue;
    const [stop, top] = await Promise.all([focused.boundingBox(), actions.boundingBox()]);
    expect.soft(stop!.y + stop!.height, await focused.innerText()).toBeLessThanOrEqual(top!.y);
  }
});

test("other hosts are contacted only after a click: for the map, and for the clinic's own page in a new tab", async ({
  page,
  context,
  baseURL,
}) => {
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) others.push(request.url());
  });
  await page.route("https://www.google.com/**", (route) => route.fulfill({ body: "a map" }));
  await context.route("https://reprofit.cz/**", (route) => route.fulfill({ body: "the clinic" }));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/clinic/reprofit", { waitUntil: "networkidle" });

  await page.getByRole("button", { name: "Copy questions to ask" }).click();
  await expectToast(page, "Questions copied", "Paste them into your message to the clinic.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")).toHaveLength(6);
  expect(copied).toContain("- Is an IVF cycle still €3,245, and what do these cost if they aren't included:");
  expect(others).toEqual([]);

  await page.getByRole("button", { name: "Show map" }).click();
  await expect(page.frameLocator("iframe").getByText("a map")).toBeVisible();
  expect(others).toHaveLength(1);

  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /Visit Website/ }).click();
  const tab = await opened;
  await expect(tab).toHaveURL("https://reprofit.cz/");
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test("the summary is typed without moving what stands below", async ({ page }) => {
  await page.goto("/clinic/invicta");
  const below = page.getByRole("heading", { name: /^Getting to/ });
  const before = await below.boundingBox();
  await expect(page.locator("span[aria-hidden]", { hasText: "not the clinic's own." })).toHaveText(
    /leaves out\.$/,
  );
  await expect(page.locator("span.untyped")).toHaveCount(0);
  expect(await below.boundingBox()).toEqual(before);
});
