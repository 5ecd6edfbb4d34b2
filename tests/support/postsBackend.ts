import { vi } from "vitest";

type Row = Record<string, unknown> & { id: string; updated_at: string };
type Interceptor = (method: string) => Promise<Response | void> | Response | void;

const postId = (n: number) => `5b1f6d1e-0000-4000-8000-${String(n).padStart(12, "0")}`;

const instant = (n: number) => `2026-11-20T08:00:00.${String(n).padStart(6, "0")}+00:00`;

export class PostsBackend {
  gate: Interceptor = () => {};
  /** What is written is stored, and nobody hears of it. */
  losesAnswers = false;
  categories: { id: string; name: string; slug: string }[] = [];
  private rows: Row[] = [];
  private changes = 0;

  constructor() {
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.origin);
      return await this.answer(url, init?.method ?? "GET", init?.body);
    });
  }

  add(fields: object, id = postId(this.rows.length + 1)): string {
    const at = instant(++this.changes);
    const dates = { created_at: at, updated_at: at, published_at: null };
    this.rows.push({ ...EMPTY_ROW, ...dates, ...fields, id });
    return id;
  }

  change(id: string, fields: object): void {
    const changed = { ...fields, updated_at: instant(++this.changes) };
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...changed } : row));
  }

  remove(id: string): void {
    this.rows = this.rows.filter((row) => row.id !== id);
  }

  contents(): unknown[] {
    return this.rows.map(({ content }) => content);
  }

  private async answer(url: URL, method: string, body: unknown): Promise<Response> {
    const call = url.pathname.split("/").at(-1);
    if (call === "admin_role") return Response.json("owner");
    if (call === "post_to_edit") {
      return Response.json(this.rows.filter(({ id }) => id === url.searchParams.get("p_id")));
    }
    if (call === "blog_categories") return Response.json(this.categories);
    if (call !== "blog_posts") return Response.json([]);
    const matching = () =>
      this.rows.filter((row) =>
        (["id", "updated_at"] as const).every((column) => {
          const wanted = url.searchParams.get(column);
          return wanted === null || wanted === `eq.${row[column]}`;
        }),
      );
    if (method === "GET") return Response.json(matching());
    const instead = await this.gate(method);
    if (instead) return instead;
    const fields: { id?: string } = typeof body === "string" ? JSON.parse(body) : {};
    if (method === "POST" && this.rows.some(({ id }) => id === fields.id)) {
      return Response.json({ code: "23505", message: "duplicate key" }, { status: 409 });
    }
    const ids = method === "POST" ? [this.add(fields, fields.id)] : matching().map(({ id }) => id);
    if (method === "PATCH") for (const id of ids) this.change(id, fields);
    const changed = this.rows.filter(({ id }) => ids.includes(id));
    if (method === "DELETE") for (const id of ids) this.remove(id);
    if (this.losesAnswers) throw new TypeError("fetch failed");
    return Response.json(changed);
  }
}

const EMPTY_ROW = {
  ...{ title: "", slug: "", excerpt: null, content: "<p>Text</p>", featured_image: null, category_id: null },
  ...{ published: false, author_name: null, meta_title: null, meta_description: null, meta_keywords: [] },
  ...{ canonical_url: null, og_title: null, og_description: null, og_image: null },
  ...{ twitter_title: null, twitter_description: null, twitter_image: null },
};
