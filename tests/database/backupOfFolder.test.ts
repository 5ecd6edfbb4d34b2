import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCAL_ADMIN } from "../../supabase/embedded/admins.ts";
import { backUpFolder, restoreFolder } from "../../supabase/backup/embeddedFolder.ts";
import type { Manifest } from "../../supabase/backup/manifest.ts";
import { serveBackups } from "../../supabase/backup/serveBackups.ts";
import { lockDataFolder } from "../../supabase/embedded/lock.ts";
import { vote } from "../support/database/calls.ts";
import { startEmbedded } from "../support/database/embedded.ts";
import { fillLikeUse, PNG, type UsedDirectory } from "../support/database/usedDirectory.ts";
import { keepForRelease } from "../support/database/releasedData.ts";

type Running = Awaited<ReturnType<typeof startEmbedded>>;

const quiet = () => {};
let parent: string;
let dataDir: string;
let file: string;
let used: UsedDirectory;
let manifest: Manifest;
let old: { secret: string; keys: unknown[]; session: { access_token: string; refresh_token: string } };
let restored: Awaited<ReturnType<typeof restoreFolder>>;
let running: Running;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "ivf-backup-"));
  [dataDir, file] = [join(parent, "pgdata"), join(parent, "disk/nightly.tar.gz")];
  const before = await startEmbedded(dataDir);
  const admin = before.client();
  const { data, error } = await admin.auth.signInWithPassword(LOCAL_ADMIN);
  if (error) throw error;
  used = await fillLikeUse(
    admin,
    () => before.client(),
    (sql) => before.backend.connection.exec(sql),
  );
  const endBackups = await serveBackups(before.backend.connection.driver, dataDir);
  manifest = await backUpFolder(dataDir, file, quiet);
  keepForRelease(file, "folder");
  endBackups();
  old = { secret: await secretOf(), keys: await keysOf(before), session: data.session };
  await before.stop();

  for (const name of readdirSync(parent)) {
    if (name !== "disk") await rm(join(parent, name), { recursive: true });
  }
  restored = await restoreFolder({ dataDir, file, replace: false }, quiet);
  running = await startEmbedded(dataDir);
});

afterAll(async () => {
  await running?.stop();
  await rm(parent, { recursive: true, force: true });
});

const secretOf = () => readFile(`${dataDir}.secret`, "utf8");

async function rowsOf<T extends object>({ backend }: Running, sql: string): Promise<T[]> {
  return (await backend.connection.exec<{ rows: T[] }>(sql)).rows;
}

const keysOf = (server: Running) =>
  rowsOf(server, "select purpose, encode(secret, 'hex') as secret from private.keys order by purpose");

const failureOf = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

test("a running server writes its own backup, for its owner alone", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(parent, "disk"))).toEqual(["nightly.tar.gz"]);
  expect(manifest.votes).toEqual({ stored: 4, counted: 3 });
});

const backupAlerts = () => rowsOf(running, "select code from private.alerts() where code = 'backup-unknown'");

test("a restored directory has no backup of its own yet, and its alerts say so until one is made", async () => {
  expect(await backupAlerts()).toHaveLength(1);
  expect(await backUpRunning("noted.tar.gz")).toMatchObject({ notNoted: null });
  expect(await backupAlerts()).toEqual([]);
});

/** A restore changes when keys were changed. */
const compared = ({ tables }: Manifest) => tables.filter(({ name }) => name !== "maintenance");

test("every table holds after the restore what it held before, row by row", async () => {
  const again = await backUpRunning("again.tar.gz");
  expect(compared(again)).toEqual(compared(manifest));
  expect(again.sequences).toEqual(manifest.sequences);
  const filled = manifest.tables.filter(({ rows }) => rows > 0).map(({ name }) => name);
  expect(filled).toEqual(
    expect.arrayContaining([
      ...["users", "identities", "admins", "settings", "clinics", "clinic_prices", "clinic_contacts"],
      ...["votes", "voidings", "blog_posts", "objects", "admin_history", "clinic_submissions"],
      ...["figure_reports", "submission_senders"],
    ]),
  );
});

async function backUpRunning(name: string): Promise<Manifest> {
  const endBackups = await serveBackups(running.backend.connection.driver, dataDir);
  try {
    return await backUpFolder(dataDir, join(parent, name), quiet);
  } finally {
    endBackups();
  }
}

test("what a killed server left in the temporary folder goes when the next one has the data", async () => {
  const { driver } = running.backend.connection;
  const endKilled = await serveBackups(driver, dataDir);
  const left = dirname(await readFile(`${dataDir}.socket`, "utf8"));
  expect(existsSync(left)).toBe(true);
  const endBackups = await serveBackups(driver, dataDir);
  expect(existsSync(left)).toBe(false);
  for (const end of [endBackups, endKilled]) end();
});

test("the counters agree with the votes, and another vote can be given", async () => {
  expect(restored).toMatchObject({ votes: { stored: 4, counted: 3 }, wrongCounters: [], pictures: 1 });
  expect((await vote(running.client(), used.clinic, randomUUID())).data).toMatchObject({ success: true });
  const [audit] = await rowsOf<{ wrong: unknown[] }>(
    running,
    "select private.audit_votes() -> 'wrong' as wrong",
  );
  expect(audit?.wrong).toEqual([]);
});

test("posts, pictures and clinics are on the site again", async () => {
  const visitor = running.client();
  const clinics = await visitor.from("clinics").select("name, website").eq("id", used.clinic);
  expect(clinics.data).toEqual([
    { name: "Clinic\twith a tab,\na new line and \\ 🙂", website: "https://clinic.example/" },
  ]);
  const posts = await visitor.from("blog_posts").select("slug").eq("slug", used.slug);
  expect(posts.data).toHaveLength(1);
  const { publicUrl } = visitor.storage.from("blog").getPublicUrl(used.picture).data;
  expect(Buffer.from(await (await fetch(publicUrl)).arrayBuffer())).toEqual(PNG);
});

test("old sessions are over, passwords work, and every secret is new", async () => {
  const thief = running.client();
  await thief.auth.setSession(old.session);
  expect((await thief.rpc("admin_role")).data).not.toBe("owner");
  expect((await running.client().auth.refreshSession(old.session)).error).not.toBeNull();
  const admin = running.client();
  expect((await admin.auth.signInWithPassword(LOCAL_ADMIN)).error).toBeNull();
  expect((await admin.rpc("admin_role")).data).toBe("owner");
  expect(await secretOf()).not.toBe(old.secret);
  const keys = await keysOf(running);
  expect(keys).toHaveLength(old.keys.length);
  for (const key of old.keys) expect(keys).not.toContainEqual(key);
});

test("neither keys nor sessions are in the backup", async () => {
  const text = gunzipSync(await readFile(file)).toString("latin1");
  for (const { secret } of old.keys as { secret: string }[]) expect(text).not.toContain(secret);
  expect(text).not.toContain(old.session.refresh_token);
  expect(text).not.toContain("tables/private.keys");
});

test("a backup overwrites no file, and leaves none half written", async () => {
  expect(await failureOf(backUpRunning("disk/nightly.tar.gz"))).toBe(
    `${file} is there already and was not overwritten.`,
  );
  expect(readdirSync(join(parent, "disk"))).toEqual(["nightly.tar.gz"]);
});

test("without a database there is nothing to back up, and a folder that another command has open is left alone", async () => {
  const nowhere = join(parent, "nowhere");
  expect(await failureOf(backUpFolder(nowhere, join(parent, "x"), quiet))).toContain(
    `There is no database in ${nowhere} yet.`,
  );
  expect(existsSync(nowhere)).toBe(false);
  expect(await failureOf(backUpFolder(dataDir, join(parent, "x"), quiet))).toContain(
    "is open in another command",
  );
});

test("a folder of Postgres itself is left alone, and the message says what to set instead", async () => {
  const stack = join(parent, "stack");
  await mkdir(stack);
  await writeFile(join(stack, "postmaster.opts"), "");
  const words = "is one of npm run start:stack. Start it, and set DATABASE_URL";
  expect(await failureOf(backUpFolder(stack, join(parent, "x"), quiet))).toContain(words);
  expect(await failureOf(restoreFolder({ dataDir: stack, file, replace: true }, quiet))).toContain(words);
  expect(readdirSync(stack)).toEqual(["postmaster.opts"]);
});

test("a restore moves what is there aside only when told to, and never while a server has it open", async () => {
  const other = join(parent, "other");
  const unlock = lockDataFolder(other);
  expect(await failureOf(restoreFolder({ dataDir: other, file, replace: true }, quiet))).toContain(
    "is already in use by process",
  );
  unlock();
  await writeFile(join(other, "somebody's"), "work");
  expect(await failureOf(restoreFolder({ dataDir: other, file, replace: false }, quiet))).toContain(
    "holds a database. Add --replace to move it aside",
  );
  expect(readdirSync(other)).toEqual(["somebody's"]);
  const { movedTo } = await restoreFolder({ dataDir: other, file, replace: true }, quiet);
  expect(readdirSync(movedTo ?? "")).toEqual(["somebody's"]);
  expect(existsSync(join(other, "PG_VERSION"))).toBe(true);
});

test.for<[what: string, change: (bytes: Buffer) => Buffer, words: RegExp]>([
  ["that was cut off", (bytes) => bytes.subarray(0, bytes.length - 200), /damaged/],
  ["with one wrong byte", (bytes) => withWrongByte(bytes), /damaged|no backup of this product/],
  ["whose row was changed", (bytes) => withOtherRow(bytes), /its table public\.\w+ is damaged/],
  ["of something else", () => gzipSync("hello"), /is no backup of this product/],
  ["that is no archive", () => Buffer.from("hello"), /is no backup of this product/],
  ["that is empty", () => Buffer.alloc(0), /is no backup of this product/],
])("a file %s is refused, before anything is touched", async ([what, change, words]) => {
  const broken = join(parent, `${what}.tar.gz`);
  await writeFile(broken, change(await readFile(file)));
  const untouched = join(parent, "untouched");
  expect(await failureOf(restoreFolder({ dataDir: untouched, file: broken, replace: true }, quiet))).toMatch(
    words,
  );
  expect(existsSync(untouched)).toBe(false);
});

function withWrongByte(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed[changed.length - 3_000] = (changed[changed.length - 3_000] ?? 0) ^ 0xff;
  return changed;
}

function withOtherRow(bytes: Buffer): Buffer {
  const archive = gunzipSync(bytes);
  archive.write("Ruritania", archive.indexOf("Reprofit"));
  return gzipSync(archive);
}

test("a file that is not there is refused by its name", async () => {
  expect(await failureOf(restoreFolder({ dataDir, file: "no-such", replace: true }, quiet))).toBe(
    "There is no file no-such.",
  );
});
