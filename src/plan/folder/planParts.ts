import { afterwardsFrom } from "@/plan/afterwards/storedAfterwards.ts";
import { readStoredAnswers } from "@/law/answers.ts";
import { costsFrom } from "@/plan/costs/costPlan.ts";
import { readShortlist, type ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";
import { readTripAnswers as tripFrom } from "@/plan/dates/tripAnswers.ts";
import type { VersionedKey } from "@/storage/keys.ts";
import { counted } from "@/ui/counted.ts";
import { notesFrom } from "./storedFolder.ts";

interface Part {
  name: string;
  read: (value: unknown) => object | null;
}

/** Unlike the browser's own list, a file's is accepted whole or not at all. */
function wholeShortlist(value: unknown): ShortlistedClinic[] | null {
  const list = readShortlist(value);
  return Array.isArray(value) && list.length === value.length && list.length > 0 ? list : null;
}

/** By storage key, which the file uses too. */
export const PLAN_PARTS = {
  "plan-answers": { name: "Your answers about yourself", read: readStoredAnswers },
  shortlist: {
    name: "Your shortlist and your notes on its clinics",
    read: wholeShortlist,
  },
  "plan-costs": { name: "What you entered about costs", read: costsFrom },
  "plan-dates": { name: "What you entered about dates", read: tripFrom },
  "plan-afterwards": {
    name: "Afterwards: your countries and ticks",
    read: afterwardsFrom,
  },
  "plan-folder": {
    name: "Your own questions and the language of the sheet",
    read: notesFrom,
  },
} as const satisfies Partial<Record<VersionedKey, Part>>;

export type PlanPartKey = keyof typeof PLAN_PARTS;

export const PLAN_PART_KEYS = Object.keys(PLAN_PARTS).filter(isPartKey);

export type StoredParts = ReadonlyMap<PlanPartKey, object>;

export function isPartKey(key: string): key is PlanPartKey {
  return Object.hasOwn(PLAN_PARTS, key);
}

export function readPart(key: PlanPartKey, value: unknown): object | null {
  return PLAN_PARTS[key].read(value);
}

export function sizeOf(key: PlanPartKey, value: object): string | null {
  if (key === "shortlist") return counted(readShortlist(value).length, "clinic", "clinics");
  if (key === "plan-afterwards")
    return counted(afterwardsFrom(value)?.ticked.length ?? 0, "thing ticked", "things ticked");
  return null;
}
