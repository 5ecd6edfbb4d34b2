import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { longLocks } from "./migrationLocks.ts";
import { laterMigrations } from "./releasedMigrations.ts";
import { LATER } from "../tests/support/database/releasedData.ts";

test("no migration after 1.0.0 keeps votes waiting", () => {
  let earlier = "";
  for (const file of laterMigrations()) {
    const sql = readFileSync(file, "utf8");
    expect([file, longLocks(sql, earlier)]).toEqual([file, []]);
    earlier += sql;
  }
});

const WITH_TIMEOUT = "set local lock_timeout = '900ms';\n";

test.for<[what: string, sql: string]>([
  ["a plain index", "create index new_votes on private.votes (created_at);"],
  ["a unique index", "create unique index if not exists new_votes on private.votes (session_id);"],
  [
    "a default that differs for each vote",
    "alter table private.votes add column id uuid default gen_random_uuid();",
  ],
  ["a computed column", "alter table private.votes add column day date generated always as (d) stored;"],
  ["a numbered column", "alter table private.votes add column id bigserial;"],
  [
    "a column with its constraint",
    "alter table private.votes add column of text references public.clinics (id);",
  ],
  ["another type", "alter table private.votes alter column session_id type text;"],
  ["another type, at length", "alter table only private.votes alter session_id set data type text;"],
  ["a check of all votes", "alter table private.votes add constraint new_check check (proven);"],
  ["a check without a name", "alter table private.votes\n  add check (proven);"],
  [
    "a foreign key",
    "alter table private.votes add constraint f foreign key (a) references public.clinics (id);",
  ],
  ["a key that is built", "alter table private.votes add constraint u unique (session_id);"],
  ["not null, unchecked", "alter table private.votes alter column address_hash set not null;"],
  ["another file", "alter table private.votes set unlogged;"],
  ["a change of all votes", "update private.votes set proven = true;"],
  ["a change in a block", "do $$ begin update private.votes set proven = true; end $$;"],
  ["a lock", "lock table private.votes in share mode;"],
  ["a lock, shorter", "lock private.votes;"],
  ["an index in company", "create index concurrently a on private.votes (proven);"],
  ["a cluster", "cluster private.votes using votes_by_address;"],
  [
    "validation beside a lock",
    "alter table private.votes add column a text;\nalter table private.votes validate constraint c;",
  ],
  [
    "all votes read beside a lock",
    "alter table private.votes add column a text;\ncreate table a.b as select * from private.votes;",
  ],
])("%s is found", ([, sql]) => {
  expect(longLocks(`${WITH_TIMEOUT}${sql}`)).toHaveLength(1);
});

test.for<[what: string, sql: string]>([
  ["votes", "alter table private.votes add column a text;"],
  ["clinics", "alter table public.clinics add column a text;"],
  [
    "a trigger",
    "create trigger t before insert on private.votes\n  for each row execute function private.t();",
  ],
])("a lock on %s that would wait behind a long query, and votes behind it, is found", ([, sql]) => {
  expect(longLocks(sql)).toEqual([
    "before what locks the votes or clinics stands `set local lock_timeout = '900ms'`",
  ]);
  expect(longLocks(`${WITH_TIMEOUT}${sql}`)).toEqual([]);
});

test.for<[what: string, sql: string]>([
  ["a constant default", `${WITH_TIMEOUT}alter table private.votes add column a text not null default 'x';`],
  [
    "the time as a default",
    `${WITH_TIMEOUT}alter table private.votes add column a timestamptz default now();`,
  ],
  ["an index beside the work", "create index concurrently if not exists a on private.votes (proven);"],
  [
    "a constraint for new votes",
    `${WITH_TIMEOUT}alter table private.votes add constraint a check (proven) not valid;`,
  ],
  ["validation alone", "alter table private.votes validate constraint a;"],
  ["a key on an index", `${WITH_TIMEOUT}alter table private.votes add constraint a unique using index b;`],
  [
    "a function",
    "create function private.a() returns void as $$ update private.votes set proven = true; $$;",
  ],
  ["another table", "create index a on private.blocks (network); update private.blocks set a = b;"],
  [
    "a function, written otherwise",
    "create function private.a() returns void language sql as\n$$\n  update private.votes set proven = true;\n$$;",
  ],
  ["a comment", "-- update private.votes set a = b;"],
])("%s is fine", ([, sql]) => {
  expect(longLocks(sql)).toEqual([]);
});

test("not null follows a check that was validated", () => {
  const check = "alter table private.votes add constraint a check (b is not null) not valid;";
  const strict = `${WITH_TIMEOUT}alter table private.votes alter column b set not null;`;
  expect(longLocks(strict, check)).toEqual([]);
});

test("the made-up migrations of a later version are fine, with which released data is tried", () => {
  for (const sql of Object.values(LATER)) expect(longLocks(sql)).toEqual([]);
});
