import { removeOpenLocalAdmin } from "../embedded/admins.ts";
import { seedsOf, tablesOf } from "./catalogue.ts";
import type { Manifest, TableInBackup } from "./manifest.ts";
import { PICTURE_NAME, type PictureStore } from "./pictures.ts";
import { entriesOfBackup, UnusableBackup } from "./readBackup.ts";
import { RowsHash } from "./rowsHash.ts";
import {
  type BackupDatabase,
  nameOf,
  oursIn,
  PICTURE_LIST,
  quoted,
  type Session,
  sqlNameOf,
} from "./session.ts";
import { linesIn, type Progress } from "./writeBackup.ts";

export interface Restored {
  rows: number;
  pictures: number;
  votes: Manifest["votes"];
  /** Wrong already when the backup was made. */
  wrongCounters: string[];
  /** Its password is published. */
  leftOutLocalAdmin: boolean;
}

/**
 * Replaces what a database holds, all of it or nothing. Ends every session and makes new keys.
 * @throws UnusableBackup when the database has not got its tables, or holds something else afterwards
 */
export async function loadBackup(
  database: BackupDatabase,
  pictures: PictureStore,
  { file, manifest }: { file: string; manifest: Manifest },
  progress: Progress,
): Promise<Restored> {
  return await database.transaction(async (session) => {
    const tables = await fittingTables(session, manifest, pictures);
    await empty(session, tables);
    await session.query("set local session_replication_role = replica");
    const rows = await loadTables(session, file, tables, progress);
    for (const table of tables) await compare(session, table);
    if (database.kind === "postgres") await fitAccounts(session);
    for (const { name, last, called } of manifest.sequences) {
      await session.query("select setval($1::regclass, $2::text::bigint, $3)", [name, last, called]);
    }
    await noteSeeds(session, manifest);
    await session.query("set local session_replication_role = origin");
    const found = await writePictures(file, pictures, progress);
    // Last, since it locks the keys, and whoever stores pictures may look at every table.
    await session.query("select private.rotate_key(purpose) from private.keys");
    const mayBePublic = database.kind === "postgres";
    const leftOutLocalAdmin = mayBePublic && (await removeOpenLocalAdmin(asDriver(session)));
    // A directory on somebody's own machine names that machine, or every website.
    if (mayBePublic && (leftOutLocalAdmin || manifest.kind === "embedded")) {
      await session.query("update private.settings set login_rests = default, allowed_origins = default");
    }
    return { rows, pictures: found, leftOutLocalAdmin, ...(await recount(session)) };
  });
}

const asDriver = (session: Session) => ({
  driver: { query: async (sql: string, params: string[]) => ({ rows: await session.query(sql, params) }) },
});

interface Fitting extends Omit<TableInBackup, "rows"> {
  kept: string[];
}

async function fittingTables(
  session: Session,
  { tables }: Manifest,
  pictures: PictureStore,
): Promise<Fitting[]> {
  const known = new Map((await tablesOf(session)).map((table) => [nameOf(table), table.columns]));
  const wanted = tables.filter((table) => nameOf(table) !== PICTURE_LIST || pictures.isListedByUs);
  const misfits = wanted.flatMap((table) => {
    const columns = known.get(nameOf(table));
    if (!columns) return [nameOf(table)];
    // Supabase's own tables differ from version to version.
    if (!isOurs(table)) return [];
    return table.columns.filter((name) => !columns.includes(name)).map((name) => `${nameOf(table)}.${name}`);
  });
  if (misfits.length > 0) {
    throw new UnusableBackup(
      `This version of the product has no place for all that the backup holds: ${misfits.join(", ")}.`,
    );
  }
  return wanted.map(({ schema, name, columns, sha256 }) => {
    const there = known.get(nameOf({ schema, name })) ?? [];
    return { schema, name, columns, sha256, kept: columns.filter((column) => there.includes(column)) };
  });
}

const isOurs = ({ schema }: Pick<TableInBackup, "schema">) => schema === "public" || schema === "private";

/** The triggers that guard votes and history rest meanwhile. */
async function empty(session: Session, tables: Fitting[]): Promise<void> {
  await session.query("set local session_replication_role = replica");
  for (const table of tables.filter(isOurs)) await session.query(`delete from ${sqlNameOf(table)}`);
  await session.query("set local session_replication_role = origin");
  for (const table of tables.filter((each) => !isOurs(each))) {
    await session.query(`delete from ${sqlNameOf(table)} where ${oursIn(table)}`);
  }
}

async function loadTables(
  session: Session,
  file: string,
  tables: Fitting[],
  progress: Progress,
): Promise<number> {
  const byName = new Map(tables.map((table) => [nameOf(table), table]));
  let rows = 0;
  for await (const { name, bytes } of entriesOfBackup(file)) {
    const [folder, tableName = ""] = name.split("/");
    const table = folder === "tables" ? byName.get(tableName) : undefined;
    if (!table) continue;
    await session.copyIn({ ...table, columns: table.kept }, withColumns(bytes, table));
    rows += linesIn(bytes);
    progress(`${tableName}, rows so far in all: ${rows}`);
  }
  return rows;
}

function withColumns(lines: Buffer, { columns, kept }: Fitting): Buffer {
  if (kept.length === columns.length) return lines;
  const places = columns.flatMap((name, place) => (kept.includes(name) ? [place] : []));
  const cut = (line: string) => {
    const cells = line.split("\t");
    return places.map((place) => cells[place]).join("\t");
  };
  return Buffer.from(
    lines
      .toString()
      .split("\n")
      .map((line) => (line === "" ? "" : cut(line)))
      .join("\n"),
  );
}

async function compare(session: Session, table: Fitting): Promise<void> {
  if (table.kept.length !== table.columns.length) return;
  const hash = new RowsHash();
  for await (const bytes of session.copyOut(table)) hash.update(bytes);
  if (hash.hex() === table.sha256) return;
  throw new UnusableBackup(
    `The table ${nameOf(table)} is not the same after the restore as in the backup, so nothing was restored.`,
  );
}

const TOKENS = [
  ...["confirmation_token", "recovery_token", "reauthentication_token", "phone_change", "phone_change_token"],
  ...["email_change", "email_change_token_new", "email_change_token_current"],
];

/** Supabase's Auth finds only people of this instance, and can't read tokens that are null. Its stand-in can. */
async function fitAccounts(session: Session): Promise<void> {
  const users = (await tablesOf(session)).find((table) => nameOf(table) === "auth.users");
  if (!users?.columns.includes("instance_id")) return;
  await session.query(
    `update auth.users set instance_id = coalesce(instance_id, '00000000-0000-0000-0000-000000000000'),
      ${TOKENS.map((token) => `${token} = coalesce(${token}, '')`).join(", ")}`,
  );
}

async function writePictures(file: string, pictures: PictureStore, progress: Progress): Promise<number> {
  let found = 0;
  for await (const { name, bytes } of entriesOfBackup(file)) {
    if (!name.startsWith("pictures/")) continue;
    const picture = name.slice("pictures/".length);
    // The file may have changed since it was verified.
    if (!PICTURE_NAME.test(picture)) throw new UnusableBackup(`${picture} is no name of a picture.`);
    await pictures.write(picture, bytes);
    found += 1;
    progress(`Pictures so far: ${found}`);
  }
  return found;
}

/** Or the next start would load them again, with clinics and posts that have been removed since. */
async function noteSeeds(session: Session, { seeds }: Manifest): Promise<void> {
  const known = new Set((await seedsOf(session)).map(({ path }) => path));
  const missing = seeds.filter(({ path }) => !known.has(path));
  if (missing.length === 0) return;
  // The CLI makes it with the first push of seeds.
  await session.query(
    "create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)",
  );
  for (const { path, hash } of missing) {
    await session.query("insert into supabase_migrations.seed_files (path, hash) values ($1, $2)", [
      path,
      hash,
    ]);
  }
}

async function recount(session: Session): Promise<Pick<Restored, "votes" | "wrongCounters">> {
  const [votes] = await session.query<Manifest["votes"]>(
    `select coalesce(sum(valid_votes + voided_votes), 0)::int as stored,
      coalesce(sum(counter), 0)::int as counted from private.recount_votes()`,
  );
  const wrong = await session.query<{ clinic_id: string }>(
    `select ${quoted("clinic_id")} from private.recount_votes() where counter <> valid_votes order by 1`,
  );
  return { votes: votes ?? { stored: 0, counted: 0 }, wrongCounters: wrong.map((row) => row.clinic_id) };
}
