import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../migrations/", import.meta.url);

export interface Migration {
  version: string;
  name: string;
  /** Of its statements; comments and spaces don't count. */
  checksum: string;
}

export type Comparison =
  | { kind: "same" }
  | { kind: "older"; missing: Migration[] }
  | { kind: "newer"; unknown: Migration[] }
  | { kind: "changed"; changed: Migration[]; unknown: Migration[]; skipped: Migration[] };

interface Readable {
  query<T extends object>(sql: string): Promise<T[]>;
}

export async function appliedMigrations(database: Readable): Promise<Migration[]> {
  const [known] = await database.query<{ known: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as known",
  );
  if (!known?.known) return [];
  const rows = await database.query<{ version: string; name: string | null; statements: string[] | null }>(
    "select version, name, statements from supabase_migrations.schema_migrations order by version",
  );
  return rows.map(({ version, name, statements }) => ({
    version,
    name: name ?? "",
    checksum: checksumOf((statements ?? []).join("\n")),
  }));
}

export function ownMigrations(): (Migration & { sql: string })[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".sql"));
  return files.toSorted().map((file) => {
    const [version = "", ...name] = file.replace(/\.sql$/, "").split("_");
    const sql = readFileSync(new URL(file, FOLDER), "utf8");
    return { version, name: name.join("_"), checksum: checksumOf(sql), sql };
  });
}

/** `older` only if the database lacks just the last ones, so that they can be applied. */
export function compareMigrations(applied: Migration[], own: Migration[]): Comparison {
  const ownByVersion = new Map(own.map((migration) => [migration.version, migration]));
  const unknown = applied.filter(({ version }) => !ownByVersion.has(version));
  const changed = applied.filter(({ version, checksum }) => {
    const ours = ownByVersion.get(version);
    return ours !== undefined && ours.checksum !== checksum;
  });
  const versions = new Set(applied.map(({ version }) => version));
  const missing = own.filter(({ version }) => !versions.has(version));
  const last = applied.findLast(({ version }) => ownByVersion.has(version))?.version ?? "";
  const skipped = missing.filter(({ version }) => version < last);
  if (changed.length > 0 || skipped.length > 0) return { kind: "changed", changed, unknown, skipped };
  if (unknown.length > 0) {
    const areLater = missing.length === 0 && unknown.every(({ version }) => version > last);
    return areLater ? { kind: "newer", unknown } : { kind: "changed", changed, unknown, skipped };
  }
  return missing.length > 0 ? { kind: "older", missing } : { kind: "same" };
}

/** The same for a file and for what the CLI or Lite kept of it, which is cut into statements. */
function checksumOf(sql: string): string {
  const bare = sql.replaceAll(/--.*$/gm, "").replaceAll(/[\s;]/g, "");
  return createHash("sha256").update(bare).digest("hex");
}
