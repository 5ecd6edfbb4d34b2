import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { pressByKeyboard } from "./keyboard.ts";
import { expectAdminServer } from "./sharedServers.ts";

export const LOCAL_ADMIN = { email: "admin@example.com", password: "embedded-admin" };
const KEY = "sb_publishable_embedded-backend";

export async function logIn(page: Page, as = LOCAL_ADMIN, wanted = "/admin/login") {
  await page.goto(wanted);
  await signInHere(page, as);
}

export async function signInHere(page: Page, { email, password } = LOCAL_ADMIN) {
  expectAdminServer(page.url());
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

const SESSION = new Set(["admin_authenticated", "admin_email", "ivf-admin-session"]);

let kept: { origin: string; since: number; entries: [string, string][] } | undefined;

/** Sessions last an hour; no test takes half of that. */
const isFresh = (since: number) => Date.now() - since < 30 * 60_000;

/** Opens a page with a session that all tests share, since a login takes longer than most tests. */
export async function openAdminPage(page: Page, path: string) {
  if (kept && isFresh(kept.since)) await storeSession(page, kept);
  await page.goto(path);
  const { origin } = new URL(page.url());
  if (kept?.origin === origin && isFresh(kept.since)) return;
  await signInHere(page);
  await expect(page).toHaveURL(path);
  const stored = await page.evaluate(() => Object.entries(localStorage));
  const entries = stored.filter(([key]) => SESSION.has(key));
  kept = { origin, since: Date.now(), entries };
}

/** Once a tab, so that who signs out stays out. */
async function storeSession(page: Page, session: { origin: string; entries: [string, string][] }) {
  await page.addInitScript(({ origin, entries }) => {
    if (location.origin !== origin || sessionStorage.getItem("session-is-stored")) return;
    sessionStorage.setItem("session-is-stored", "true");
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, session);
}

export async function openPosts(page: Page) {
  await openAdminPage(page, "/admin/blog");
  await expect(page.getByRole("heading", { name: "Blog administration" })).toBeVisible();
}

export async function logInToList(page: Page) {
  await logIn(page, LOCAL_ADMIN, "/admin/blog");
  await expect(page).toHaveURL("/admin/blog");
  await expect(page.getByRole("heading", { name: "Blog administration" })).toBeVisible();
}

export async function openAdminMenu(page: Page) {
  await pressByKeyboard(page, page.getByRole("button", { name: "Admin menu" }));
}

export function adminMenu(page: Page) {
  return page.getByRole("navigation", { name: "Admin" });
}

export async function goByAdminMenu(page: Page, part: string) {
  const button = page.getByRole("button", { name: "Admin menu" });
  if (await button.isVisible()) await pressByKeyboard(page, button);
  await pressByKeyboard(page, adminMenu(page).getByRole("link", { name: part }));
}

/** Unique, so that the post's address is too. */
export function someTitle(about: string): string {
  return `${about} ${randomUUID().slice(0, 8)}`;
}

let token: { origin: string; since: number; headers: Record<string, string> } | undefined;

async function adminHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { origin } = new URL((await request.head("/robots.txt")).url());
  if (token?.origin === origin && isFresh(token.since)) return token.headers;
  const answer = await request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: KEY },
    data: LOCAL_ADMIN,
  });
  expectAdminServer(answer.url());
  const { access_token: bearer } = await answer.json();
  const headers = { apikey: KEY, authorization: `Bearer ${bearer}` };
  token = { origin, since: Date.now(), headers };
  return headers;
}

export async function storeAsAdmin(request: APIRequestContext, table: string, rows: object[]) {
  const headers = await adminHeaders(request);
  for (const data of rows) {
    const answer = await request.post(`/rest/v1/${table}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

/** Changes rows as the local admin; `rows` is a PostgREST filter: `{ id: "eq.reprofit" }`. */
export async function changeAsAdmin(
  request: APIRequestContext,
  table: string,
  rows: Record<string, string>,
  fields: object,
) {
  const answer = await request.patch(`/rest/v1/${table}`, {
    headers: await adminHeaders(request),
    params: rows,
    data: fields,
  });
  expect(answer.status(), await answer.text()).toBe(204);
}

interface StoredPost {
  id: string;
  slug: string;
  title: string;
  content: string;
  published: boolean;
  updated_at: string;
}

export class StoredPosts {
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  private async headers() {
    return await adminHeaders(this.page.request);
  }

  async find(title: string): Promise<StoredPost | undefined> {
    const headers = await this.headers();
    const listed = await this.page.request.get("/rest/v1/blog_posts", {
      headers,
      params: { select: "id", title: `eq.${title}` },
    });
    const id = (await listed.json())[0]?.id;
    if (id === undefined) return undefined;
    const answer = await this.page.request.get("/rest/v1/rpc/post_to_edit", {
      headers,
      params: { p_id: id },
    });
    return (await answer.json())[0];
  }

  async add(fields: {
    title: string;
    content?: string;
    published?: boolean;
    slug?: string;
  }): Promise<Pick<StoredPost, "id" | "slug" | "title">> {
    const answer = await this.page.request.post("/rest/v1/blog_posts", {
      headers: { ...(await this.headers()), prefer: "return=representation" },
      params: { select: "id,slug,title" },
      data: { slug: `e2e-${randomUUID()}`, content: "<p>Text</p>", ...fields },
    });
    expect(answer.status()).toBe(201);
    return (await answer.json())[0];
  }

  async change(id: string, fields: object) {
    await this.page.request.patch(`/rest/v1/blog_posts?id=eq.${id}`, {
      headers: await this.headers(),
      data: fields,
    });
  }

  async remove(title: string) {
    await this.page.request.delete("/rest/v1/blog_posts", {
      headers: await this.headers(),
      params: { title: `eq.${title}` },
    });
  }
}

export function rowOf(page: Page, title: string) {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
}

export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

export async function htmlField(page: Page) {
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  return field(page, "Content");
}
