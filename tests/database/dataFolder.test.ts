import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { isLocalAdminOpen, LOCAL_ADMIN } from "../../supabase/embedded/admins.ts";
import { openEmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { DataFolderUnknown } from "../../supabase/embedded/beforeUpgrade.ts";
import { DataFolderInUse, lockDataFolder } from "../../supabase/embedded/lock.ts";
import { newDatabaseFor } from "../../supabase/embedded/newDatabase.ts";
import { sharedEmbedded, startEmbedded } from "../support/database/embedded.ts";
import { UNSOURCED } from "../support/database/facts.ts";
import { printed } from "../support/printed.ts";

let parent: string;
let life: Awaited<ReturnType<typeof liveThrough>>;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "ivf-data-"));
  life = await liveThrough(join(parent, "kept"));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const VOTE = "select private.upvote('clayo', '00000000-0000-4000-8000-000000000001', 'Test browser')";
const COUNT = "select upvote_count from public.clinics where id = 'clayo'";
const DELETED = "how-to-read-an-ivf-success-rate";
/** As if the seeds had been others, as those of an older version are. */
const CHANGE_SEEDS = "update supabase_migrations.seed_files set hash = 'another'";

/** One folder for all tests, because each start of a database takes seconds. */
async function liveThrough(folder: string) {
  const first = await startEmbedded(folder, { samples: false });
  const read = async ({ backend }: typeof first, sql: string) =>
    (await backend.connection.exec<{ rows: object[] }>(sql)).rows;
  const unsourced = await read(first, UNSOURCED);
  await first.backend.connection.exec(VOTE);
  await first.backend.connection.exec(`delete from public.blog_posts where slug = '${DELETED}'`);
  await first.backend.connection.exec(CHANGE_SEEDS);
  const { data: signedIn } = await first.client().auth.signInWithPassword(LOCAL_ADMIN);
  await first.stop();

  const second = await startEmbedded(folder);
  const votes = await read(second, COUNT);
  const added = await read(second, UNSOURCED);
  const posts = await read(second, "select slug from public.blog_posts");
  const inUse = await failureOf(openEmbeddedBackend(folder));
  const admin = second.client();
  const session = {
    access_token: signedIn.session?.access_token ?? "",
    refresh_token: signedIn.session?.refresh_token ?? "",
  };
  const resumed = (await admin.auth.setSession(session)).error;
  const { data: drafts } = await admin.from("blog_posts").select("id").eq("published", false);
  const refreshed = (await admin.auth.refreshSession()).error;
  const wasOpen = await isLocalAdminOpen(second.backend.connection);
  const votesBeside = await read(second, COUNT);
  await second.backend.connection.exec(`
    update auth.users set email = 'new@example.org' where email = '${LOCAL_ADMIN.email}'`);
  await second.stop();

  const third = await startEmbedded(folder);
  const isOpen = await isLocalAdminOpen(third.backend.connection);
  const users = await read(third, "select email from auth.users");
  await third.backend.connection.exec(`
    insert into supabase_migrations.schema_migrations (version, name) values ('20250101000000', 'gone')`);
  await third.stop();
  const unknown = await failureOf(openEmbeddedBackend(folder));
  return {
    ...{ folder, unsourced, added, posts, votes, votesBeside, inUse, unknown },
    ...{ resumed, drafts, refreshed, wasOpen, isOpen, users },
  };
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "done",
    (error: unknown) => error,
  );
}

test("without samples the embedded backend holds none, and with them it does", async () => {
  expect(life.unsourced).toEqual([]);
  const { backend } = await sharedEmbedded();
  const { rows } = await backend.connection.exec<{ rows: object[] }>(UNSOURCED);
  expect(rows.length).toBeGreaterThan(0);
});

test("a later start adds no samples and no post that was deleted, even if the seeds have changed", () => {
  expect(life.added).toEqual([]);
  expect(life.posts.length).toBeGreaterThan(0);
  expect(life.posts).not.toContainEqual({ slug: DELETED });
});

test("a vote is still there after a stop and a second start", () => {
  expect(life.votes).toEqual([{ upvote_count: 1 }]);
});

test("a folder that is open is refused to a second server, and stays as it is", () => {
  expect(life.inUse).toEqual(
    new DataFolderInUse(
      `The data folder ${life.folder} is already in use by process ${process.pid}.\n` +
        "Stop it first, or start this one with another folder: DATA_DIR=./other npm start",
    ),
  );
  expect(life.inUse).toBeInstanceOf(DataFolderInUse);
  expect(life.votesBeside).toEqual([{ upvote_count: 1 }]);
});

test("people stay signed in after a restart on the same folder, by a secret that its owner alone may read", async () => {
  expect((await stat(`${life.folder}.secret`)).mode & 0o777).toBe(0o600);
  expect(life.resumed).toBeNull();
  expect(life.drafts).toHaveLength(2);
  expect(life.refreshed).toBeNull();
});

test("a local admin who was replaced doesn't come back", () => {
  expect([life.wasOpen, life.isOpen]).toEqual([true, false]);
  expect(life.users).toEqual([{ email: "new@example.org" }]);
});

test("a folder with a migration that no longer exists is refused, with its number", () => {
  expect(life.unknown).toBeInstanceOf(DataFolderUnknown);
  expect(String(life.unknown)).toContain("20250101000000");
});

test("a folder that has lost its admins gets no samples and no post that was deleted", async () => {
  const folder = join(parent, "without-admins");
  const first = await startEmbedded(folder, { samples: false });
  await first.backend.connection.exec(`
    delete from public.blog_posts where slug = '${DELETED}';
    ${CHANGE_SEEDS};
    delete from auth.users`);
  await first.stop();
  const second = await startEmbedded(folder);
  const found = await second.backend.connection.exec<{ rows: object[] }>(
    `${UNSOURCED} union all select slug from public.blog_posts where slug = '${DELETED}'`,
  );
  await second.stop();
  expect(found.rows).toEqual([]);
});

test("a folder whose first start was interrupted is begun anew, and then kept", async () => {
  const folder = join(parent, "interrupted");
  await mkdir(folder);
  await newDatabaseFor(folder);
  await writeFile(join(folder, "PG_VERSION"), "17\n");
  const again = await startEmbedded(folder);
  await again.backend.connection.exec(VOTE);
  await again.stop();
  expect(await newDatabaseFor(folder)).toBeUndefined();
});

async function holdInAnotherProcess(folder: string) {
  const lockModule = new URL("../../supabase/embedded/lock.ts", import.meta.url).href;
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(lockModule)});
    lockDataFolder(${JSON.stringify(folder)});
    console.log("held");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await printed(child, /^held$/m);
  return child;
}

test("a folder that another process has open is refused, with the number of that process", async () => {
  const folder = join(parent, "held");
  const holder = await holdInAnotherProcess(folder);
  expect(() => lockDataFolder(folder)).toThrow(`already in use by process ${holder.pid}.`);
  await expect(openEmbeddedBackend(folder)).rejects.toThrow(DataFolderInUse);
});

test("after kill -9 of that process the folder is free again", async () => {
  const folder = join(parent, "killed");
  const holder = await holdInAnotherProcess(folder);
  const gone = once(holder, "exit");
  holder.kill("SIGKILL");
  await gone;
  lockDataFolder(folder)();
});

test("one folder under several spellings is one folder", async () => {
  const folder = join(parent, "spelt");
  await mkdir(folder);
  await symlink(folder, join(parent, "link"));
  const unlock = lockDataFolder(folder);
  onTestFinished(unlock);
  for (const spelling of [
    ...[`${folder}/`, `${folder}/.`, `${parent}//spelt`, `${folder}/../spelt`],
    ...[relative(process.cwd(), folder), join(parent, "link")],
  ]) {
    expect(() => lockDataFolder(spelling), spelling).toThrow(DataFolderInUse);
  }
});

test("an unlocked folder can be locked again in the same process", () => {
  const folder = join(parent, "again");
  lockDataFolder(folder)();
  lockDataFolder(folder)();
});
