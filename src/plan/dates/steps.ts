import type { Treatment } from "@/law/treatments.ts";
import { donorEggs } from "./plans/donorEggs.ts";
import { frozenNatural, frozenTablets, frozenTabletsBack } from "./plans/frozen.ts";
import { ownEggs } from "./plans/ownEggs.ts";

export const TREATMENTS = {
  "own-eggs": { name: "IVF with your own eggs", plans: { "day-1": ownEggs } },
  "donor-eggs": { name: "Donor eggs", plans: { transfer: donorEggs } },
  "frozen-tablets": {
    name: "Frozen embryo transfer with tablets",
    plans: { "day-1": frozenTablets, transfer: frozenTabletsBack },
  },
  "frozen-natural": {
    name: "Frozen embryo transfer in a natural cycle",
    plans: { "day-1": frozenNatural },
  },
} as const satisfies Record<Treatment, object>;
