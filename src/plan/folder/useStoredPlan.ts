import { useMemo, useSyncExternalStore } from "react";
import { storedText, subscribeToShortlist } from "@/directory/shortlist/storedList.ts";
import { readText } from "@/storage/storage.ts";
import { PLAN_PART_KEYS, type StoredParts } from "./planParts.ts";
import { readStoredPlan } from "./storedPlan.ts";

const NOTHING: StoredParts = new Map();

export function useStoredPlan(): StoredParts {
  const text = useSyncExternalStore(subscribeToShortlist, textNow, () => null);
  // The subscription fires for every key, and the text tells when to read again.
  return useMemo(() => (text === null ? NOTHING : readStoredPlan()), [text]);
}

function textNow(): string {
  return PLAN_PART_KEYS.map((key) => (key === "shortlist" ? storedText() : (readText(key) ?? ""))).join("\n");
}
