import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { someAccount, someAdmin, someEditor } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { applyImport, checkImport, price } from "../support/database/imports.ts";
import { somePost } from "../support/database/posts.ts";
import { withSettings } from "../support/database/settings.ts";

const many = (word: string) =>
  asOwner.json(Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`${word} ${n}`, n])));

afterAll(async () => {
  await asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from private.admin_history where bytes > 100_000`;
  });
});

type Editor = Awaited<ReturnType<typeof someEditor>>;

const MB = 1_000_000;
/** Incompressible. */
const longContent = () => `<p>${randomBytes(240_000).toString("hex")}</p>`;
const save = async (editor: Editor, post: string) =>
  (await editor.from("blog_posts").update({ content: longContent() }).eq("id", post)).error?.hint ?? "saved";

/** Includes what isn't vacuumed yet. */
const size = async () =>
  asOwner`select pg_total_relation_size('private.admin_history') as history,
    pg_total_relation_size('public.blog_posts') as posts`;

async function bytesBy(editor: Editor): Promise<number> {
  const id = (await editor.auth.getUser()).data.user?.id ?? "";
  const [row] = await asOwner<{ bytes: number }[]>`
    select coalesce(sum(bytes), 0)::int as bytes from private.admin_history where by_user = ${id}`;
  return row?.bytes ?? Number.NaN;
}

test("saving long posts over and over writes no more history than an hour may have, and others can go on", async () => {
  const [thief, editor, post] = [
    await someEditor(),
    await someEditor(),
    await somePost({ published: false }),
  ];
  await withSettings({ history_bytes_an_hour: 4 * MB }, async () => {
    const answers: string[] = [];
    for (let n = 0; n < 9; n++) answers.push(await save(thief, post));
    expect(answers).toEqual([...Array(5).fill("saved"), ...Array(4).fill("history-limit")]);
    const written = await bytesBy(thief);
    expect(written).toBeGreaterThan(4 * MB);
    expect(written).toBeLessThan(5 * MB);
    expect(await save(editor, post)).toBe("saved");
  });
});

test("what is refused takes no room, not even until the database clears up", async () => {
  const [thief, post] = [await someEditor(), await somePost({ published: false })];
  await save(thief, post);
  await withSettings({ history_bytes_an_hour: 1 }, async () => {
    // Whatever clears up later finds nothing to do, and adds no map of free room.
    await asOwner`vacuum private.admin_history, public.blog_posts`;
    const before = await size();
    for (let n = 0; n < 5; n++) expect(await save(thief, post)).toBe("history-limit");
    expect(await size()).toEqual(before);
  });
});

test("of many saves at once over the limit, only those already under way are stored", async () => {
  const thief = await someEditor();
  const posts = await Promise.all(Array.from({ length: 30 }, () => somePost({ published: false })));
  await withSettings({ history_bytes_an_hour: 400_000 }, async () => {
    const answers = await Promise.all(posts.map((post) => save(thief, post)));
    const saved = answers.filter((answer) => answer === "saved");
    expect(saved.length).toBeGreaterThanOrEqual(1);
    expect(saved.length).toBeLessThanOrEqual(10);
  });
});

test("a row counts for no less than the space it takes", async () => {
  const [editor, post, clinic] = [
    await someEditor(),
    await somePost({ published: false }),
    await someClinic(),
  ];
  await save(editor, post);
  await editor.from("clinics").update({ name: "Renamed" }).eq("id", clinic);
  const rows = await asOwner<{ bytes: number; stored: number }[]>`
    select bytes, pg_column_size(h) as stored from private.admin_history h where row_id in (${post}, ${clinic})`;
  expect(rows).toHaveLength(2);
  for (const { bytes, stored } of rows) expect(bytes).toBeGreaterThan(stored);
});

test("an hour later they go on, and a day has a limit of its own", async () => {
  const [editor, post] = [await someEditor(), await somePost({ published: false })];
  const { id } = (await editor.auth.getUser()).data.user ?? {};
  const hour = async () => {
    await asOwner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`update private.admin_history set at = at - interval '61 minutes' where by_user = ${id ?? ""}`;
    });
  };
  await withSettings({ history_bytes_an_hour: MB, history_bytes_a_day: 2 * MB }, async () => {
    const saves = async () => [await save(editor, post), await save(editor, post), await save(editor, post)];
    expect(await saves()).toEqual(["saved", "saved", "history-limit"]);
    await hour();
    expect(await saves()).toEqual(["saved", "history-limit", "history-limit"]);
    await hour();
    expect(await save(editor, post)).toBe("history-limit");
  });
});

test("an owner whose history quota is used up can still pause, block and remove people", async () => {
  const [owner, clinic, account] = [
    await someAdmin(),
    await someClinic(),
    await someAccount({ admin: true, role: "editor" }),
  ];
  const rename = async (name: string) =>
    (await owner.from("clinics").update({ name }).eq("id", clinic)).error?.hint;
  await withSettings({ history_bytes_an_hour: 1500 }, async () => {
    for (const name of ["A", "B", "C", "D"]) {
      await rename(name);
    }
    expect(await rename("E")).toBe("history-limit");
    expect(
      (await owner.rpc("pause_visitors", { p_what: "voting", p_sentence: "A moment." })).error,
    ).toBeNull();
    expect((await owner.rpc("pause_visitors", { p_what: "voting" })).error).toBeNull();
    expect((await owner.rpc("remove_admin", { p_user: account.id })).error).toBeNull();
    expect(await rename("F")).toBe("history-limit");
  });
});

test("checking a file counts nothing, importing it counts all its rows, and the next is refused as a whole", async () => {
  const [editor, clinic] = [await someEditor(), await someClinic()];
  const rows = (from: number) => Array.from({ length: 200 }, (_, n) => price(clinic, String(from + n)));
  await withSettings({ history_bytes_an_hour: 50_000 }, async () => {
    const [first, second] = [
      await checkImport(editor, "prices", rows(1000)),
      await checkImport(editor, "prices", rows(2000)),
    ];
    expect(first.verdicts.filter(({ verdict }) => verdict === "add")).toHaveLength(200);
    expect(await bytesBy(editor)).toBe(0);
    expect((await applyImport(editor, first.id, 200)).data).toEqual({ added: 200, changed: 0 });
    const written = await bytesBy(editor);
    expect(written).toBeGreaterThan(100_000);
    expect((await applyImport(editor, second.id, 200)).error?.hint).toBe("history-limit");
    expect((await checkImport(editor, "prices", rows(3000))).error?.hint).toBe("history-limit");
    expect(await bytesBy(editor)).toBe(written);
  });
});

test("the longest import, two days' work on posts and a thousand small changes fit into what is allowed", async () => {
  const [allowed] = await asOwner`select history_bytes_an_hour, history_bytes_a_day from private.settings`;
  const [editor, clinic, post] = [
    await someEditor(),
    await someClinic(),
    await somePost({ published: false }),
  ];
  const { id } = await checkImport(editor, "prices", [{ ...price(clinic, "1000"), note: "x".repeat(100) }]);
  await applyImport(editor, id, 1);
  const ofImported = await bytesBy(editor);
  await editor.from("clinics").update({ name: "Renamed" }).eq("id", clinic);
  const ofSmall = (await bytesBy(editor)) - ofImported;
  await editor
    .from("blog_posts")
    .update({ content: `<p>${"Word ".repeat(8000)}</p>` })
    .eq("id", post);
  await editor
    .from("blog_posts")
    .update({ content: `<p>${"Term ".repeat(8000)}</p>` })
    .eq("id", post);
  const ofPost = (await bytesBy(editor)) - ofImported - ofSmall;
  // 10,000 rows, and an article of 40 kB saved 40 times an hour and 200 times a day.
  expect(10_000 * ofImported + 1000 * ofSmall + 40 * ofPost).toBeLessThan(allowed?.history_bytes_an_hour);
  expect(2 * 10_000 * ofImported + 1000 * ofSmall + 200 * ofPost).toBeLessThan(allowed?.history_bytes_a_day);
});

test("a row of any JSON is noted, changed, read and deleted within the time of one statement", async () => {
  const { id } = await someAccount({ admin: true });
  await asOwner`create table private.scratch (id text primary key, content jsonb)`;
  onTestFinished(async () => {
    await asOwner`drop table private.scratch`;
    await asOwner`delete from private.history_tables where relation = 'scratch'`;
  });
  await asOwner`select private.track_history('private.scratch', p_only => '{id,content}')`;
  const nested = asOwner.json(JSON.parse(`${'{"a":['.repeat(500)}1${"]}".repeat(500)}`));
  const row = `test-${randomUUID()}`;
  await asOwner.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true)`;
    await sql`set local statement_timeout = '8s'`;
    await sql`set local role postgres`;
    await sql`insert into private.scratch values (${row}, ${many("key")})`;
    await sql`update private.scratch set content = ${many("other")}`;
    await sql`update private.scratch set content = ${nested}`;
    await sql`delete from private.scratch`;
    const noted = await sql`select action, private.shorten_texts(before) is null as is_new,
        jsonb_build_object('before', before, 'after', after) is null as is_lost
      from private.admin_history where row_id = ${row} order by id`;
    expect(noted).toMatchObject([
      { action: "insert", is_new: true, is_lost: false },
      ...["update", "update", "delete"].map((action) => ({ action, is_new: false, is_lost: false })),
    ]);
  });
});
