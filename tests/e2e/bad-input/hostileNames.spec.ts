import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, request, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { test, waitUntilInteractive } from "../../support/test.ts";
import { openPosts, rowOf, storeAsAdmin } from "../../support/adminPage.ts";
import { backwardWords } from "../../support/readingDirection.ts";
import { serveBuiltSite, startServer, type RunningServer } from "../../support/server.ts";

// Other tests count the clinics. Started twice, so that the second start prerenders the names.
test.describe.configure({ mode: "serial" });

const BACKWARDS = "\u202eesrever Clinic";
const EXCERPT = `${BACKWARDS} and more words`;
const MARKUP = `<img src=x onerror="window.ran=1">`;
const SCRIPT = `</script><script>window.ran=1</script>`;
// Early in the alphabet: lists without scripts show them.
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

test("a name with a direction override turns nothing around but itself", async ({ browser }) => {
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

  await test.step("it would be seen: without isolation the words after such a name are backwards", async () => {
    await page.goto("about:blank");
    await page.setContent("<p>\u202eesrever Clinic in Brno</p><p><bdi>\u202eesrever</bdi> in Brno</p>");
    expect(await backwardWords(page)).toHaveLength(4);
  });
});

const HOSTILE = CLINICS.filter(({ id }) => id !== "backwards");

async function expectNamesAsText(page: Page) {
  for (const path of ["/", "/blog"]) {
    await page.goto(path);
    for (const { name } of HOSTILE)
      await expect
        .soft(page.getByRole("article").getByRole("heading", { name, exact: true }), path)
        .toBeVisible();
  }
  for (const { id, name } of HOSTILE) {
    for (const path of [`/clinic/${id}`, `/blog/${id}`]) {
      await page.goto(path);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText(name);
      await expect.soft(page, path).toHaveTitle(titleStart(name));
    }
  }
}

test("hostile names are shown as text on every page, in whole structured data, and in its title", async ({
  browser,
}) => {
  const { page, problems } = await newPage(browser);
  await expectNamesAsText(page);
  await expectNothingRan(page, problems);
  for (const { id, name } of HOSTILE) {
    for (const [path, where] of [
      [`/clinic/${id}`, "@graph.0.name"],
      [`/blog/${id}`, "headline"],
    ] as const) {
      const source = await (await page.request.get(path)).text();
      const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(source)?.[1] ?? "";
      expect.soft(JSON.parse(json), path).toHaveProperty(where, name);
    }
  }
  await page.goto("/clinic/intact");
  const link = page.getByRole("link", { name: /Visit Website/ });
  await expect(link).toHaveAttribute("href", "https://xn--mnchen-ivf-9db.de/");
});

test("hostile names are shown as text on every page as the server wrote it", async ({ browser }) => {
  const { page } = await newPage(browser, { javaScriptEnabled: false });
  await expectNamesAsText(page);
});
