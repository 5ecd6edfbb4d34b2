import { expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { newPost, readPost, somePost } from "../support/database/posts.ts";

const LONG_AGO = "2001-01-01T00:00:00Z";
const isRecent = (date: Date | null | undefined) => Math.abs(Date.now() - Number(date)) < 60_000;

test.for([true, false])(
  "the server dates a new post, whatever the client says (published: %s)",
  async (published) => {
    const admin = await someAdmin();
    const dates = { created_at: LONG_AGO, updated_at: LONG_AGO, published_at: LONG_AGO };
    const { data } = await admin
      .from("blog_posts")
      .insert({ ...newPost(), ...dates, published })
      .select("id")
      .single();
    const id = data?.id ?? "";
    const post = await readPost(id);
    expect(isRecent(post?.created_at) && isRecent(post?.updated_at)).toBe(true);
    expect(post?.published_at === null).toBe(!published);
    if (published) expect(isRecent(post?.published_at)).toBe(true);
    await admin.from("blog_posts").delete().eq("id", id);
  },
);

test("publishing dates a post once, and unpublishing keeps the date", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  const publish = async (published: boolean) => {
    await admin.from("blog_posts").update({ published }).eq("id", id);
    return (await readPost(id))?.published_at;
  };
  expect((await readPost(id))?.published_at).toBeNull();
  const first = await publish(true);
  expect(isRecent(first)).toBe(true);
  expect(await publish(false)).toEqual(first);
  expect(await publish(true)).toEqual(first);
  await admin.from("blog_posts").update({ published_at: LONG_AGO }).eq("id", id);
  expect(await readPost(id)).toMatchObject({ published_at: first });
});

test.for(["id", "created_at", "updated_at"])(
  "nobody makes a new version of a post by its %s, which no history would show",
  async (column) => {
    const [admin, id] = [await someAdmin(), await somePost({ published: true })];
    const before = await readPost(id);
    const changed = column === "id" ? { id } : { [column]: LONG_AGO };
    const { error } = await admin.from("blog_posts").update(changed).eq("id", id);
    expect(error?.code).toBe("42501");
    expect(await readPost(id)).toEqual(before);
  },
);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function asVisitorsSee(id: string, slug: string): Promise<string> {
  const visitor = anonymous();
  const posts = () => visitor.from("blog_posts");
  const answers = await Promise.all([
    posts().select("id,title").eq("id", id),
    posts().select("id").eq("published", true),
    posts().select("id").gt("published_at", new Date().toISOString()),
    posts().select("id").order("published_at", { ascending: false }).limit(1),
    posts().select("id").or(`id.eq.${id},slug.eq.${slug}`),
    visitor.rpc("published_post", { p_slug: slug }),
    visitor.rpc("published_post", { p_slug: slug }, { get: true }),
    visitor.rpc("post_to_edit", { p_id: id }),
  ]);
  const { count } = await posts().select("id", { count: "exact", head: true }).eq("id", id);
  return JSON.stringify([answers.map(({ data }) => data), count ?? 0]);
}

test("a post with a date to come is unseen in every call until then, and seen from then on", async () => {
  const [admin, { slug }] = [await someAdmin(), newPost()];
  const at = inDays(3);
  const { data, error } = await admin
    .from("blog_posts")
    .insert({ ...newPost(), slug, published: true, published_at: at.toISOString() })
    .select("id,published_at")
    .single();
  expect(error).toBeNull();
  const id = data?.id ?? "";
  expect((await readPost(id))?.published_at).toEqual(at);
  expect(await asVisitorsSee(id, slug)).not.toContain(id);
  expect(await asVisitorsSee(id, slug)).toMatch(/,0\]$/);
  const { data: forEditors } = await admin.rpc("post_to_edit", { p_id: id });
  expect(forEditors).toHaveLength(1);

  await asOwner.begin(async (sql) => {
    await sql`alter table public.blog_posts disable trigger set_post_dates`;
    await sql`update public.blog_posts set published_at = now() where id = ${id}`;
    await sql`alter table public.blog_posts enable trigger set_post_dates`;
  });
  expect(await asVisitorsSee(id, slug)).toContain(id);
  await admin.from("blog_posts").delete().eq("id", id);
});

test("a planned date can be moved, cancelled and brought forward, and other changes keep it", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  const change = async (fields: object) => {
    await admin.from("blog_posts").update(fields).eq("id", id);
    return (await readPost(id))?.published_at ?? null;
  };
  expect(await change({ published: true, published_at: inDays(3) })).toBeInstanceOf(Date);
  const moved = inDays(9);
  expect(await change({ published: true, published_at: moved })).toEqual(moved);
  expect(await change({ title: "Another" })).toEqual(moved);
  expect(await change({ published: false })).toBeNull();
  expect(await change({ published_at: inDays(3) })).toBeNull();
  expect(await change({ published: true, published_at: moved })).toEqual(moved);
  const first = await change({ published: true, published_at: null });
  expect(isRecent(first)).toBe(true);
  expect(await change({ published_at: inDays(3) })).toEqual(first);
});
