import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { newPost, somePost } from "../support/database/posts.ts";
import { rolledBack } from "../support/database/rolledBack.ts";

test("each change makes a new version, later than the one before, in whole milliseconds", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  const versions = new Set<string>();
  for (let change = 1; change <= 20; change++) {
    const { data } = await admin
      .from("blog_posts")
      .update({ title: `Version ${change}` })
      .eq("id", id)
      .select("updated_at")
      .single();
    versions.add(data?.updated_at ?? "");
  }
  expect(versions.size).toBe(20);
  expect([...versions].toSorted()).toEqual([...versions]);
  const [row] = await asOwner`select updated_at = date_trunc('milliseconds', updated_at) as whole
    from public.blog_posts where id = ${id}`;
  expect(row).toEqual({ whole: true });
});

test("when two people save the same version at once, one of them is told", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  const { data: found } = await admin.from("blog_posts").select("updated_at").eq("id", id).single();
  const save = (title: string) =>
    admin
      .from("blog_posts")
      .update({ title })
      .eq("id", id)
      .eq("updated_at", found?.updated_at ?? "")
      .select("title");
  const answers = await Promise.all([save("Mine"), save("Yours")]);
  expect(answers.flatMap(({ data }) => data ?? [])).toHaveLength(1);
});

test("a second post at the same address is refused as a duplicate", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  const { data } = await admin.from("blog_posts").select("slug").eq("id", id).single();
  const { error, status } = await admin.from("blog_posts").insert({ ...newPost(), slug: data?.slug ?? "" });
  expect({ status, code: error?.code }).toEqual({ status: 409, code: "23505" });
});

test("every text of a post and a category is stored composed", async () => {
  const admin = await someAdmin();
  const typed = "Zli\u0301n";
  const texts = {
    ...{ title: typed, excerpt: typed, content: typed, author_name: typed, meta_title: typed },
    ...{ meta_description: typed, og_title: typed, og_description: typed },
    ...{ twitter_title: typed, twitter_description: typed },
  };
  const { slug } = newPost();
  const post = { slug, ...texts, meta_keywords: [typed, "ivf"] };
  const { data: stored } = await admin.from("blog_posts").insert(post).select("id").single();
  const { data } = await admin.rpc("post_to_edit", { p_id: stored?.id ?? "" }).single();
  for (const column of Object.keys(texts)) expect(data, column).toHaveProperty(column, "Zlín");
  expect(data?.meta_keywords).toEqual(["Zlín", "ivf"]);
  await admin.from("blog_posts").delete().eq("slug", slug);

  await admin.from("blog_categories").insert({ slug, name: `${typed} ${slug}` });
  const category = await admin.from("blog_categories").select("name").eq("slug", slug).single();
  expect(category.data?.name).toBe(`Zlín ${slug}`);
  await admin.from("blog_categories").delete().eq("slug", slug);
});

test("a category that is saved with its own id keeps its posts", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  const { slug } = newPost();
  const added = await admin.from("blog_categories").insert({ slug, name: slug }).select("id").single();
  const category = added.data?.id ?? "";
  await admin.from("blog_posts").update({ category_id: category }).eq("id", id);
  const { error } = await admin.from("blog_categories").update({ id: category }).eq("id", category);
  expect(error).toBeNull();
  const post = await admin.from("blog_posts").select("category_id").eq("id", id).single();
  expect(post.data?.category_id).toBe(category);
  await admin.from("blog_categories").delete().eq("id", category);
});

test("letters are stored composed, and otherwise unchanged", async () => {
  const admin = await someAdmin();
  const title = "Zli\u0301n \u{1F37C}".normalize("NFD");
  const { data } = await admin
    .from("blog_posts")
    .insert({ ...newPost(), title })
    .select("id, title")
    .single();
  expect(data?.title).toBe("Zlín \u{1F37C}");
  await admin
    .from("blog_posts")
    .delete()
    .eq("id", data?.id ?? "");
});

test.for<[string, Record<string, unknown>]>([
  ["a blank title", { title: " \u00a0\u200b" }],
  ["a title of 201 characters", { title: "x".repeat(201) }],
  ["blank content", { content: "\n" }],
  ["2 MB of content", { content: "x".repeat(2_000_000) }],
  ["an empty slug", { slug: "" }],
  ["a slug that climbs", { slug: "../admin" }],
  ["a slug with capitals", { slug: "Test" }],
  ["a slug with two hyphens", { slug: "a--b" }],
  ["a slug with a line break", { slug: "a\n" }],
  ["a script as picture", { featured_image: "javascript:alert(1)" }],
  ["data as picture", { featured_image: "data:image/svg+xml,x" }],
  ["a picture of another host without scheme", { og_image: "//evil.test/x.png" }],
  ["a picture behind a backslash", { twitter_image: "/\\evil.test/x.png" }],
  ["a canonical path", { canonical_url: "/blog/x" }],
  ["a canonical script", { canonical_url: "javascript:alert(1)" }],
  ["51 keywords", { meta_keywords: Array.from({ length: 51 }, String) }],
  ["a blank keyword", { meta_keywords: ["ivf", " "] }],
])("%s is refused by the database", async ([, fields]) => {
  const admin = await someAdmin();
  const post = { ...newPost(), author_name: randomUUID() };
  const { error } = await admin.from("blog_posts").insert({ ...post, ...fields });
  expect(error?.code).toBe("23514");
  expect(await asOwner`select from public.blog_posts where author_name = ${post.author_name}`).toHaveLength(
    0,
  );
});

test("2 MB of content are refused", async () => {
  const admin = await someAdmin();
  const { error } = await admin
    .from("blog_posts")
    .insert({ ...newPost(), content: "<p>é</p>".repeat(250_000) });
  expect(error?.code).toBe("23514");
});

test("a column that posts do not have is refused", async () => {
  const admin = await someAdmin();
  const post: ReturnType<typeof newPost> = Object.assign(newPost(), { views: 1_000_000 });
  const { error, status } = await admin.from("blog_posts").insert(post);
  expect(error?.code).toBe("PGRST204");
  expect(status).toBeLessThan(500);
  expect(await asOwner`select from public.blog_posts where slug = ${post.slug}`).toHaveLength(0);
});

test("a NUL in a text is refused as the caller's mistake", async () => {
  const admin = await someAdmin();
  const { error, status } = await admin.from("blog_posts").insert({ ...newPost(), title: "a\0b" });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(error?.code).toBe("22P05");
});

test("the blog begins with four posts and two drafts in three categories, all with sources", async () => {
  const seeded = await asOwner<{ slug: string; published: boolean; content: string; image: string }[]>`
    select slug, published, content, featured_image as image from public.blog_posts where id::text like '5b1f%'`;
  expect(seeded.map(({ published }) => published).filter(Boolean)).toHaveLength(4);
  expect(seeded).toHaveLength(6);
  for (const { content, image } of seeded) {
    expect(content).toMatch(/<h2>Sources.*href="https:\/\//s);
    expect(readFileSync(`public${image}`, "utf8")).toContain("<svg");
  }
  const slugs = seeded.map(({ slug }) => slug);
  const { data } = await anonymous().from("blog_posts").select("slug").in("slug", slugs);
  expect(data).toHaveLength(4);
});

test("the blog's seed changes nothing when it runs again, not even what was edited since", async () => {
  const seed = readFileSync("supabase/seed-blog.sql", "utf8");
  await rolledBack(async (sql) => {
    await sql`update public.blog_posts set title = 'Edited' where slug = 'how-to-read-an-ivf-success-rate'`;
    await sql`update public.blog_categories set name = 'Edited' where slug = 'choosing-a-clinic'`;
    const read = () => sql`select p::text from public.blog_posts p union all
      select c::text from public.blog_categories c order by 1`;
    const before = await read();
    await sql.unsafe(seed);
    expect(await read()).toEqual(before);
  });
});
