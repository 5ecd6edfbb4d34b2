import { randomUUID } from "node:crypto";
import { beforeAll, expect, inject, test } from "vitest";
import { LOCAL_ADMIN } from "../../supabase/embedded/admins.ts";
import { someAdmin, someUser } from "../support/database/accounts.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { sharedEmbedded } from "../support/database/embedded.ts";
import { newPost } from "../support/database/posts.ts";
import { canvas, frame, png, pngChunk, riff } from "../support/pictureBytes.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
// 18 kB that unpack to 576 MB in a browser.
const BOMB = png(12_000, 12_000, { unpacked: 12_000 * 1_501 });
const LARGE = png(1, 1, { unpacked: 2, more: [pngChunk("tEXt", Buffer.alloc(5 * 1024 * 1024, "a"))] });
const MOVING = riff(canvas(1, 1, 2), frame(1, 1));
const PAGE = Buffer.from("<html><script>alert(document.domain)</script></html>");

let server: Awaited<ReturnType<typeof sharedEmbedded>>;
/** Signed in once, because the local admin's hash is slow. */
let embeddedAdmin: ReturnType<typeof anonymous>;

beforeAll(async () => {
  server = await sharedEmbedded();
  embeddedAdmin = anonymous(someAddress(), server.url);
  const { error } = await embeddedAdmin.auth.signInWithPassword(LOCAL_ADMIN);
  if (error) throw error;
});

const BACKENDS = [
  ["the real stack", { admin: someAdmin, visitor: () => anonymous() }],
  [
    "the embedded backend",
    { admin: async () => embeddedAdmin, visitor: () => anonymous(someAddress(), server.url) },
  ],
] as const;

const someName = (ending = "png") => `2026/${randomUUID()}.${ending}`;
const files = (client: ReturnType<typeof anonymous>) => client.storage.from("blog");
const send = (client: ReturnType<typeof anonymous>, name: string, bytes: Buffer, type: string) =>
  files(client).upload(name, new Uint8Array(bytes), { contentType: type });

for (const [where, { admin, visitor }] of BACKENDS) {
  test(`an admin stores a picture on ${where}, and everybody reads it, as a picture and nothing else`, async () => {
    const name = someName();
    const client = await admin();
    expect((await send(client, name, PNG, "image/png")).error).toBeNull();
    const { publicUrl } = files(visitor()).getPublicUrl(name).data;
    const answer = await fetch(publicUrl);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": expect.stringContaining("max-age=31536000"),
    });
    expect((await fetch(publicUrl, { method: "HEAD" })).headers.get("content-type")).toBe("image/png");
    expect((await files(client).remove([name])).data).toHaveLength(1);
    expect((await fetch(publicUrl)).ok).toBe(false);
  });

  test.for<[what: string, name: string, bytes: Buffer, type: string, code: string]>([
    [
      "an SVG",
      someName("svg"),
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "image/svg+xml",
      "404",
    ],
    ["an SVG that is named as a picture", someName(), Buffer.from("<svg/>"), "image/svg+xml", "400"],
    ["a page", someName("html"), PAGE, "text/html", "404"],
    ["a page that is named as a picture", someName(), PAGE, "text/html", "400"],
    ["a page with a picture's type and its own name", someName("html"), PAGE, "image/png", "404"],
    ["a page with a picture's type and name", someName(), PAGE, "image/png", "400"],
    ["a PNG that is named as a JPEG", someName("jpg"), PNG, "image/jpeg", "400"],
    ["a picture with a page behind it", someName(), Buffer.concat([PNG, PAGE]), "image/png", "400"],
    ["half a picture", someName(), PNG.subarray(0, 40), "image/png", "400"],
    ["a picture of too many pixels", someName(), BOMB, "image/png", "400"],
    ["an animation", someName("webp"), MOVING, "image/webp", "400"],
    ["a GIF", someName("gif"), PNG, "image/gif", "404"],
    ["a picture above 5 MB", someName(), LARGE, "image/png", "413"],
    ["a file above 20 MB", someName(), Buffer.alloc(20 * 1024 * 1024), "image/png", "413"],
    ["a name that climbs", `../../${randomUUID()}.png`, PNG, "image/png", "404"],
    ["a name that climbs later", `2026/../../${randomUUID()}.png`, PNG, "image/png", "404"],
    ["a name of its own choice", "index.png", PNG, "image/png", "404"],
    ["a name in a folder of its own", `assets/${randomUUID()}.png`, PNG, "image/png", "404"],
  ])(`%s is refused on ${where}, also from an admin`, async ([, name, bytes, type, code]) => {
    const client = await admin();
    expect((await send(client, name, bytes, type)).error).toMatchObject({ statusCode: code });
    expect((await fetch(files(visitor()).getPublicUrl(name).data.publicUrl)).ok).toBe(false);
  });

  test(`visitors of ${where} can neither add, replace, list, move nor delete a picture`, async () => {
    const [name, outsider] = [someName(), visitor()];
    await send(await admin(), name, PNG, "image/png");
    const attempts = await Promise.all([
      send(outsider, someName(), PNG, "image/png"),
      files(outsider).update(name, PAGE, { contentType: "image/png" }),
      files(outsider).upload(name, PAGE, { contentType: "image/png", upsert: true }),
      files(outsider).list("2026"),
      files(outsider).move(name, someName()),
      files(outsider).copy(name, someName()),
      files(outsider).remove([name]),
      files(outsider).createSignedUploadUrl(someName()),
      outsider.storage.createBucket("mine", { public: true }),
      outsider.storage.updateBucket("blog", { public: true, allowedMimeTypes: null }),
      outsider.storage.emptyBucket("blog"),
      outsider.storage.deleteBucket("blog"),
    ]);
    for (const { data } of attempts) expect(data ?? []).toEqual([]);
    const answer = await fetch(files(outsider).getPublicUrl(name).data.publicUrl);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
  });
}

test("the administration lists unused pictures older than a day, and deletes them", async () => {
  const admin = await someAdmin();
  const [left, inText, featured, fresh] = [someName(), someName(), someName(), someName()];
  for (const name of [left, inText, featured, fresh]) await send(admin, name, PNG, "image/png");
  await asOwner`update storage.objects set created_at = now() - interval '2 days' where name <> ${fresh}`;
  const address = (name: string) => files(admin).getPublicUrl(name).data.publicUrl;
  const posts = [
    { ...newPost(), content: `<p>x</p><img src="${address(inText)}" alt="">` },
    { ...newPost(), featured_image: new URL(address(featured)).pathname },
  ];
  for (const post of posts) expect((await admin.from("blog_posts").insert(post)).error).toBeNull();
  const unused = async () => ((await admin.rpc("unused_pictures")).data ?? []).map(({ name }) => name);
  expect(await unused()).toContain(left);
  for (const name of [inText, featured, fresh]) expect(await unused()).not.toContain(name);
  for (const { slug } of posts) await admin.from("blog_posts").delete().eq("slug", slug);
  expect(await unused()).toEqual(expect.arrayContaining([left, inText, featured]));
  expect((await files(admin).remove([left])).data).toHaveLength(1);
  expect(await unused()).not.toContain(left);
  expect((await (await someUser()).rpc("unused_pictures")).error?.hint).toBe("admins-only");
  expect((await anonymous().rpc("unused_pictures")).error?.code).toBe("42501");
});

test("accounts that aren't admins', and removed admins, store and delete nothing", async () => {
  const name = someName();
  const admin = await someAdmin();
  expect((await send(admin, name, PNG, "image/png")).error).toBeNull();
  const { data } = await admin.auth.getUser();
  await asOwner`delete from private.admins where user_id = ${data.user?.id ?? ""}`;
  for (const client of [admin, await someUser()]) {
    expect((await send(client, someName(), PNG, "image/png")).error).toMatchObject({ statusCode: "403" });
    expect((await files(client).remove([name])).data ?? []).toEqual([]);
  }
  expect(await asOwner`select name from storage.objects where name = ${name}`).toHaveLength(1);
});

test("an admin cannot replace a picture, move it or loosen the bucket's rules", async () => {
  const admin = await someAdmin();
  const name = someName();
  await send(admin, name, PNG, "image/png");
  const attempts = await Promise.all([
    send(admin, name, PNG, "image/png"),
    files(admin).upload(name, new Uint8Array(PNG), { contentType: "image/png", upsert: true }),
    files(admin).move(name, someName()),
    admin.storage.updateBucket("blog", { public: true, allowedMimeTypes: ["text/html"] }),
    admin.storage.createBucket("mine", { public: true }),
  ]);
  const codes = ["409", "403", "404", "404", "404"];
  expect(attempts.map(({ error }) => error)).toMatchObject(codes.map((statusCode) => ({ statusCode })));
  expect(await asOwner`select id, allowed_mime_types from storage.buckets`).toEqual([
    { id: "blog", allowed_mime_types: ["image/jpeg", "image/png", "image/webp"] },
  ]);
});

test("Storage's tables can't be reached as tables", async () => {
  const answer = await fetch(`${inject("apiUrl")}/rest/v1/objects`, {
    headers: { apikey: "sb_publishable_embedded-backend", "accept-profile": "storage" },
  });
  expect(answer.ok).toBe(false);
});
