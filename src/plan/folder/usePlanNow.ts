import { useMemo, useSyncExternalStore } from "react";
import { storedText, subscribeToShortlist } from "@/directory/shortlist/storedList.ts";
import { readText } from "@/storage/storage.ts";
import { PART_KEYS, type Parts } from "./parts.ts";
import { planNow } from "./storedPlan.ts";

const NOTHING: Parts = new Map();

/**
 * All that this browser keeps of a plan, as it changes here and in other tabs; nothing while the
 * page takes over its prerendered HTML.
 */
export function usePlanNow(): Parts {
  const text = useSyncExternalStore(subscribeToShortlist, textNow, () => null);
  // The shortlist hears of every key; the text says when to read again.
  return useMemo(() => (text === null ? NOTHING : planNow()), [text]);
}

function textNow(): string {
  return PART_KEYS.map((key) => (key === "shortlist" ? storedText() : (readText(key) ?? ""))).join("\n");
}
