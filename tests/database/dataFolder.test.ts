import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openEmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { DataFolderUnknown } from "../../supabase/embedded/knownMigrations.ts";
import { DataFolderInUse, lockDataFolder } from "../../supabase/embedded/lock.ts";

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "ivf-data-"));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const VOTE = "select private.upvote('clayo', '00000000-0000-4000-8000-000000000001', 'Test browser')";
const COUNT = "select upvote_count from public.clinics where id = 'clayo'";

test("a vote is still there after a stop and a second start, and migrations that no longer exist make the next be refused", async () => {
  const folder = join(parent, "kept");
  const first = await openEmbeddedBackend(folder);
  await first.connection.exec(VOTE);
  await first.close();

  const second = await openEmbeddedBackend(folder);
  expect(await second.connection.exec(COUNT)).toMatchObject({ rows: [{ upvote_count: 1 }] });

  await expect(openEmbeddedBackend(folder)).rejects.toThrow(
    new DataFolderInUse(
      `The data folder ${folder} is already in use by process ${process.pid}.\n` +
        "Stop it first, or start this one with another folder: DATA_DIR=./other npm start",
    ),
  );
  expect(await second.connection.exec(COUNT)).toMatchObject({ rows: [{ upvote_count: 1 }] });

  await second.connection.exec(`
    insert into supabase_migrations.schema_migrations (version, name) values ('20250101000000', 'gone')`);
  await second.close();
  const opening = openEmbeddedBackend(folder);
  await expect(opening).rejects.toThrow(DataFolderUnknown);
  await expect(opening).rejects.toThrow("20250101000000");
});

/** Another process that takes the lock of the folder, says so, and stays. */
async function holdInAnotherProcess(folder: string) {
  const lockModule = new URL("../../supabase/embedded/lock.ts", import.meta.url).href;
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(lockModule)});
    lockDataFolder(${JSON.stringify(folder)});
    console.log("held");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
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
