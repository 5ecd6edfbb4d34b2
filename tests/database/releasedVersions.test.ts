// The migrations are made up: without them there would be nothing to apply after a release.
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPgliteConnection } from "@supabase/lite/pglite";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { restore } from "../../scripts/backup/restore.ts";
import { listPrivileges } from "../../scripts/doctor/database/privileges.ts";
import { createDatabaseOf } from "../../supabase/backup/databaseOf.ts";
import { embeddedDatabase } from "../../supabase/backup/embeddedSession.ts";
import { pushMigrations } from "../../supabase/backup/hostedDatabase.ts";
import { loadBackup } from "../../supabase/backup/loadBackup.ts";
import type { Manifest } from "../../supabase/backup/manifest.ts";
import { compareMigrations, ownMigrations } from "../../supabase/backup/migrationHistory.ts";
import { picturesInFolder } from "../../supabase/backup/pictures.ts";
import { openPostgres } from "../../supabase/backup/postgresSession.ts";
import { verifyBackup } from "../../supabase/backup/readBackup.ts";
import { RowsHash } from "../../supabase/backup/rowsHash.ts";
import { type BackupDatabase, nameOf } from "../../supabase/backup/session.ts";
import { picturesBeside } from "../../supabase/embedded/pictureFiles.ts";
import { runCli } from "../../supabase/stack/cli.ts";
import { upgradeWhileVoting } from "../bench/upgradeWhileVoting.ts";
import { newProject } from "../support/database/newProject.ts";
import { makeLaterVersion, RELEASES, SEEN_BY_LATER } from "../support/database/releasedData.ts";

const quiet = () => {};
let parent: string;
let later: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "ivf-released-"));
  chmodSync(parent, 0o711);
  later = makeLaterVersion();
});
afterAll(async () => {
  for (const folder of [parent, later]) await rm(folder, { recursive: true, force: true });
});

/** A migration that rewrites rows names its table here. */
const CHANGED = new Set(["private.maintenance", "private.settings"]);

async function expectAllKept(database: BackupDatabase, { tables, votes }: Manifest): Promise<void> {
  await database.transaction(async (session) => {
    const differing: string[] = [];
    for (const table of tables.filter(({ schema }) => schema === "public" || schema === "private")) {
      const hash = new RowsHash();
      for await (const bytes of session.copyOut(table)) hash.update(bytes);
      if (hash.hex() !== table.sha256) differing.push(nameOf(table));
    }
    expect(differing.filter((name) => !CHANGED.has(name))).toEqual([]);
    const [recounted] = await session.query(
      `select sum(valid_votes + voided_votes)::int as stored, sum(valid_votes)::int as counted,
        sum(counter)::int as counters from private.recount_votes()`,
    );
    expect(recounted).toEqual({ ...votes, counters: votes.counted });
    expect(await session.query(SEEN_BY_LATER)).toEqual([{ votes: votes.stored }]);
  });
}

async function readReleased(file: string): Promise<Manifest> {
  const manifest = await verifyBackup(file, quiet);
  expect(manifest.votes).toEqual({ stored: 4, counted: 3 });
  expect(["same", "older"]).toContain(compareMigrations(manifest.migrations, ownMigrations()).kind);
  return manifest;
}

test("there is data of the release that is out", () => {
  expect(RELEASES.map(({ version }) => version)).toContain("1.0.0");
});

describe.for(RELEASES)("version $version", ({ folder, project }) => {
  test("its data folder is brought to a later version by a start, with all it held", async () => {
    const manifest = await readReleased(folder);
    const dataDir = join(parent, "pgdata");
    const made = await createDatabaseOf(dataDir, manifest.migrations.length);
    const pictures = picturesInFolder(picturesBeside(dataDir));
    const database = embeddedDatabase(made.connection.driver);
    await loadBackup(database, pictures, { file: folder, manifest }, quiet);
    await made.close();

    const newer = readdirSync(join(later, "supabase/migrations")).length - manifest.migrations.length;
    expect(startLater(dataDir)).toContain(`Bringing it up to date: ${newer} migrations …`);
    const connection = await createPgliteConnection({ url: dataDir });
    await expectAllKept(embeddedDatabase(connection.driver), manifest);
    await connection.close();
    for (const { name } of manifest.pictures) expect(await pictures.read(name)).toBeDefined();
  });

  test("its project is brought to a later version by db push, with all it held, and the votes stay in their file", async () => {
    const manifest = await readReleased(project);
    const url = await newProject("released");
    await pushMigrations(url, manifest.migrations.length);
    const database = openPostgres(url);
    const sql = postgres(url, { max: 1, onnotice() {} });
    try {
      const pictures = picturesInFolder(join(parent, "pictures"));
      await loadBackup(database, pictures, { file: project, manifest }, quiet);
      const files = await filesOfVotes(sql);
      const { code, stderr } = await runCli(["db", "push", `--remote=${url}`, "--yes"], later);
      expect({ code, stderr }).toMatchObject({ code: 0 });
      await expectAllKept(database, manifest);
      expect(await filesOfVotes(sql)).toMatchObject(files);
      expect(await listPrivileges(sql)).toEqual(inject("pushedPrivileges"));
    } finally {
      await sql.end();
      await database.close();
    }
  });

  test("a restore whose newer migrations fail says that the backup is there, and what to repeat", async () => {
    const manifest = await readReleased(project);
    const url = await newProject("restored_halfway");
    await pushMigrations(url, manifest.migrations.length);
    const database = openPostgres(url);
    const sql = postgres(url, { max: 1, onnotice() {} });
    try {
      await sql.unsafe(`
        insert into auth.users (id, email) values (gen_random_uuid(), 'somebody@example.org');
        create function private.lock_ages() returns void language sql as ''`);
      const file = join(parent, "project.tar.gz");
      cpSync(project, file);
      const env = { DATABASE_URL: url, DATA_DIR: parent, SUPABASE_DB_URL: "", SUPABASE_URL: "" };
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      const restored = restore([file, "--replace"], quiet);
      await expect(restored).rejects.toThrow(
        /What was there before is in .*before-restore[^]*The backup is in the database, but the newer migrations are not[^]*lock_ages/,
      );
      await sql`drop function private.lock_ages()`;
      expect(await runCli(["db", "push", `--remote=${url}`, "--yes"], later)).toMatchObject({ code: 0 });
      await expectAllKept(database, manifest);
    } finally {
      vi.unstubAllEnvs();
      await sql.end();
      await database.close();
    }
  });
});

test("a newer version is pushed while visitors vote, and gives up beside a slow query rather than make them wait", async () => {
  const url = await newProject("voted_on");
  const size = { stored: 2_000, ballots: 20_000, beforeMs: 200 };
  const { steps, ...outcome } = await upgradeWhileVoting(url, size);
  expect(outcome).toEqual({ gaveUp: true, lost: 0, wrongCounters: 0 });
  expect(steps.map(({ votes }) => votes > 0)).toEqual([true, true, true]);
});

function startLater(dataDir: string): string {
  const open = `
    const { openEmbeddedBackend } = await import("./supabase/embedded/backend.ts");
    await (await openEmbeddedBackend(process.argv[1])).close();`;
  const args = ["--liftoff-only", "--input-type=module", "-e", open, dataDir];
  return execFileSync(process.execPath, args, { cwd: later, encoding: "utf8" });
}

/** Rewriting a table or an index moves it to another file, and votes wait meanwhile. */
async function filesOfVotes(sql: postgres.Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; file: number }[]>`
    select relname as name, pg_relation_filenode(oid)::int as file from pg_class
    where oid = 'private.votes'::regclass
      or oid in (select indexrelid from pg_index where indrelid = 'private.votes'::regclass)`;
  return Object.fromEntries(rows.map(({ name, file }) => [name, file]));
}
