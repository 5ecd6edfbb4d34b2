import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAccount, someAdmin, someEditor } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact } from "../support/database/facts.ts";
import { historyOf } from "../support/database/history.ts";
import { openConnection, openConnectionOf, waitUntilBlocked } from "../support/database/locks.ts";
import { readPost, somePost } from "../support/database/posts.ts";

type Client = Awaited<ReturnType<typeof someAdmin>>;

const restore = (client: Client, id = 0) => client.rpc("restore_history", { p_id: id });

async function readClinic(id: string) {
  const [row] =
    await asOwner`select to_jsonb(c) - 'changed_at' as clinic from public.clinics c where id = ${id}`;
  return row?.clinic as object;
}

test("restoring puts back what a change replaced, keeps what else changed since, and can itself be undone", async () => {
  const [editor, id] = [await someEditor(), await someClinic()];
  const prices = { Freezing: 300 };
  const first = {
    specialties: ["Donor eggs"],
    languages: ["Čeština"],
    established: 1999,
    fixed_prices: prices,
  };
  expect((await editor.from("clinics").update(first).eq("id", id)).error).toBeNull();
  const as = await readClinic(id);
  await editor
    .from("clinics")
    .update({ name: "Wrong", specialties: [], languages: [], established: null, fixed_prices: null })
    .eq("id", id);
  await editor.from("clinics").update({ website: "https://example.org" }).eq("id", id);
  const mistake = (await historyOf(id))[1];

  const { data: restored, error } = await restore(editor, mistake?.id);
  expect(error).toBeNull();
  expect(await readClinic(id)).toEqual({ ...as, website: "https://example.org" });
  expect((await historyOf(id)).at(-1)).toMatchObject({
    id: restored,
    action: "update",
    restores: mistake?.id,
  });

  expect((await restore(editor, restored ?? 0)).error).toBeNull();
  expect(await readClinic(id)).toMatchObject({ name: "Wrong", established: null, fixed_prices: null });
});

test("a retired fact comes back, and the headline with it", async () => {
  const [editor, clinic] = [await someEditor(), await someClinic()];
  const fact = await addFact("clinic_prices", clinic);
  await editor.from("clinic_prices").update({ retired_at: new Date().toISOString() }).eq("id", fact);
  expect(await readClinic(clinic)).toMatchObject({ price_euros: null });
  const [change] = await historyOf(fact);
  expect((await restore(editor, change?.id)).error).toBeNull();
  expect(await readClinic(clinic)).toMatchObject({ price_euros: 2900 });
});

test("a deleted post comes back as it was, once", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: true })];
  const before = await readPost(id);
  await admin.from("blog_posts").delete().eq("id", id);
  const [change] = await historyOf(id);
  expect((await restore(admin, change?.id)).error).toBeNull();
  expect(await readPost(id)).toMatchObject({ title: before?.title, slug: before?.slug, published: true });
  expect((await readPost(id))?.published_at).toEqual(before?.published_at);
  expect((await restore(admin, change?.id)).error?.hint).toBe("already-restored");
});

test("what the tables refuse is refused here too, and nothing is noted", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  const slug = (await readPost(id))?.slug ?? "";
  await admin
    .from("blog_posts")
    .update({ slug: `test-${randomUUID()}` })
    .eq("id", id);
  const another = await somePost({ published: false });
  await asOwner`update public.blog_posts set slug = ${slug} where id = ${another}`;
  const [change] = await historyOf(id);
  expect((await restore(admin, change?.id)).error?.code).toBe("23505");
  expect(await historyOf(id)).toHaveLength(1);
});

test("nothing is put back of what was only added, of what is gone, of people, or twice", async () => {
  const [owner, clinic, account] = [
    await someAdmin(),
    await someClinic(),
    await someAccount({ admin: false }),
  ];
  await owner.rpc("add_admin", { p_email: account.email, p_role: "editor" });
  await owner.rpc("change_admin_role", { p_user: account.id, p_role: "owner" });
  const slug = `test-${randomUUID()}`;
  await owner.from("blog_categories").insert({ name: slug, slug });
  await owner
    .from("blog_categories")
    .update({ name: `${slug}-2` })
    .eq("slug", slug);
  await owner.from("blog_categories").delete().eq("slug", slug);
  const found = await asOwner<{ row_id: string }[]>`
    select row_id from private.admin_history where row_name = ${slug}`;
  const [added, renamed] = await historyOf(found[0]?.row_id ?? "");
  await owner.from("clinics").update({ name: "Renamed" }).eq("id", clinic);
  const [clinicChange] = await historyOf(clinic);
  await restore(owner, clinicChange?.id);

  const people = await historyOf(account.id);
  for (const [id, hint] of [
    [added?.id, "nothing-to-restore"],
    [renamed?.id, "no-such-row"],
    [people[1]?.id, "nothing-to-restore"],
    [clinicChange?.id, "already-restored"],
    [9_007_199_254_740_991, "no-such-change"],
  ] as const) {
    expect((await restore(owner, id)).error?.hint).toBe(hint);
  }
  expect((await restore(await someEditor(), people[1]?.id)).error?.hint).toBe("no-such-change");
});

test("when two people restore the same change at once, the second is told that it was done", async () => {
  const [editor, clinic] = [await someEditor(), await someClinic()];
  await editor.from("clinics").update({ name: "Wrong" }).eq("id", clinic);
  const id = (await historyOf(clinic))[0]?.id ?? 0;
  const reader = await openConnection();
  await reader.sql`begin`;
  await reader.sql`select from public.clinics where id = ${clinic} for no key update`;
  const twice = [await openConnectionOf(editor), await openConnectionOf(editor)];
  const answers = Promise.all(
    twice.map(({ sql }) =>
      sql`select private.restore_history(${id})`.then(
        () => "put back",
        (error: unknown) => (error instanceof Error ? error.message : "failed"),
      ),
    ),
  );
  for (const { pid } of twice) await waitUntilBlocked(pid);
  await reader.sql`commit`;
  expect((await answers).toSorted()).toEqual(["It is as it was already", "put back"]);
  expect(await historyOf(clinic)).toHaveLength(2);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function changePost(admin: Client, id: string, fields: object) {
  expect((await admin.from("blog_posts").update(fields).eq("id", id)).error).toBeNull();
  return (await historyOf(id)).at(-1)?.id;
}

test("a plan that was cancelled by mistake is put back, and the post is hidden again until then", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  const planned = inDays(3);
  await changePost(admin, id, { published: true, published_at: planned });
  const mistake = await changePost(admin, id, { published_at: null });
  const live = (await readPost(id))?.published_at;
  expect(live?.getTime()).toBeLessThan(planned.getTime());
  expect((await restore(admin, mistake)).error).toBeNull();
  expect(await readPost(id)).toMatchObject({ published: true, published_at: planned });
  expect((await restore(admin, (await historyOf(id)).at(-1)?.id)).error).toBeNull();
  expect(await readPost(id)).toMatchObject({ published: true, published_at: live });
});

test("a draft that was published by mistake is a draft again, and can be planned", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  const mistake = await changePost(admin, id, { published: true });
  expect((await restore(admin, mistake)).error).toBeNull();
  expect(await readPost(id)).toMatchObject({ published: false, published_at: null });
  const planned = inDays(3);
  await changePost(admin, id, { published: true, published_at: planned });
  expect((await readPost(id))?.published_at).toEqual(planned);
});

test("a plan's change that is put back into a draft leaves it without a date", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  await changePost(admin, id, { published: true, published_at: inDays(3) });
  const moved = await changePost(admin, id, { published_at: inDays(5) });
  await changePost(admin, id, { published: false });
  await restore(admin, moved);
  expect(await readPost(id)).toMatchObject({ published: false, published_at: null });
});

test("a post that is public by what is put back has a date", async () => {
  const [admin, id] = [await someAdmin(), await somePost({ published: false })];
  const published = await changePost(admin, id, { published: true });
  const hidden = await changePost(admin, id, { published: false });
  await restore(admin, published);
  expect((await restore(admin, hidden)).error).toBeNull();
  expect(await readPost(id)).toMatchObject({ published: true, published_at: expect.any(Date) });
});

async function treatmentsOf(id: string): Promise<string[]> {
  const [row] = await asOwner<{ names: string[] }[]>`
    select array(select json_object_keys(fixed_prices)) as names from public.clinics where id = ${id}`;
  return row!.names;
}

test("a price list is put back in its order, also by an entry that holds it as an object", async () => {
  const account = await someAccount({ admin: true });
  const [editor, id] = [await someEditor(), await someClinic()];
  const change = async (fixed_prices: object) => {
    const { error } = await editor
      .from("clinics")
      .update({ fixed_prices } as never)
      .eq("id", id);
    expect(error).toBeNull();
  };
  await change({ Transfer: 900, ICSI: 400, "Blood test": 80.5 });
  await change({ Transfer: 900, ICSI: 450, "Blood test": 80.5 });
  expect((await restore(editor, (await historyOf(id)).at(-1)?.id)).error).toBeNull();
  expect(await treatmentsOf(id)).toEqual(["Transfer", "ICSI", "Blood test"]);
  expect(await readClinic(id)).toMatchObject({
    fixed_prices: { Transfer: 900, ICSI: 400, "Blood test": 80.5 },
  });

  await change({ ICSI: 400, Transfer: 900, "Blood test": 80.5 });
  const reordered = (await historyOf(id)).at(-1);
  expect(reordered?.before).toEqual({
    fixed_prices: [
      ["Transfer", 900],
      ["ICSI", 400],
      ["Blood test", 80.5],
    ],
  });
  expect((await restore(editor, reordered?.id)).error).toBeNull();
  expect(await treatmentsOf(id)).toEqual(["Transfer", "ICSI", "Blood test"]);

  const [older] = await asOwner<{ id: number }[]>`
    insert into private.admin_history (by_user, action, relation, row_id, before, after, bytes)
    values (${account.id}, 'update', 'clinics', ${id}, '{"fixed_prices": {"Scan": 60}}', '{"fixed_prices": null}', 500)
    returning id::int`;
  expect((await restore(editor, older?.id)).error).toBeNull();
  expect(await treatmentsOf(id)).toEqual(["Scan"]);
  await change({});
  expect((await restore(editor, (await historyOf(id)).at(-1)?.id)).error).toBeNull();
  expect((await restore(editor, (await historyOf(id)).at(-1)?.id)).error).toBeNull();
  expect(await treatmentsOf(id)).toEqual([]);
});
