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
  /** Reads what was kept or saved; null where it isn't what we keep. */
  read: (value: unknown) => object | null;
}

/** A list that holds nothing but clinics, each once: unlike the browser's own, a file is whole or refused. */
function wholeShortlist(value: unknown): ShortlistedClinic[] | null {
  const list = readShortlist(value);
  return Array.isArray(value) && list.length === value.length && list.length > 0 ? list : null;
}

/** The parts of a plan, by the keys under which the browser keeps them and the file holds them. */
export const PLAN_PARTS = {
  "plan-answers": { name: "Your answers to ‘May I be treated there?’", read: readStoredAnswers },
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

/** In the order in which they are needed. */
export const PLAN_PART_KEYS = [
  ...(["plan-answers", "shortlist", "plan-costs"] as const),
  ...(["plan-dates", "plan-afterwards", "plan-folder"] as const),
];

/** Some parts of a plan, each as it was read. */
export type StoredParts = ReadonlyMap<PlanPartKey, object>;

/** Whether a text is the key of a part. */
export function isPartKey(key: string): key is PlanPartKey {
  return PLAN_PART_KEYS.some((known) => known === key);
}

/** A part as a value that was kept or saved, or null. */
export function readPart(key: PlanPartKey, value: unknown): object | null {
  return PLAN_PARTS[key].read(value);
}

/** How much there is of a part, such as '3 clinics'; null where there is nothing to count. */
export function sizeOf(key: PlanPartKey, value: object): string | null {
  if (key === "shortlist") return counted(readShortlist(value).length, "clinic", "clinics");
  if (key === "plan-afterwards")
    return counted(afterwardsFrom(value)?.ticked.length ?? 0, "thing ticked", "things ticked");
  return null;
}
