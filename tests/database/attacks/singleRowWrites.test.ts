import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { oneAdmin, someEditor } from "../../support/database/accounts.ts";
import { asOwner } from "../../support/database/clients.ts";
import { someClinic } from "../../support/database/clinics.ts";
import { FACTS, type FactTable } from "../../support/database/facts.ts";
import { someCondition } from "../../support/database/law.ts";
import { newPost } from "../../support/database/posts.ts";
import { takeSnapshot } from "../../support/database/snapshot.ts";

interface Kind {
  row?: () => object;
  change: object;
}

let clinic = "";
const fact = (table: FactTable): Kind => ({
  row: () => ({ ...FACTS[table], clinic_id: clinic }),
  change: { retired_at: "2026-11-01T00:00:00Z" },
});
const slug = () => `test-${randomUUID()}`;
let day = 0;
/** Visitors' two tables have quotas per row, and nobody changes rows there. */
const WRITTEN: Record<string, Kind> = {
  clinics: { row: () => ({ id: slug(), name: "New", published: true }), change: { published: false } },
  clinic_results: fact("clinic_results"),
  clinic_prices: fact("clinic_prices"),
  clinic_reviews: fact("clinic_reviews"),
  clinic_services: fact("clinic_services"),
  clinic_contacts: fact("clinic_contacts"),
  country_rules: { row: someCondition, change: { confidence: "M" } },
  law_checks: { change: { checked_on: "2026-11-01" } },
  sponsorships: {
    row: () => {
      day += 1;
      const date = `2099-01-${String(day).padStart(2, "0")}`;
      return { clinic_id: clinic, from_date: date, until_date: date };
    },
    change: { note: "Taken back" },
  },
  blog_posts: { row: newPost, change: { published: false } },
  blog_categories: { row: () => ({ name: slug(), slug: slug() }), change: { slug: "gone" } },
};
const TABLES = Object.keys(WRITTEN);
const editor = oneAdmin();
type Some = "blog_categories";

test("these are all the tables that accounts may write and visitors may not", async () => {
  const tables = await asOwner<{ name: string }[]>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and (has_any_column_privilege('authenticated', oid, 'insert, update')
        or has_table_privilege('authenticated', oid, 'delete'))
      and not has_any_column_privilege('anon', oid, 'insert') order by 1`;
  expect(tables.map(({ name }) => name)).toEqual(TABLES.toSorted());
  const open = await asOwner<{ name: string }[]>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and has_any_column_privilege('anon', oid, 'insert')
      and (has_any_column_privilege('authenticated', oid, 'update')
        or has_table_privilege('authenticated', oid, 'delete'))`;
  expect(open, "what visitors send nobody changes or deletes by the API itself").toEqual([]);
});

function refusalOf(what: string, table: string): string {
  const isDeleted = ["blog_posts", "blog_categories", "country_rules"].includes(table);
  if (what.startsWith("delete") && !isDeleted) return "42501";
  if (what.startsWith("add") && !WRITTEN[table]!.row) return "42501";
  if (what.startsWith("write over") && table !== "blog_categories") return "42501";
  return "one-row-at-a-time";
}

async function twoRows(table: string): Promise<string[]> {
  clinic = await someClinic();
  const { row, change } = WRITTEN[table]!;
  if (!row) return twoStored(table, Object.keys(change)[0]!);
  const rows = [row(), row()] as Record<string, string>[];
  const stored = await asOwner<{ id: string }[]>`
    insert into public.${asOwner(table)} ${asOwner(rows)} returning id`;
  const ids = stored.map(({ id }) => id);
  onTestFinished(async () => {
    await asOwner`delete from public.${asOwner(table)} where id::text in ${asOwner(ids)}`;
  });
  return ids;
}

async function twoStored(table: string, column: string): Promise<string[]> {
  const stored = await asOwner<{ id: string; was: string }[]>`
    select id, ${asOwner(column)}::text as was from public.${asOwner(table)} limit 2`;
  onTestFinished(async () => {
    for (const { id, was } of stored) {
      await asOwner`
        update public.${asOwner(table)} set ${asOwner({ [column]: was })} where id = ${id}`;
    }
  });
  return stored.map(({ id }) => id);
}

test.for(TABLES)("a request may change, delete or add one row of %s, never two", async (table) => {
  const { row = () => change, change } = WRITTEN[table]!;
  const ids = await twoRows(table);
  const client = await someEditor();
  const rows = () => client.from(table as Some);
  const before = await takeSnapshot();
  const attempts = {
    "change all": rows()
      .update(change as never)
      .not("id", "is", null),
    "change two": rows()
      .update(change as never)
      .in("id", ids),
    "delete all": rows().delete().not("id", "is", null),
    "delete two": rows().delete().in("id", ids),
    "add two": rows().insert([row(), row()] as never),
    "write over two": rows().upsert(ids.map((id) => ({ ...row(), id })) as never),
  };
  for (const [what, attempt] of Object.entries(attempts)) {
    const { error, status } = await attempt;
    expect(status, what).toBeGreaterThanOrEqual(400);
    expect(error?.hint ?? error?.code, what).toBe(refusalOf(what, table));
  }
  expect(await takeSnapshot()).toEqual(before);
  const one = await rows()
    .update((table === "blog_categories" ? { name: slug() } : change) as never)
    .eq("id", ids[0]!)
    .select("id");
  expect(one.data).toEqual([{ id: ids[0] }]);
});

test("a request over all posts, clinics or facts leaves them all as they are", async () => {
  const before = await takeSnapshot();
  const client = editor();
  for (const attempt of [
    client.from("blog_posts").delete().not("id", "is", null),
    client.from("clinics").update({ published: false }).is("merged_into", null),
    client.from("clinic_prices").update({ retired_at: "2026-11-01T00:00:00Z" }).is("retired_at", null),
  ]) {
    expect((await attempt).error?.hint).toBe("one-row-at-a-time");
  }
  expect(await takeSnapshot()).toEqual(before);
});
