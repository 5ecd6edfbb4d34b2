import { clearShortlist } from "@/directory/shortlist/storedShortlist.ts";
import { storedList, storeList } from "@/directory/shortlist/storedList.ts";
import { readShortlist } from "@/directory/shortlist/shortlist.ts";
import { replaceValues } from "@/storage/replaceValues.ts";
import { readValue } from "@/storage/storage.ts";
import { PLAN_PART_KEYS, readPart, type PlanPartKey, type StoredParts } from "./planParts.ts";

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

/** Replaces this browser's parts with a file's. Returns an undo, or null without storage space. */
export function replacePlan(parts: StoredParts): (() => void) | null {
  const undo = replaceValues([...parts]);
  // A list that was only in memory would hide the stored one.
  if (undo && parts.has("shortlist")) storeList(readShortlist(parts.get("shortlist")));
  return undo;
}

export function deletePlan(isShortlistToo: boolean): () => void {
  const keys = PLAN_PART_KEYS.filter((key) => key !== "shortlist");
  const undoParts = replaceValues(keys.map((key) => [key, null] as const));
  const undoShortlist = isShortlistToo ? clearShortlist() : null;
  return () => {
    undoParts?.();
    undoShortlist?.();
  };
}
