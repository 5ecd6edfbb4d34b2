import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { embeddedDatabase } from "../../supabase/backup/embeddedSession.ts";
import { NO_PICTURES } from "../../supabase/backup/pictures.ts";
import { openPostgres } from "../../supabase/backup/postgresSession.ts";
import { entriesOfBackup, verifyBackup } from "../../supabase/backup/readBackup.ts";
import { writeBackup } from "../../supabase/backup/writeBackup.ts";
import { asOwner } from "../support/database/clients.ts";
import { sharedEmbedded } from "../support/database/embedded.ts";

const TEXT = 40_000;
const ROWS = 5;

async function untilAllArrived(pid: number): Promise<void> {
  const [backend] = await asOwner.unsafe("select state from pg_stat_activity where pid = $1", [pid]);
  if (backend?.state !== "idle in transaction") await untilAllArrived(pid);
  for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
}

test("a table that arrives faster than it is written leaves the connection open for the next one", async () => {
  const database = openPostgres(inject("databaseUrl"));
  try {
    await database.transaction(async (session) => {
      await session.query(
        `create temporary table large on commit drop as select repeat('x', ${TEXT}) as text from generate_series(1, ${ROWS})`,
      );
      const [own] = await session.query<{ pid: number }>("select pg_backend_pid() as pid");
      let length = 0;
      for await (const bytes of session.copyOut({ schema: "pg_temp", name: "large", columns: ["text"] })) {
        length += bytes.length;
        await untilAllArrived(own!.pid);
      }
      expect(length).toBe(ROWS * (TEXT + 1));
      expect(await session.query("select 1 as one")).toEqual([{ one: 1 }]);
    });
  } finally {
    await database.close();
  }
});

test("a backup that can't be written, as on a full disk, says why and ends", async () => {
  const database = openPostgres(inject("databaseUrl"));
  const writing = database.transaction(async (session) => {
    const [own] = await session.query<{ pid: number }>("select pg_backend_pid() as pid");
    // The server waits until somebody reads, or until the process that asked is gone, as a backup's is.
    onTestFinished(async () => void (await asOwner`select pg_terminate_backend(${own!.pid}, 60000)`));
    await session.query(
      "create temporary table large on commit drop as select repeat('x', 40000) as text from generate_series(1, 2000)",
    );
    for await (const bytes of session.copyOut({ schema: "pg_temp", name: "large", columns: ["text"] })) {
      throw new Error(`no space for ${bytes.length > 0 ? "bytes" : "nothing"}`);
    }
  });
  await expect(writing).rejects.toThrow("no space for bytes");
  await database.close();
});

test("long texts, which Postgres stores beside their rows, are backed up in parts that a restore can read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ivf-long-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { driver } = (await sharedEmbedded()).backend.connection;
  const [file, text] = [join(folder, "backup"), 1_000_000];
  await driver.exec(`
    create table public.large (text text);
    alter table public.large alter column text set storage external;
    insert into public.large select repeat(chr(96 + n), ${text}) from generate_series(1, 12) n`);
  onTestFinished(async () => void (await driver.exec("drop table public.large")));
  // Other tests of this backend may have left some.
  const pictures = { ...NO_PICTURES, read: async () => Buffer.from("a picture") };
  await writeBackup(embeddedDatabase(driver), pictures, file, () => {});
  await verifyBackup(file, () => {});
  const lengths: number[] = [];
  for await (const { name, bytes } of entriesOfBackup(file)) {
    if (name.startsWith("tables/public.large/")) lengths.push(bytes.length);
  }
  expect(lengths.reduce((sum, length) => sum + length)).toBe(12 * (text + 1));
  expect(Math.max(...lengths)).toBeLessThan(4 * 1024 * 1024 + text);
});

test("a copy takes as long as it takes, and its text is the same on every server", async () => {
  const url = new URL(inject("databaseUrl"));
  const own = {
    statement_timeout: "1s",
    timezone: "Europe/Prague",
    datestyle: "German",
    intervalstyle: "iso_8601",
  };
  for (const [name, value] of Object.entries(own)) url.searchParams.set(name, value);
  const database = openPostgres(url.href);
  onTestFinished(() => database.close());
  const [settings] = await database.transaction((session) =>
    session.query(
      `select ${Object.keys(own)
        .map((name) => `current_setting('${name}') as ${name}`)
        .join(", ")}`,
    ),
  );
  expect(settings).toEqual({
    ...{ statement_timeout: "0", timezone: "UTC", datestyle: "ISO, DMY", intervalstyle: "postgres" },
  });
});
