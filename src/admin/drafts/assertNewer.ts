import { BackendError } from "@/backend/errors.ts";
import { isoInstant } from "@/backend/isoInstant.ts";

/**
 * Call it when an update changed no row.
 * @param stored what there is now, if this person may read it
 * @param seen the version that was to be changed
 * @returns the version that somebody else saved
 * @throws BackendError unless there is one: this person may not change it, or no longer
 */
export function assertNewer(stored: { changed_at: string } | undefined, seen: string): string {
  const version = stored && isoInstant(stored.changed_at);
  if (version !== undefined && version !== seen) return version;
  throw new BackendError("The database took no change", 403);
}
