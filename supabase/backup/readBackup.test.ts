import { createHash } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadBackup } from "./loadBackup.ts";
import { MANIFEST, newManifest } from "./manifest.ts";
import { picturesInFolder } from "./pictures.ts";
import { verifyBackup } from "./readBackup.ts";
import type { BackupDatabase, Session } from "./session.ts";
import { writeTar } from "./tar.ts";

const PICTURE = "2026/0b5e1c7e-6b43-4d5c-9a5c-2f6a3c1d4e5f.png";
const BYTES = Buffer.from("bytes of a picture");
const manifest = {
  ...newManifest("postgres"),
  pictures: [{ name: PICTURE, sha256: createHash("sha256").update(BYTES).digest("hex") }],
};
const quiet = () => {};

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crafted-"));
  mkdirSync(join(folder, "pictures"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function backupWith(...added: string[]): Promise<string> {
  const file = join(folder, "backup.tar.gz");
  const entries = [
    ...[PICTURE, ...added].map((name) => ({ name: `pictures/${name}`, bytes: BYTES })),
    { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) },
  ];
  await pipeline(writeTar(Readable.from(entries), new Date()), createGzip(), createWriteStream(file));
  return file;
}

/** It has no tables, and all that is asked of it has no rows. */
const session = { query: async () => [] } as unknown as Session;
const database = {
  kind: "embedded",
  transaction: async (work: (session: Session) => Promise<unknown>) => await work(session),
} as BackupDatabase;
const load = async (file: string) =>
  await loadBackup(database, picturesInFolder(join(folder, "pictures")), { file, manifest }, quiet);

test("a backup with the pictures of its manifest is restored", async () => {
  const file = await backupWith();
  expect(await verifyBackup(file, quiet)).toEqual(manifest);
  expect(await load(file)).toMatchObject({ pictures: 1 });
  expect(existsSync(join(folder, "pictures/blog", PICTURE))).toBe(true);
});

test.for(["../../authorized_keys", "/authorized_keys", "", "2026/0b5e1c7e-6b43-4d5c-9a5c-2f6a3c1d4e5e.png"])(
  "a backup with the picture '%s', which its manifest does not know, is refused",
  async (name) => {
    await expect(verifyBackup(await backupWith(name), quiet)).rejects.toThrow(
      `it holds ${name}, which its manifest does not know`,
    );
  },
);

test("a backup that was changed after it was verified writes no file beside the pictures", async () => {
  const file = await backupWith("../../authorized_keys");
  await expect(load(file)).rejects.toThrow("../../authorized_keys is no name of a picture");
  expect(existsSync(join(folder, "authorized_keys"))).toBe(false);
});
