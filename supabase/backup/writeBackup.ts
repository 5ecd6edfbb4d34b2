import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { seedsOf, sequencesOf, tablesOf } from "./catalogue.ts";
import { type Manifest, MANIFEST, newManifest, type TableInBackup } from "./manifest.ts";
import { appliedMigrations } from "./migrationHistory.ts";
import { writeNewFile } from "./newFile.ts";
import { namesOfPictures, type PictureStore } from "./pictures.ts";
import { RowsHash } from "./rowsHash.ts";
import { type BackupDatabase, nameOf, type Session, type Table } from "./session.ts";
import { type Entry, writeTar } from "./tar.ts";

export type Progress = (words: string) => void;

const PART_BYTES = 4 * 1024 * 1024;

export class NothingToBackUp extends Error {}

/**
 * Writes all data at one moment: tables but the keys, accounts without their sessions, and pictures.
 * @throws FileExists, NothingToBackUp
 */
export async function writeBackup(
  database: BackupDatabase,
  pictures: PictureStore,
  file: string,
  progress: Progress,
): Promise<Manifest> {
  const manifest = newManifest(database.kind);
  await writeNewFile(file, async (partial) => {
    await database.transaction(async (session) => {
      const entries = writeTar(
        entriesOf(session, pictures, manifest, progress),
        new Date(manifest.createdAt),
      );
      await pipeline(Readable.from(entries), createGzip(), createWriteStream(partial, { flags: "r+" }));
    });
  });
  return manifest;
}

async function* entriesOf(
  session: Session,
  pictures: PictureStore,
  manifest: Manifest,
  progress: Progress,
): AsyncGenerator<Entry> {
  manifest.migrations = await appliedMigrations(session);
  if (manifest.migrations.length === 0) {
    throw new NothingToBackUp("This database holds nothing of the product: no migration was applied to it.");
  }
  yield { name: "README.txt", bytes: Buffer.from(readme(manifest)) };
  for (const table of await tablesOf(session)) {
    yield* partsOf(session, table, manifest, progress);
  }
  manifest.sequences = await sequencesOf(session);
  manifest.seeds = await seedsOf(session);
  manifest.votes = await countVotes(session);
  for (const [index, name] of (await namesOfPictures(session)).entries()) {
    const bytes = await pictures.read(name);
    progress(`Pictures so far: ${index + 1}`);
    if (!bytes) {
      manifest.missingPictures.push(name);
      continue;
    }
    manifest.pictures.push({ name, sha256: createHash("sha256").update(bytes).digest("hex") });
    yield { name: `pictures/${name}`, bytes };
  }
  yield { name: MANIFEST, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) };
}

async function* partsOf(
  session: Session,
  table: Table,
  manifest: Manifest,
  progress: Progress,
): AsyncGenerator<Entry> {
  const copied: TableInBackup = { ...table, rows: 0, sha256: "" };
  const hash = new RowsHash();
  let part = 0;
  for await (const bytes of inParts(session.copyOut(table))) {
    hash.update(bytes);
    copied.rows += linesIn(bytes);
    progress(`${nameOf(table)}, rows so far: ${copied.rows}`);
    part += 1;
    yield { name: `tables/${nameOf(table)}/${String(part).padStart(6, "0")}`, bytes };
  }
  copied.sha256 = hash.hex();
  manifest.tables.push(copied);
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let rest = chunk;
    while (length + rest.length >= PART_BYTES) {
      const end = rest.indexOf(10, PART_BYTES - length - 1) + 1;
      yield Buffer.concat([...held, rest.subarray(0, end)]);
      [held, length, rest] = [[], 0, rest.subarray(end)];
    }
    held.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(held);
}

/** COPY's text format escapes line breaks in the data. */
export function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}

async function countVotes(session: Session): Promise<Manifest["votes"]> {
  const [votes] = await session.query<{ stored: number; counted: number }>(
    `select (select count(*) from private.votes)::int as stored,
      (select coalesce(sum(upvote_count), 0) from public.clinics)::int as counted`,
  );
  return votes ?? { stored: 0, counted: 0 };
}

function readme({ version, createdAt }: Manifest): string {
  return `A backup of the European IVF Clinic Directory, version ${version}, made on ${createdAt}.

To bring it back, run in the product's folder: npm run restore -- <this file>

It holds password hashes, second factors and what visitors sent, so keep it where nobody else can read it.
The tables are in the text format of Postgres's COPY, and manifest.json lists their columns and checksums.
`;
}
