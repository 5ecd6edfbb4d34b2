import { clearShortlist } from "@/directory/shortlist/storedShortlist.ts";
import { storedList, storeList } from "@/directory/shortlist/storedList.ts";
import { readShortlist } from "@/directory/shortlist/shortlist.ts";
import { readValue, replaceValues } from "@/storage/storage.ts";
import { PLAN_PART_KEYS, readPart, type PlanPartKey, type StoredParts } from "./planParts.ts";

/** What this browser keeps of a plan, as far as it can be read. */
export function readStoredPlan(): StoredParts {
  const parts = new Map<PlanPartKey, object>();
  for (const key of PLAN_PART_KEYS) {
    const value = key === "shortlist" ? storedList() : readValue(key);
    const part = key === "shortlist" ? shortlistOf(value) : readPart(key, value);
    if (part) parts.set(key, part);
  }
  return parts;
}

function shortlistOf(value: unknown): object | null {
  const list = readShortlist(value);
  return list.length === 0 ? null : list;
}

/**
 * Puts the parts of a file in the place of this browser's own. Parts that the file lacks stay.
 *
 * @returns what takes it back, or null where the browser had no room: then nothing has changed
 */
export function replacePlan(parts: StoredParts): (() => void) | null {
  const undo = replaceValues([...parts]);
  // What could not be kept before lived in the page alone, and would cover what is kept now.
  if (undo && parts.has("shortlist")) storeList(readShortlist(parts.get("shortlist")));
  return undo;
}

/** Deletes a plan from this browser, and the shortlist too if that is wished. @returns what brings it back */
export function deletePlan(isShortlistToo: boolean): () => void {
  const keys = PLAN_PART_KEYS.filter((key) => key !== "shortlist");
  const undoParts = replaceValues(keys.map((key) => [key, null] as const));
  const undoShortlist = isShortlistToo ? clearShortlist() : null;
  return () => {
    undoParts?.();
    undoShortlist?.();
  };
}
