import type { Item } from "@/directory/facts/codes.ts";
import { isFrozenTransfer } from "@/law/treatments.ts";
import { amountOf } from "./amount.ts";
import type { CostPlan, Extra } from "./costPlan.ts";
import { isTested, tripsOf } from "./trips.ts";

export const LINES = [
  ...["consultation", "tests", "cycle", "donorEggs", "drugs", "icsi", "blastocyst", "anaesthesia"],
  ...["freezing", "storage", "frozenTransfer", "pgtBiopsy", "pgtEmbryo", "donorSperm"],
  ...["notary", "translation", "travel", "nights", "other"],
] as const;
export type LineCode = (typeof LINES)[number];

interface LineRule {
  item?: Item;
  /** Parts that a price must include or exclude to decide this line. */
  parts?: string[];
  /** Whether each cycle costs it again, as it does a main line and the first transfer of tested embryos anyway. */
  recurs: boolean;
  isNeeded: (plan: CostPlan) => boolean;
}

export function isFrozen({ treatment }: Pick<CostPlan, "treatment">): boolean {
  return isFrozenTransfer(treatment);
}

const isFresh = (plan: CostPlan) => !isFrozen(plan);
const wants = (extra: Extra) => (plan: CostPlan) => plan.wishes.includes(extra);
const wantsFresh = (extra: Extra) => (plan: CostPlan) => isFresh(plan) && wants(extra)(plan);
const freezes = (plan: CostPlan) => isTested(plan) || wantsFresh("freezing")(plan);
const growsToDay5 = (plan: CostPlan) => isTested(plan) || wantsFresh("blastocyst")(plan);
const always = () => true;
const DONOR = ["donor_selection", "donor_compensation", "donor_stimulation"];

export const RULES: Record<LineCode, LineRule> = {
  consultation: { item: "consultation", parts: ["consultation"], recurs: false, isNeeded: always },
  tests: { item: "tests", parts: ["tests"], recurs: false, isNeeded: always },
  cycle: { recurs: true, isNeeded: isFresh },
  donorEggs: { parts: DONOR, recurs: true, isNeeded: ({ treatment }) => treatment === "donor-eggs" },
  drugs: { item: "drugs", parts: ["drugs"], recurs: true, isNeeded: always },
  icsi: { item: "icsi", parts: ["icsi"], recurs: true, isNeeded: wantsFresh("icsi") },
  blastocyst: { item: "blastocyst", parts: ["blastocyst"], recurs: true, isNeeded: growsToDay5 },
  anaesthesia: {
    item: "anaesthesia",
    parts: ["anaesthesia"],
    recurs: true,
    isNeeded: ({ treatment }) => treatment === "own-eggs",
  },
  freezing: { item: "freezing", parts: ["freezing"], recurs: true, isNeeded: freezes },
  storage: { item: "storage", parts: ["storage"], recurs: false, isNeeded: freezes },
  frozenTransfer: {
    item: "frozen_transfer",
    parts: ["frozen_transfer"],
    recurs: false,
    isNeeded: (plan) => isTested(plan) || wants("later-transfer")(plan),
  },
  pgtBiopsy: { item: "pgt_biopsy", parts: ["pgt_biopsy"], recurs: true, isNeeded: wantsFresh("pgt") },
  pgtEmbryo: { item: "pgt_embryo", parts: ["pgt_embryo"], recurs: true, isNeeded: wantsFresh("pgt") },
  donorSperm: {
    item: "donor_sperm",
    parts: ["donor_sperm"],
    recurs: true,
    isNeeded: wantsFresh("donor-sperm"),
  },
  notary: { recurs: false, isNeeded: (plan) => plan.needsNotary || wants("papers")(plan) },
  translation: { recurs: false, isNeeded: wants("papers") },
  travel: { recurs: true, isNeeded: (plan) => tripsOf(plan) > 0 },
  nights: { recurs: true, isNeeded: (plan) => tripsOf(plan) > 0 && plan.nights !== 0 },
  other: { recurs: false, isNeeded: ({ other }) => amountOf(other) !== null },
};
