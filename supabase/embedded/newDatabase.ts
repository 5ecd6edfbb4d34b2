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
import { fileURLToPath } from "node:url";
import type { PGlite } from "@supabase/lite/pglite";
import type { LiteConnection } from "./lite.ts";

const SUPABASE = fileURLToPath(new URL("..", import.meta.url));
const CACHE = new URL("../../node_modules/.cache/embedded/", import.meta.url);
const LITE = new URL("../../node_modules/@supabase/lite/package.json", import.meta.url);

/** A database that holds what migrations and true seeds make, and nobody's data. */
interface NewDatabase {
  /** As a tar; undefined where none was kept yet, and the migrations have to make it. */
  kept: Blob | undefined;
  /** To be called when it is made, before anything of this one database's own is in it. */
  keep(database: PGlite): Promise<void>;
}

/**
 * What a new database begins with; undefined for a folder that holds one already.
 *
 * Postgres' `initdb` and our migrations take seconds, so the first start keeps what they make for
 * the next new database, beside the packages, until one of the files that it was made of changes.
 */
export async function newDatabaseFor(dataDir: string): Promise<NewDatabase | undefined> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return undefined;
  const file = keptDatabase();
  return {
    kept: existsSync(file) ? await openAsBlob(file) : undefined,
    async keep(database) {
      if (existsSync(file)) return;
      // What is not on disk yet is replayed at each start from it.
      await database.exec("checkpoint");
      const tar = await database.dumpDataDir("none");
      mkdirSync(CACHE, { recursive: true });
      for (const old of readdirSync(CACHE)) if (old.endsWith(".tar")) rmSync(new URL(old, CACHE));
      // Others may be starting too: each writes a file of its own, and none reads half of one.
      const written = new URL(`${file.href}.${process.pid}`);
      writeFileSync(written, Buffer.from(await tar.arrayBuffer()));
      renameSync(written, file);
    },
  };
}

/** Gives a database keys of its own: those in a kept one are in every copy of it. */
export async function makeKeys(connection: LiteConnection): Promise<void> {
  await connection.exec("select private.rotate_key(purpose) from private.keys");
  await connection.exec("update private.keys set rotated_at = null");
}

/** Where the database made of the files as they are now is kept, or would be. */
export function keptDatabase(): URL {
  return new URL(`database-${whatItIsMadeOf()}.tar`, CACHE);
}

function whatItIsMadeOf(): string {
  const hash = createHash("sha256").update(readFileSync(LITE));
  for (const name of globSync("**/*.{sql,ts}", { cwd: SUPABASE }).toSorted()) {
    hash.update(name).update(readFileSync(`${SUPABASE}/${name}`));
  }
  return hash.digest("hex").slice(0, 16);
}
