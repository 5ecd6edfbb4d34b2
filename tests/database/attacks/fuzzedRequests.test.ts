import { expect, inject, onTestFinished, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import type { Credentials } from "../../bench/attacks/fuzz/credentials.ts";
import { readCatalogue } from "../../bench/attacks/fuzz/catalogue.ts";
import { overPostgres } from "../../bench/attacks/fuzz/database.ts";
import { newTally, search, type Target } from "../../bench/attacks/fuzz/search.ts";
import { readSecrets } from "../../bench/attacks/fuzz/secrets.ts";
import { createSender } from "../../bench/attacks/fuzz/send.ts";
import { asOwner } from "../../support/database/clients.ts";

const open = (name: string, returns: string, body: string, options = "stable security definer") => `
  create function public.${name}() returns ${returns} language sql ${options} set search_path = '' as $$ ${body} $$;
  grant execute on function public.${name}() to anon`;

const HOLES = [
  {
    name: "hole_costly",
    hole: "a table whose policy does not ask what a query costs",
    sql: `create table public.hole_costly (id integer primary key, name text not null);
      alter table public.hole_costly enable row level security;
      create policy "everyone reads" on public.hole_costly for select to anon using (id > 0);
      grant select on public.hole_costly to anon;
      insert into public.hole_costly select n, 'Name ' || n from generate_series(1, 5) n`,
    kinds: ["error", "slow"],
  },
  {
    name: "hole_open",
    hole: "a table that visitors may change",
    sql: `create table public.hole_open (id integer primary key, name text);
      alter table public.hole_open enable row level security;
      create policy "everyone changes" on public.hole_open for update to anon using (true);
      create policy "everyone reads" on public.hole_open for select to anon using (true);
      grant select, update on public.hole_open to anon`,
    kinds: ["status"],
  },
  {
    name: "hole_key",
    hole: "a call that tells a key",
    sql: open(
      "hole_key",
      "text",
      "select encode(secret, 'hex') from private.keys where purpose = 'client-hash'",
    ),
    kinds: ["leak"],
  },
  {
    name: "hole_slow",
    hole: "a call that waits",
    sql: open("hole_slow", "text", "select pg_sleep(0.2)::text"),
    // A busy machine's waiting is subtracted from a request's, until one waits so often that it is stopped.
    kinds: ["slow", "error"],
  },
  {
    name: "hole_large",
    hole: "a call that answers much",
    sql: open("hole_large", "text", "select repeat('x', 1200000)"),
    kinds: ["large"],
  },
  {
    name: "hole_get",
    hole: "a call that writes by GET",
    sql: open("hole_get", "text", "select 'done'", "volatile"),
    kinds: ["status"],
  },
];

const REQUESTS = 2_000;
const isPlanted = ({ name }: { name: string }) => name.startsWith("hole_");

const visitor = { apikey: EMBEDDED_PUBLISHABLE_KEY };
const credentials: Credentials = {
  anon: visitor,
  stranger: visitor,
  "removed admin": visitor,
  editor: visitor,
};

async function untilServed(name: string, isServed: boolean): Promise<void> {
  const send = createSender(inject("apiUrl"));
  for (;;) {
    await asOwner`notify pgrst, 'reload schema'`;
    const { body } = await send({ method: "GET", path: "/rest/v1/", headers: visitor });
    if (body.includes(`${name}"`) === isServed) return;
  }
}

test.for(HOLES)(
  "fuzzed requests find $hole, and are shortened to what shows it",
  async ({ name, sql, kinds }) => {
    await asOwner.unsafe(sql);
    onTestFinished(async () => {
      const kind = sql.includes("create table") ? "table" : "function";
      await asOwner.unsafe(`drop ${kind} public.${name}`);
      await untilServed(name, false);
    });
    await untilServed(name, true);
    const { tables, routines, ...rest } = await readCatalogue(overPostgres(asOwner));
    const target: Target = {
      send: createSender(inject("apiUrl")),
      ...{
        credentials,
        secrets: await readSecrets(overPostgres(asOwner)),
        root: process.ppid,
        callers: ["anon"] as const,
      },
      // The rest of the catalogue would take thousands of requests.
      catalogue: { ...rest, tables: tables.filter(isPlanted), routines: routines.filter(isPlanted) },
    };
    const found = await search(target, newTally(), { seed: 1, requests: REQUESTS, shrinkMs: 200_000 });
    expect(kinds, found?.what).toContain(found?.kind);
    expect(found?.request.path.length).toBeLessThan(150);
  },
);
