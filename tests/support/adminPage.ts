import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";

export const LOCAL_ADMIN = { email: "admin@example.com", password: "embedded-admin" };
const KEY = "sb_publishable_embedded-backend";

export async function logIn(page: Page, { email, password } = LOCAL_ADMIN) {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

export async function logInToList(page: Page) {
  await logIn(page);
  await expect(page).toHaveURL("/admin/blog");
  await expect(page.getByRole("heading", { name: "Blog administration" })).toBeVisible();
}

/** A title, and so an address, that no other test has. */
export function someTitle(about: string): string {
  return `${about} ${randomUUID().slice(0, 8)}`;
}

/** What a request carries that is the local admin's. */
async function adminHeaders(request: APIRequestContext) {
  const answer = await request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: KEY },
    data: LOCAL_ADMIN,
  });
  const { access_token: token } = await answer.json();
  return { apikey: KEY, authorization: `Bearer ${token}` };
}

/** Stores rows as the local admin may. */
export async function storeAsAdmin(request: APIRequestContext, table: string, rows: object[]) {
  const answer = await request.post(`/rest/v1/${table}`, {
    headers: await adminHeaders(request),
    data: rows,
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Changes rows as the local admin may; `rows` names them in PostgREST's words: `{ id: "eq.reprofit" }`. */
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

/** The blog's table with an admin's token: to prepare a state, and to see what is really stored. */
export class StoredPosts {
  private readonly page: Page;
  private known: Awaited<ReturnType<typeof adminHeaders>> | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  private async headers() {
    return (this.known ??= await adminHeaders(this.page.request));
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

/** The row of a post in the admin's list. */
export function rowOf(page: Page, title: string) {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
}

/** A field of the editor. */
export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}
