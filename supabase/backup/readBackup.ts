import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { createGunzip } from "node:zlib";
import { faultOfManifest, type Manifest, MANIFEST } from "./manifest.ts";
import { PICTURE_NAME } from "./pictures.ts";
import { RowsHash } from "./rowsHash.ts";
import { nameOf } from "./session.ts";
import { type Entry, NotAnArchive, readTar } from "./tar.ts";
import type { Progress } from "./writeBackup.ts";

export class UnusableBackup extends Error {}

/** One at a time, as they are in the archive. */
export async function* entriesOfBackup(file: string): AsyncGenerator<Entry> {
  const input = createReadStream(file);
  const unpacked = createGunzip();
  input.on("error", (error) => unpacked.destroy(error));
  yield* readTar(input.pipe(unpacked));
}

/**
 * Reads a whole backup and compares everything with its checksums.
 * @throws UnusableBackup with a message for the operator
 */
export async function verifyBackup(file: string, progress: Progress): Promise<Manifest> {
  if (!existsSync(file)) throw new UnusableBackup(`There is no file ${file}.`);
  const tables = new Map<string, RowsHash>();
  const pictures = new Map<string, string>();
  let manifest: Manifest | undefined;
  let isOurs = false;
  try {
    for await (const { name, bytes } of entriesOfBackup(file)) {
      isOurs ||= name === "README.txt";
      progress(`Reading ${name}`);
      const [folder, ...rest] = name.split("/");
      if (folder === "tables") {
        const hash = tables.get(rest[0] ?? "") ?? new RowsHash();
        hash.update(bytes);
        tables.set(rest[0] ?? "", hash);
      }
      if (folder === "pictures") pictures.set(rest.join("/"), digestOf(bytes));
      if (name === MANIFEST) manifest = JSON.parse(bytes.toString()) as Manifest;
    }
  } catch (error) {
    if (!isBadArchive(error)) throw error;
    throw new UnusableBackup(
      isOurs
        ? `${file} is damaged: it cannot be read to its end (${error.message}).`
        : `${file} is no backup of this product.`,
      { cause: error },
    );
  }
  if (!manifest) {
    throw new UnusableBackup(
      isOurs ? `${file} is damaged: its end is missing.` : `${file} is no backup of this product.`,
    );
  }
  const fault = faultOfManifest(manifest) ?? faultOfContent(manifest, tables, pictures);
  if (fault) throw new UnusableBackup(`${file} cannot be restored: ${fault}.`);
  return manifest;
}

function faultOfContent(
  manifest: Manifest,
  tables: Map<string, RowsHash>,
  pictures: Map<string, string>,
): string | null {
  for (const table of manifest.tables) {
    const found = (tables.get(nameOf(table)) ?? new RowsHash()).hex();
    if (found !== table.sha256) return `its table ${nameOf(table)} is damaged`;
  }
  for (const { name, sha256 } of manifest.pictures) {
    if (!PICTURE_NAME.test(name)) return `${name} is no name of a picture`;
    if (pictures.get(name) !== sha256) return `its picture ${name} is damaged`;
  }
  const extra =
    [...tables.keys()].find((name) => !manifest.tables.some((table) => nameOf(table) === name)) ??
    [...pictures.keys()].find((name) => !manifest.pictures.some((picture) => picture.name === name));
  return extra === undefined ? null : `it holds ${extra}, which its manifest does not know`;
}

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

function isBadArchive(error: unknown): error is Error {
  if (error instanceof NotAnArchive || error instanceof SyntaxError) return true;
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}
