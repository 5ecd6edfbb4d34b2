import { BackendError } from "@/backend/errors.ts";
import { isoInstant } from "@/backend/isoInstant.ts";

/**
 * Call it when an update changed no row.
 * @param stored what there is now, if this person may read it
 * @param seen the version that was to be changed, or null for any
 * @throws BackendError unless somebody else saved a newer one: this person may not change it, or no longer
 */
export function assertNewer(stored: { changed_at: string } | undefined, seen: string | null): void {
  if (stored && seen !== null && isoInstant(stored.changed_at) !== seen) return;
  throw new BackendError("The database took no change", 403);
}
