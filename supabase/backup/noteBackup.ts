import type { Manifest } from "./manifest.ts";
import type { BackupDatabase } from "./session.ts";

export interface MadeBackup extends Manifest {
  /** Null also without all pictures, and for a database too old to know of such notes. */
  notNoted: string | null;
}

/** The backup is good even where this fails. One that lacks pictures leaves the alert as it is. */
export async function noteBackup(database: BackupDatabase, manifest: Manifest): Promise<MadeBackup> {
  if (manifest.missingPictures.length > 0) return { ...manifest, notNoted: null };
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
