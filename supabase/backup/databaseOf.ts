import { createPgliteConnection } from "@supabase/lite/pglite";
import { createFactorTables } from "../embedded/factors/tables.ts";
import { App, createRoles, liteSettings, openStorage } from "../embedded/lite.ts";
import { newSessionSecret } from "../embedded/sessionSecret.ts";
import { pictureFiles } from "../embedded/pictureFiles.ts";
import { atOnce } from "../embedded/plainIndexes.ts";
import { ownMigrations } from "./migrationHistory.ts";

/** By our first migrations alone, as an older version did. */
export async function createDatabaseOf(dataDir: string, versions: number) {
  const connection = await createPgliteConnection({ url: dataDir });
  const keys = { publishable: "", secret: "", jwtSecret: newSessionSecret() };
  const app = new App({ ...liteSettings(keys), connection });
  await createRoles(connection);
  await openStorage(app, pictureFiles(null));
  await app.ensureSystemSchema();
  await createFactorTables(connection);
  for (const { version, name, sql } of ownMigrations().slice(0, versions)) {
    await connection.driver.transaction(async (transaction) => {
      await transaction.exec(atOnce(sql));
      await transaction.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements)
         values ($1, $2, array[$3])`,
        [version, name, sql],
      );
    });
  }
  return { connection, close: () => connection.close() };
}
