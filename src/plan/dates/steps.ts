import type { Treatment } from "@/law/treatments.ts";
import { donorEggs } from "./plans/donorEggs.ts";
import { frozenNatural, frozenTablets, frozenTabletsBack } from "./plans/frozen.ts";
import { ownEggs } from "./plans/ownEggs.ts";

export const TREATMENTS = {
  "own-eggs": { plans: { "day-1": ownEggs } },
  "donor-eggs": { plans: { transfer: donorEggs } },
  "frozen-tablets": { plans: { "day-1": frozenTablets, transfer: frozenTabletsBack } },
  "frozen-natural": { plans: { "day-1": frozenNatural } },
} as const satisfies Record<Treatment, object>;
