import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAdmin, someUser } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { removeClinic } from "../support/database/clinics.ts";
import { newPost, readBlog, readPost, somePost } from "../support/database/posts.ts";

const OUTSIDERS = [
  ["a visitor with the public key", async () => anonymous()],
  ["a signed-up user who is no admin", someUser],
] as const;
const SEEDED_CATEGORY = "5b1f6d1e-0000-4000-8000-000000000001";

for (const [who, outsider] of OUTSIDERS) {
  test(`${who} reads published posts and categories`, async () => {
    const [client, id] = [await outsider(), await somePost({ published: true })];
    expect((await client.from("blog_posts").select("id").eq("id", id)).data).toEqual([{ id }]);
    expect((await client.from("blog_categories").select("name").order("name")).data).toEqual([
      { name: "Choosing a clinic" },
      { name: "Planning and costs" },
      { name: "Tests and treatment" },
    ]);
  });

  test(`${who} finds no trace of a draft, however it is asked for`, async () => {
    const [client, id] = [await outsider(), await somePost({ published: false })];
    await asOwner`update public.blog_posts set category_id = ${SEEDED_CATEGORY} where id = ${id}`;
    const answers = await Promise.all([
      client.from("blog_posts").select().eq("id", id),
      client.from("blog_posts").select().eq("published", false),
      client.from("blog_posts").select().not("published", "is", true),
      client.from("blog_posts").select("id, blog_categories(*)").eq("id", id),
      client.from("blog_categories").select("id, blog_posts(*)").eq("blog_posts.published", false),
      client.from("blog_posts").select("id").or(`id.eq.${id},published.eq.false`),
      client.from("blog_posts").select("title").order("published_at").eq("id", id),
      client.rpc("post_to_edit", { p_id: id }),
      client.rpc("published_post", { p_slug: (await readPost(id))?.slug ?? "" }),
    ]);
    const seen = JSON.stringify(answers.map(({ data }) => data));
    expect(seen).not.toContain(id);
    expect(seen).not.toContain('"published":false');
    expect(
      (await client.from("blog_posts").select("id", { count: "exact", head: true }).eq("published", false))
        .count,
    ).toBe(0);
  });

  test(`${who} can neither add, change, publish nor delete anything of the blog`, async () => {
    const client = await outsider();
    const [draft, post] = [await somePost({ published: false }), await somePost({ published: true })];
    const before = await readBlog();
    const attempts = await Promise.all([
      client.from("blog_posts").insert(newPost()),
      client.from("blog_posts").insert({ ...newPost(), published: true }),
      client.from("blog_posts").upsert({ id: post, ...newPost() }),
      client.from("blog_posts").update({ title: "Taken over" }).eq("id", post).select(),
      client.from("blog_posts").update({ published: true }).eq("id", draft).select(),
      client.from("blog_posts").update({ published: true }).eq("published", false),
      client.from("blog_posts").delete().eq("id", post).select(),
      client.from("blog_posts").delete().neq("title", ""),
      client.from("blog_categories").insert({ name: "Spam", slug: "spam" }),
      client.from("blog_categories").update({ name: "Spam" }).neq("name", ""),
      client.from("blog_categories").delete().neq("name", ""),
    ]);
    for (const { data } of attempts) expect(data ?? []).toEqual([]);
    expect(await readBlog()).toEqual(before);
  });

  test(`${who} can neither add, change nor delete a clinic, nor make anybody an admin`, async () => {
    const client = await outsider();
    const before = await asOwner`select c::text from public.clinics c order by id`;
    const admins = await asOwner`select user_id from private.admins order by 1`;
    await Promise.all([
      client.from("clinics").insert({ id: `test-${randomUUID()}`, name: "Intruder" }),
      client.from("clinics").update({ name: "Taken over" }).eq("id", "reprofit"),
      client.from("clinics").delete().eq("id", "reprofit"),
      client.rpc("make_admin", { p_email: "admin@example.com" }),
      client.schema("private" as "public").rpc("make_admin", { p_email: "admin@example.com" }),
      client
        .schema("private" as "public")
        .from("admins" as "clinics")
        .insert({ user_id: randomUUID() } as never),
      client.from("admins" as "clinics").insert({ user_id: randomUUID() } as never),
    ]);
    expect(await asOwner`select c::text from public.clinics c order by id`).toEqual(before);
    expect(await asOwner`select user_id from private.admins order by 1`).toEqual(admins);
  });
}

test("an admin reads drafts, and adds, changes, publishes and deletes posts", async () => {
  const admin = await someAdmin();
  const draft = await somePost({ published: false });
  expect((await admin.from("blog_posts").select("id").eq("id", draft)).data).toEqual([{ id: draft }]);

  const { data: created, error } = await admin
    .from("blog_posts")
    .insert(newPost())
    .select("id, published")
    .single();
  expect({ error, published: created?.published }).toEqual({ error: null, published: false });
  const id = created?.id ?? "";
  await admin.from("blog_posts").update({ title: "Renamed", published: true }).eq("id", id);
  expect(await readPost(id)).toMatchObject({ title: "Renamed", published: true });
  expect((await anonymous().from("blog_posts").select("title").eq("id", id)).data).toEqual([
    { title: "Renamed" },
  ]);
  await admin.from("blog_posts").delete().eq("id", id);
  expect(await readPost(id)).toBeUndefined();
});

test("an admin adds, renames and deletes a category, and its posts stay without one", async () => {
  const admin = await someAdmin();
  const slug = `test-${randomUUID()}`;
  const { data: category } = await admin
    .from("blog_categories")
    .insert({ name: slug, slug })
    .select()
    .single();
  const post = await somePost({ published: true });
  await admin
    .from("blog_posts")
    .update({ category_id: category?.id ?? "" })
    .eq("id", post);
  await admin
    .from("blog_categories")
    .update({ name: `${slug}-2` })
    .eq("slug", slug);
  const { data: renamed } = await admin.from("blog_categories").select("id").eq("name", `${slug}-2`);
  expect((await admin.from("blog_posts").select("category_id").eq("id", post)).data).toEqual([
    { category_id: renamed?.[0]?.id },
  ]);
  await admin.from("blog_categories").delete().eq("slug", slug);
  expect((await admin.from("blog_posts").select("category_id").eq("id", post)).data).toEqual([
    { category_id: null },
  ]);
});

test("an admin writes every field of a clinic but its votes and its headlines", async () => {
  const admin = await someAdmin();
  const id = `test-${randomUUID()}`;
  const added = await admin
    .from("clinics")
    .insert({ id, name: "New clinic", website: "https://example.org" });
  expect(added.error).toBeNull();
  expect(
    (await admin.from("clinics").update({ name: "Renamed", overall_score: 80 }).eq("id", id)).error,
  ).toBeNull();
  const refused = await Promise.all([
    admin.from("clinics").update({ upvote_count: 9 }).eq("id", id),
    admin.from("clinics").update({ name: "Again", upvote_count: 9 }).eq("id", id),
    admin.from("clinics").insert({ id: `${id}-2`, name: "Second", upvote_count: 9 }),
    admin.from("clinics").update({ name: "Again", price_euros: 2000 }).eq("id", id),
    admin.from("clinics").update({ basis: {} }).eq("id", id),
    admin.from("clinics").insert({ id: `${id}-2`, name: "Second", success_rate: 99 }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await asOwner`select name, upvote_count from public.clinics where id like ${`${id}%`}`).toEqual([
    { name: "Renamed", upvote_count: 0 },
  ]);
  await removeClinic(id);
});

test("the texts of a clinic are stored composed, and emoji stay as they are", async () => {
  const admin = await someAdmin();
  const [id, typed] = [`test-${randomUUID()}`, "Zli\u0301n 👶"];
  const lists = { countries: [typed], locations: [typed, "Brno"], specialties: [typed], languages: [typed] };
  await admin.from("clinics").insert({ id, name: typed, ...lists });
  const { data } = await admin.from("clinics").select().eq("id", id).single();
  expect(data).toMatchObject({
    name: "Zlín 👶",
    ...{ countries: ["Zlín 👶"], locations: ["Zlín 👶", "Brno"], specialties: ["Zlín 👶"] },
    languages: ["Zlín 👶"],
  });
  await removeClinic(id);
});

test("someone who is no longer an admin can no longer write, even while the session lasts", async () => {
  const admin = await someAdmin();
  const { data } = await admin.auth.getUser();
  const post = await somePost({ published: true });
  await asOwner`delete from private.admins where user_id = ${data.user?.id ?? ""}`;
  await admin.from("blog_posts").update({ title: "Taken over" }).eq("id", post);
  expect(await readPost(post)).toMatchObject({ title: "Test post" });
});
