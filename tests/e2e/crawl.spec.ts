import { expect, test } from "@playwright/test";
import { crawl } from "../support/crawl.ts";

/** What home must lead to, directly or not. */
const EXPECTED = [
  ...["/add-clinic", "/privacy-policy", "/blog", "/admin/login", "/ivf-calculator", "/sperm-analysis"],
  ...["/regions/czech-republic", "/regions/czech-republic/prague", "/regions/czech-republic/brno"],
  ...["/regions/czech-republic/other-czech", "/regions/poland", "/regions/poland/warsaw"],
  ...["/regions/poland/krakow", "/regions/poland/other-poland"],
  ...["/clinic/reprofit", "/clinic/kriobank", "/?search=prague", "/?search=fertility+poland"],
];

test("every link from home leads somewhere, every search finds something, and nothing goes wrong", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${page.url()}: ${response.status()} ${response.url()}`);
  });

  const titles = new Map<string, string>();
  const visited = await crawl(page, async (address) => {
    await expect(page.getByText("Oops! Page not found"), address).toHaveCount(0);
    await expect(page.getByText(/^(No clinics found|Clinic Not Found|Post Not Found)$/), address).toHaveCount(
      0,
    );
    await expect(page.getByRole("alert"), address).toHaveCount(0);
    titles.set(address, await page.title());
  });
  expect(complaints).toEqual([]);
  expect(visited).toEqual(expect.arrayContaining(EXPECTED));
  expect(visited.filter((address) => address.startsWith("/clinic/"))).toHaveLength(28);
  for (const [address, title] of titles) expect(title, address).toMatch(/European IVF Clinic Directory/);
});

test("robots are told what to leave alone, and static hosts have a page for what is not found", async ({
  page,
  request,
}) => {
  const robots = await request.get("/robots.txt");
  expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/admin\/$/m);
  await page.goto("/404.html");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
