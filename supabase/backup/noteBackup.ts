import type { Manifest } from "./manifest.ts";
import type { BackupDatabase } from "./session.ts";

export interface MadeBackup extends Manifest {
  /** Null also for a database too old to know of such notes. */
  notNoted: string | null;
}

/** The backup is good even where this fails. */
export async function noteBackup(database: BackupDatabase, manifest: Manifest): Promise<MadeBackup> {
  try {
    await database.transaction(async (session) => {
      const [found] = await session.query<{ knows: boolean }>(
        "select to_regprocedure('private.note_backup()') is not null as knows",
      );
      if (found?.knows) await session.query("select private.note_backup()");
    });
    return { ...manifest, notNoted: null };
  } catch (error) {
    return { ...manifest, notNoted: error instanceof Error ? error.message : String(error) };
  }
}
