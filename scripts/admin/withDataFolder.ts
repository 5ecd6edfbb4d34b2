import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { readSampleFigures } from "../settings.ts";

/** @throws Error with a message for the operator when a server has it open, or when it is in memory */
export async function withDataFolder<T>(
  dataDir: string,
  work: (connection: EmbeddedBackend["connection"]) => Promise<T>,
): Promise<T> {
  // It takes a second, and hosted projects don't need it.
  const { DataFolderInUse } = await import("../../supabase/embedded/lock.ts");
  const { IN_MEMORY, openEmbeddedBackend } = await import("../../supabase/embedded/backend.ts");
  if (dataDir === IN_MEMORY)
    throw new Error("DATA_DIR is memory://, which keeps nothing, so there is no account to create.");
  try {
    const backend = await openEmbeddedBackend(dataDir, {
      samples: readSampleFigures(process.env.SAMPLE_FIGURES),
    });
    try {
      return await work(backend.connection);
    } finally {
      await backend.close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new Error(
      `The data folder ${dataDir} is in use: the server is running. Stop it, create the admin, then start it again.`,
      { cause: error },
    );
  }
}
