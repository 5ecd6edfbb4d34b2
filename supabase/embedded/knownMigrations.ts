import { readdirSync } from "node:fs";

export class DataFolderUnknown extends Error {}

/**
 * Refuses a data folder with unknown migrations before any of ours runs.
 *
 * @throws DataFolderUnknown
 */
export async function refuseUnknownMigrations(
  connection: { exec<T>(sql: string): Promise<T> },
  dataDir: string,
): Promise<void> {
  const { rows } = await connection.exec<{ rows: { known: boolean }[] }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as known",
  );
  if (!rows[0]?.known) return;
  const applied = await connection.exec<{ rows: { version: string }[] }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  const files = readdirSync(new URL("../migrations", import.meta.url));
  const ours = new Set(files.map((name) => name.split("_")[0]));
  const unknown = applied.rows.map(({ version }) => version).filter((version) => !ours.has(version));
  if (unknown.length === 0) return;
  throw new DataFolderUnknown(
    `The data folder ${dataDir} was made by another version of the product: it holds migrations ` +
      `that are not in supabase/migrations (${unknown.join(", ")}). It was left as it is.\n` +
      "Move it away, or start with another folder: DATA_DIR=./other npm start",
  );
}
