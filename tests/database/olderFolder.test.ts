import { cpSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDatabaseOf } from "../../supabase/backup/databaseOf.ts";
import { backUpFolder, restoreFolder } from "../../supabase/backup/embeddedFolder.ts";
import { ownMigrations } from "../../supabase/backup/migrationHistory.ts";
import { openEmbeddedBackend } from "../../supabase/embedded/backend.ts";

const OWN = ownMigrations();
const KEPT = `
  select c.name, c.upvote_count, (select count(*)::int from private.votes) as votes,
    (select count(*)::int from supabase_migrations.schema_migrations) as migrations
  from public.clinics c where c.id = 'old-clinic'`;
const ALL_KEPT = { name: "Old clinic", upvote_count: 2, votes: 2, migrations: OWN.length };

const quiet = () => {};
let parent: string;
/** Made without the last two migrations, with a clinic and two votes. */
let older: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "ivf-older-"));
  older = join(parent, "older");
  const { connection, close } = await createDatabaseOf(older, OWN.length - 2);
  await connection.driver.exec(`
    insert into public.clinics (id, name, countries, locations, published)
      values ('old-clinic', 'Old clinic', '{Czechia}', '{Brno}', true);
    update private.settings set allowed_origins = '{*}';
    select private.upvote('old-clinic', gen_random_uuid()::text, 'Old browser');
    select private.upvote('old-clinic', gen_random_uuid()::text, 'Old browser');`);
  await close();
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function copyOfOlder(name: string, sql = ""): Promise<string> {
  const folder = join(parent, name);
  cpSync(older, folder, { recursive: true });
  if (sql === "") return folder;
  const connection = await createPgliteConnection({ url: folder });
  await connection.driver.exec(sql);
  await connection.close();
  return folder;
}

async function readKept(folder: string): Promise<unknown> {
  const connection = await createPgliteConnection({ url: folder });
  const { rows } = await connection.driver.query(KEPT);
  await connection.close();
  return rows[0];
}

const failureOf = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

async function open(folder: string): Promise<string> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  // Lite prints a failed migration.
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    await (await openEmbeddedBackend(folder, { samples: false })).close();
    return log.mock.calls.map(([words]) => String(words)).join("\n");
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

test("a folder of an older version is backed up and brought up to date, and the backup comes back as well", async () => {
  const folder = await copyOfOlder("updated");
  expect(await open(folder)).toMatch(
    /^The data folder is of an older version\. Backing it up to .*\nBringing it up to date: 2 migrations …$/m,
  );
  expect(await readKept(folder)).toEqual(ALL_KEPT);
  const [saved = ""] = readdirSync(`${folder}.backups`);
  expect(saved).toMatch(/^before-update-\d{4}-\d\d-\d\d-\d{6}\.backup\.tar\.gz$/);

  const back = join(parent, "back");
  const file = join(`${folder}.backups`, saved);
  const restored = await restoreFolder({ dataDir: back, file, replace: false }, quiet);
  expect(restored).toMatchObject({ isOfOtherMigrations: false, votes: { stored: 2, counted: 2 } });
  expect(await readKept(back)).toEqual(ALL_KEPT);
});

test("an update that fails says where the backup is, and loses nothing", async () => {
  // Each migration ends with this.
  const folder = await copyOfOlder(
    "failing",
    `create or replace function private.apply_grants() returns void language plpgsql
      as $$ begin raise exception 'No grants'; end $$`,
  );
  const failure = await failureOf(open(folder));
  expect(failure).toContain(`The data folder ${folder} could not be brought up to date:`);
  const file = /All that it held before is in (\S+)\. With/.exec(failure)?.[1] ?? "";
  expect(existsSync(file)).toBe(true);
  expect(await readKept(folder)).toEqual({ ...ALL_KEPT, migrations: OWN.length - 2 });
});

test("a folder whose migrations have changed is left as it is, and moved aside when told to for a new one with its backup", async () => {
  const [first] = OWN;
  const changed = `update supabase_migrations.schema_migrations set statements = '{select 1}'
    where version = '${first!.version}'`;
  const folder = await copyOfOlder("changed", changed);
  const failure = await failureOf(open(folder));
  expect(failure).toContain(`migrations that have changed since (${first!.version}_${first!.name})`);
  expect(failure).toContain("It was left as it is, and nothing in it is lost.");
  expect(failure).toContain("npm run backup");
  expect(await readKept(folder)).toEqual({ ...ALL_KEPT, migrations: OWN.length - 2 });

  const file = join(parent, "changed.tar.gz");
  await backUpFolder(folder, file, quiet);
  const restored = await restoreFolder({ dataDir: folder, file, replace: true }, quiet);
  expect(restored.isOfOtherMigrations).toBe(true);
  expect(await readKept(folder)).toEqual(ALL_KEPT);
  expect(await readKept(restored.movedTo ?? "")).toEqual({ ...ALL_KEPT, migrations: OWN.length - 2 });
});

test("what a changed folder holds beyond this version's tables is named, and nothing is restored", async () => {
  const folder = await copyOfOlder(
    "beyond",
    `update supabase_migrations.schema_migrations set statements = '{select 1}';
     alter table public.clinics add column gone text;
     create table private.lost (id int)`,
  );
  const file = join(parent, "beyond.tar.gz");
  await backUpFolder(folder, file, quiet);
  expect(await failureOf(restoreFolder({ dataDir: folder, file, replace: true }, quiet))).toBe(
    "This version of the product has no place for all that the backup holds: public.clinics.gone, private.lost.",
  );
  expect(readdirSync(parent).filter((name) => /^beyond\.(before|restoring)/.test(name))).toEqual([]);
});

test("a folder of a newer version is refused, with that reason", async () => {
  const added = [...OWN.slice(-2), { version: "29990101000000", name: "future", sql: "" }].map(
    ({ version, name, sql }) => `('${version}', '${name}', array[$migration$${sql}$migration$])`,
  );
  const folder = await copyOfOlder(
    "newer",
    `insert into supabase_migrations.schema_migrations (version, name, statements) values ${added.join(", ")}`,
  );
  expect(await failureOf(open(folder))).toContain(
    "was made by a newer version of the product (29990101000000_future). It was left as",
  );
});
