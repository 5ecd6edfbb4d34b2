import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, request, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { test, waitUntilInteractive } from "../../support/test.ts";
import { openPosts, rowOf, storeAsAdmin } from "../../support/adminPage.ts";
import { backwardWords } from "../../support/readingDirection.ts";
import { serveBuiltSite, startServer, type RunningServer } from "../../support/server.ts";

// On a server of their own, since other tests count the clinics; it is started twice, so that
// the second start writes the names into its pages.
test.describe.configure({ mode: "serial" });

const BACKWARDS = "\u202eesrever Clinic";
const EXCERPT = `${BACKWARDS} and more words`;
const MARKUP = `<img src=x onerror="window.ran=1">`;
const SCRIPT = `</script><script>window.ran=1</script>`;
// By name all four are among the first, which are there without scripts too.
const INTACT = "Ädám 👶🏽 Łódź 👨‍👩‍👧";

const PLACE = { website: null as string | null, locations: ["Brno"], countries: ["Czechia"] };
const CLINICS = [
  { ...PLACE, id: "backwards", name: BACKWARDS },
  { ...PLACE, id: "markup", name: MARKUP },
  { ...PLACE, id: "script", name: SCRIPT },
  { ...PLACE, id: "intact", name: INTACT, website: "https://xn--mnchen-ivf-9db.de/" },
];

const POSTS = CLINICS.map(({ id, name }) => ({
  ...{
    slug: id,
    title: name,
    published: true,
    excerpt: id === "backwards" ? EXCERPT : name,
    author_name: name,
  },
  content: `<p>${id === "backwards" ? name : "Text"}</p><p>Words after it.</p>`,
}));

const folder = mkdtempSync(join(tmpdir(), "hostile-names-"));
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(0);
  const env = { DATA_DIR: join(folder, "pgdata") };
  server = await serveBuiltSite(env);
  const api = await request.newContext({ baseURL: server.url });
  await storeAsAdmin(api, "clinics", CLINICS);
  await storeAsAdmin(api, "blog_posts", POSTS);
  await api.dispose();
  await server.stop();
  server = await startServer(env);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const titleStart = (name: string) => new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")}`);

/** A page of that server, and whatever goes wrong in it. */
async function newPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: server.url, ...options });
  if (options.javaScriptEnabled !== false) context.on("page", waitUntilInteractive);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  return { page, problems };
}

async function expectNothingRan(page: Page, problems: string[]) {
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(problems).toEqual([]);
}

test("a name that turns the direction around turns nothing around but itself", async ({ browser }) => {
  const { page } = await newPage(browser);
  for (const path of ["/", "/clinic/backwards", "/blog", "/blog/backwards"]) {
    await page.goto(path);
    await expect(page.getByText(BACKWARDS).first()).toBeAttached();
    expect(await backwardWords(page, [BACKWARDS, EXCERPT]), path).toEqual([]);
  }
  await page.goto("/clinic/backwards");
  await page.getByRole("button", { name: /^Upvote/ }).click();
  await expect(page.getByRole("dialog", { name: "Are you human?" })).toBeVisible();
  expect(await backwardWords(page, [EXCERPT])).toEqual([]);

  await page.goto("/");
  await page.getByRole("combobox", { name: /Search clinics/ }).fill("\u202ereverse");
  await expect(page.getByText("No clinics found")).toBeVisible();
  expect(await backwardWords(page, [EXCERPT])).toEqual([]);

  await openPosts(page);
  await expect(rowOf(page, BACKWARDS)).toBeVisible();
  expect(await backwardWords(page, [EXCERPT])).toEqual([]);
  await rowOf(page, BACKWARDS).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog", { name: "Delete post" })).toContainText("Are you sure");
  expect(await backwardWords(page, [EXCERPT])).toEqual([]);
});

test("it would be seen: without isolation the words after such a name are backwards", async ({ browser }) => {
  const { page } = await newPage(browser);
  await page.goto("about:blank");
  await page.setContent("<p>\u202eesrever Clinic in Brno</p><p><bdi>\u202eesrever</bdi> in Brno</p>");
  expect(await backwardWords(page)).toHaveLength(4);
});

for (const [id, name] of [
  ["markup", MARKUP],
  ["script", SCRIPT],
  ["intact", INTACT],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? "interactive" : "as the server wrote it";
    test(`the name of '${id}' is shown as text on every page, ${how}`, async ({ browser }) => {
      const { page, problems } = await newPage(browser, { javaScriptEnabled });
      await page.goto("/");
      await expect(page.getByRole("article").getByRole("heading", { name, exact: true })).toBeVisible();
      await page.goto(`/clinic/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await page.goto("/blog");
      await expect(page.getByRole("article").getByRole("heading", { name, exact: true })).toBeVisible();
      await page.goto(`/blog/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      if (javaScriptEnabled) await expectNothingRan(page, problems);
    });
  }

  test(`the structured data of '${id}' is whole, and its title is its name`, async ({ browser }) => {
    const { page, problems } = await newPage(browser);
    for (const [path, where] of [
      [`/clinic/${id}`, "@graph.0.name"],
      [`/blog/${id}`, "headline"],
    ] as const) {
      const source = await (await page.request.get(path)).text();
      const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(source)?.[1] ?? "";
      expect(JSON.parse(json)).toHaveProperty(where, name);
      await page.goto(path);
      await expect(page).toHaveTitle(titleStart(name));
    }
    await expectNothingRan(page, problems);
  });
}

test("a clinic's international website is linked in punycode", async ({ browser }) => {
  const { page } = await newPage(browser);
  await page.goto("/clinic/intact");
  const link = page.getByRole("link", { name: /Visit Website/ });
  await expect(link).toHaveAttribute("href", "https://xn--mnchen-ivf-9db.de/");
});
