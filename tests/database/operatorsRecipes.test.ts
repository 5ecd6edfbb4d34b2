import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asOwner } from "../support/database/clients.ts";

const OPERATING = readFileSync("docs/operating.md", "utf8");
const DEPLOYING = readFileSync("docs/deploying.md", "utf8");

const RECIPES = Array.from(
  `${OPERATING}\n${DEPLOYING}`.matchAll(/^```sql\n(.+?)^```/gms),
  ([, sql = ""]): [string, string] => [sql.split("\n")[0] ?? "", sql.replaceAll("<address>", "00ff")],
);

test("the documents tell operators to run something", () => {
  expect(RECIPES.length).toBeGreaterThan(5);
});

test.for(RECIPES)("what the documents tell operators to run works: %s", async ([, sql]) => {
  const run = asOwner.begin(async (transaction) => {
    // Stand-ins for hosted Supabase's pg_cron and pg_net.
    await transaction`create schema cron`;
    await transaction`create function cron.schedule(text, text, command text) returns void language plpgsql
      as $$ begin execute command; end $$`;
    await transaction`create schema net`;
    await transaction`create function net.http_post(url text, body jsonb default null) returns bigint
      language sql as 'select 1::bigint'`;
    const [voiding] = await transaction<{ id: string }[]>`
      insert into private.voidings (clinic_id, restored, votes, reason, first_vote, last_vote)
      values ('reprofit', false, 1, 'an entry', now(), now()) returning id`;
    await transaction.unsafe(sql.replaceAll("<id>", voiding?.id ?? "")).simple();
    throw new Error("taken back");
  });
  await expect(run).rejects.toThrow("taken back");
});

test("the documents name every setting of the database, with its default", async () => {
  const settings = await asOwner<{ name: string; value: string }[]>`
    select attribute.attname as name, split_part(trim(both '''' from
      pg_get_expr(fallback.adbin, fallback.adrelid)), '''', 1) as value
    from pg_attribute attribute
    join pg_attrdef fallback on fallback.adrelid = attribute.attrelid and fallback.adnum = attribute.attnum
    where attribute.attrelid = 'private.settings'::regclass and attribute.attname <> 'only_row'`;
  expect(settings.length).toBeGreaterThan(10);
  const rows = OPERATING.split("\n").filter((line) => line.startsWith("| `"));
  const told = new Set(rows.flatMap(defaultsIn));
  const untold = settings.filter(({ name, value }) => !told.has(`${name}: ${inWords(value)}`));
  expect(untold).toEqual([]);
});

/** Of a row such as: names | `5, 20` or `15 minutes each` | what they mean. */
function defaultsIn(row: string): string[] {
  const [names = "", values = ""] = row.split(" | ");
  const inTurn = values.replaceAll("`", "").split(", ");
  return [...names.matchAll(/`(\w+)`/g)].map(([, name = ""], index) => {
    const value = values.endsWith(" each") ? values.replace(/ each$/, "") : (inTurn[index] ?? "");
    return `${name}: ${value}`;
  });
}

function inWords(value: string): string {
  if (value === "{}") return "none";
  const [, hours = "", minutes = ""] = /^(\d+):(\d+):00$/.exec(value) ?? [];
  if (hours === "") return value;
  return Number(hours) > 0 ? `${Number(hours)} hour` : `${Number(minutes)} minutes`;
}
