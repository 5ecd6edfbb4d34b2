import { expect, type APIRequestContext } from "@playwright/test";
import { isComplaint } from "../../support/complaints.ts";
import { holdAnswers } from "../../support/heldAnswers.ts";
import { test } from "../../support/test.ts";

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the directory, a clinic, the blog and the rules of the vote can be read", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Bocian" })).toBeVisible();
    await page.goto("/clinic/reprofit");
    await expect(page.getByText("€3,245").first()).toBeVisible();
    await expect(page.locator("p > .sr-only + [aria-hidden] .untyped")).toHaveCSS("visibility", "visible");
    await page.goto("/how-voting-works");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/how-results-are-counted");
    await expect(page.getByText("3 of 10: pregnancies per started cycle")).toBeVisible();
    await page.goto("/blog");
    await expect(page.getByRole("link", { name: "How to read an IVF success rate" })).toBeVisible();
    await page.goto("/blog/how-to-read-an-ivf-success-rate");
    await expect(page.getByRole("heading", { name: "1. Out of what?" })).toBeVisible();
  });
});

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

const scriptsOf = async (request: APIRequestContext, path: string) =>
  (await read(request, path)).match(/<script[^>]* src=[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? [];

test("the source of a page says who it is about, lets its words be painted first, gives dates in ISO 8601, and no sample to search engines", async ({
  request,
}) => {
  await test.step("it holds the page's words, its title and its description", async () => {
    const html = await read(request, "/clinic/reprofit");
    expect(html).toContain("<title>Reprofit, Brno");
    expect(html).toMatch(/<meta name="description" content="Reprofit is a fertility clinic in Brno/);
    expect(html.indexOf("<title>")).toBeLessThan(html.indexOf("</head>"));
    expect(html).toContain("Getting to Reprofit in Brno");
  });

  await test.step("scripts give way to the first paint of what can be read without them, and only there", async () => {
    const readable = await scriptsOf(request, "/plan/costs");
    expect(readable.length).toBeGreaterThan(2);
    for (const script of readable) expect(script).toContain('fetchpriority="low"');
    const [, afterPaint = ""] =
      /<template id="after-paint">(.*?)<\/template>/.exec(await read(request, "/plan/costs")) ?? [];
    for (const script of readable) expect(afterPaint).toContain(script);
    const shell = await scriptsOf(request, "/clinic/added-after-the-build");
    expect(shell).toHaveLength(1);
    expect(shell[0]).not.toContain("fetchpriority");
  });

  await test.step("it holds its own styles, and names the rest last, at a low priority", async () => {
    const html = await read(request, "/plan/costs");
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toContain('fetchpriority="low"');
    expect(html.indexOf(sheets[0] ?? "")).toBeGreaterThan(html.indexOf("</noscript>"));
    const rest = await read(request, /href="(\/assets\/[^"]+\.css)"/.exec(sheets[0] ?? "")?.[1] ?? "");
    const own = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
    expect(own.length).toBeGreaterThan(10_000);
    expect(own.length).toBeLessThan(rest.length / 2);
  });

  await test.step("the dates that search engines and share cards read are in ISO 8601", async () => {
    const html = await read(request, "/blog/how-to-read-an-ivf-success-rate");
    const dates = [...html.matchAll(/(?:article:\w+_time" content|"date\w+"|datetime)[=:]"([^"]+)"/gi)];
    expect(dates.length).toBeGreaterThanOrEqual(5);
    for (const [, date] of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+\d\d:\d\d$/);
  });

  for (const [path, sample, isDescribed] of [
    ["/", "€2,200", true],
    ["/clinic/prague-fertility", "72%", true],
    ["/countries/czech-republic", "€2,900", true],
    ["/regions/czech-republic/prague", "95/100", false],
  ] as const) {
    await test.step(`what search engines read of ${path} carries no sample`, async () => {
      const html = await read(request, path);
      expect.soft(html, path).toContain(sample);
      const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
      expect.soft(json !== "", `${path} has data for search engines`).toBe(isDescribed);
      expect.soft(description, path).not.toBe("");
      for (const text of [json, description])
        expect.soft(text, path).not.toMatch(/\d%|€|rating|review"|price"|offers|95|72/i);
    });
  }

  await test.step("unknown paths answer 404, pages that may be new answer 200", async () => {
    for (const [path, status] of [
      ["/no/such/page", 404],
      ["/countries/atlantis", 404],
      ["/assets/gone.js", 404],
      ["/clinic/opened-yesterday", 200],
      ["/admin/blog", 200],
      ["/%E0%A4%A", 404],
    ] as const)
      expect.soft((await request.get(path)).status(), path).toBe(status);
  });
});

test("other pages become interactive without a warning and with one title, also a clinic that was opened after the build", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (isComplaint(message)) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  for (const path of [
    "/ivf-calculator#type=day-5&date=2026-01-20",
    "/report-figure",
    "/shortlist?ids=reprofit",
    "/compare?ids=reprofit",
    "/no/such/page",
  ]) {
    await page.goto(path);
    // React complains while hydrating, which is done by now.
    await expect(page.locator("html[data-interactive]"), path).toBeAttached();
    await expect.soft(page.locator("head title"), path).toHaveCount(1);
    const expected = path.startsWith("/no/") ? /404|status of 404/ : /^$/;
    for (const problem of problems.splice(0)) expect.soft(problem, path).toMatch(expected);
  }

  await page.route("**/clinic/reprofit", async (route) => {
    const shell = await page.request.get("/clinic/opened-yesterday");
    await route.fulfill({ response: shell });
  });
  await page.goto("/clinic/reprofit");
  await expect(page.getByRole("heading", { level: 1, name: "Reprofit" })).toBeVisible();
});

test("fault 1: clinics do not answer → the last snapshot, which says that it may be out of date", async ({
  page,
}) => {
  await page.route("**/rest/v1/**", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Bocian" })).toBeVisible();
  await expect(page.getByText(/may be out of date/)).toBeVisible();
  await page.goto("/clinic/reprofit");
  await expect(page.getByText(/may be out of date/)).toBeVisible();
  await page.unroute("**/rest/v1/**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(/may be out of date/)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("what was typed before the page became interactive is kept, whatever was searched for before", async ({
  page,
}) => {
  for (const path of ["/", "/?search=prague"]) {
    const deliver = await holdAnswers(page, "**/assets/index-*.js");
    await page.goto(path, { waitUntil: "commit" });
    await page.getByRole("combobox", { name: /Search clinics/ }).fill("krakow");
    await deliver();
    await expect(page.getByText("2 clinics for “krakow”"), path).toBeVisible();
    await expect(page.getByRole("combobox", { name: /Search clinics/ })).toHaveValue("krakow");
    await expect(page).toHaveURL("/?search=krakow");
  }
});
