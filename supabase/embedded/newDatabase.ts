import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@supabase/lite/pglite";
import type { LiteConnection } from "./lite.ts";

const SUPABASE = fileURLToPath(new URL("..", import.meta.url));
const CACHE = new URL("../../node_modules/.cache/embedded/", import.meta.url);
const LITE = new URL("../../node_modules/@supabase/lite/package.json", import.meta.url);

interface NewDatabase {
  cached: Blob | undefined;
  keep(database: PGlite): Promise<void>;
  /** From then on the folder holds a database. */
  finish(): void;
}

/** In a folder that holds only part of a database yet. */
const UNFINISHED = "unfinished-clinic-directory";

/** Undefined for a folder that holds a database. Cached, since `initdb` and the migrations take seconds. */
export async function newDatabaseFor(dataDir: string): Promise<NewDatabase | undefined> {
  const mark = join(dataDir, UNFINISHED);
  if (existsSync(mark)) empty(dataDir);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return undefined;
  if (existsSync(dataDir)) writeFileSync(mark, "");
  const file = cachedDatabase();
  return {
    cached: existsSync(file) ? await openAsBlob(file) : undefined,
    async keep(database) {
      if (existsSync(file)) return;
      // Otherwise every start would replay the write-ahead log.
      await database.exec("checkpoint");
      const tar = await database.dumpDataDir("none");
      mkdirSync(CACHE, { recursive: true });
      for (const old of readdirSync(CACHE)) if (old.endsWith(".tar")) rmSync(new URL(old, CACHE));
      // Other processes may be starting too.
      const written = new URL(`${file.href}.${process.pid}`);
      writeFileSync(written, Buffer.from(await tar.arrayBuffer()));
      renameSync(written, file);
    },
    finish: () => rmSync(mark, { force: true }),
  };
}

/** The mark goes last, since this may be interrupted too. */
function empty(dataDir: string): void {
  const names = readdirSync(dataDir).filter((name) => name !== UNFINISHED);
  for (const name of [...names, UNFINISHED]) rmSync(join(dataDir, name), { recursive: true });
}

/** Every copy of a cached database would share the keys. */
export async function rotateKeys(connection: LiteConnection): Promise<void> {
  await connection.exec("select private.rotate_key(purpose) from private.keys");
  await connection.exec("update private.keys set rotated_at = null");
}

export function cachedDatabase(): URL {
  return new URL(`database-${sourceHash()}.tar`, CACHE);
}

function sourceHash(): string {
  const hash = createHash("sha256").update(readFileSync(LITE));
  for (const name of globSync("**/*.{sql,ts}", { cwd: SUPABASE }).toSorted()) {
    hash.update(name).update(readFileSync(`${SUPABASE}/${name}`));
  }
  return hash.digest("hex").slice(0, 16);
}
