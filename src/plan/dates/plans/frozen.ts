import { FERTIALLY, SELLMER } from "../sources.ts";
import type { TripPlan, TripStep } from "../tripPlan.ts";

const TEST_TEXT = "About 12 days after the transfer. Your clinic names the day.";
const SCAN_TEXT =
  "After 8 to 12 days of oestradiol. If the lining is thin, you take it longer and scan again.";
const PROGESTERONE_TEXT =
  "Once the lining is thick enough. Its start can be moved, and the transfer moves with it.";

const byTablets = {
  oestrogen: {
    ...{ id: "oestrogen", name: "Oestradiol starts", place: "home", source: SELLMER, confidence: "H" },
    moves: "On cycle day 2.",
  },
  scan: {
    ...{ id: "lining-scan", name: "Scan of the lining", place: "either", source: SELLMER, confidence: "H" },
    moves: SCAN_TEXT,
  },
  progesterone: {
    ...{ id: "progesterone", name: "Progesterone starts", place: "home", source: SELLMER, confidence: "H" },
    moves: PROGESTERONE_TEXT,
  },
  test: {
    ...{ id: "test", name: "Pregnancy test", place: "home", source: FERTIALLY, confidence: "M" },
    moves: TEST_TEXT,
  },
} as const satisfies Record<string, Omit<TripStep, "days">>;

const transfer = {
  id: "transfer",
  name: "Embryo transfer",
  place: "clinic",
  source: SELLMER,
  confidence: "H",
} as const satisfies Partial<TripStep>;

/** Cycle day 1 is day 0: oestradiol from cycle day 2, a scan after 8 to 12 days of it. */
export const frozenTablets = {
  start: 1,
  steps: [
    { ...byTablets.oestrogen, days: [1, 1] },
    { ...byTablets.scan, days: [9, 13] },
    { ...byTablets.progesterone, days: [9, 13] },
    {
      ...transfer,
      days: [12, 18],
      moves:
        "3 to 5 days after progesterone starts, by the age of the embryo. You can agree on a day with the clinic.",
    },
    { ...byTablets.test, days: [24, 30] },
  ],
} as const satisfies TripPlan;

export const frozenTabletsBack = {
  start: -17,
  steps: [
    {
      ...{ id: "period", name: "Your period must begin", days: [-18, -12], place: "home" },
      ...{ source: SELLMER, confidence: "ours" },
      moves:
        "The day before oestradiol. If it comes earlier or later, ask whether the transfer can still go ahead.",
    },
    { ...byTablets.oestrogen, days: [-17, -11] },
    { ...byTablets.scan, days: [-5, -3] },
    { ...byTablets.progesterone, days: [-5, -3] },
    {
      ...transfer,
      days: [0, 0],
      moves: "The day you agreed. It moves only if the lining isn’t ready.",
    },
    { ...byTablets.test, days: [12, 12] },
  ],
} as const satisfies TripPlan;

/** Ovulation sets the transfer, so nothing can be counted back. */
export const frozenNatural = {
  start: 8,
  steps: [
    {
      ...{ id: "lining-scan", name: "First scan", days: [8, 11], place: "either" },
      ...{ source: SELLMER, confidence: "H" },
      moves: "On cycle day 9 to 12. Others follow until ovulation is near.",
    },
    {
      ...{ id: "transfer", name: "Embryo transfer", days: [14, 19], place: "clinic" },
      ...{ source: FERTIALLY, confidence: "M" },
      moves:
        "Usually on cycle day 15 to 20. Your ovulation decides, so you can’t choose it. If a medicine sets off your ovulation, it is five to eight days after that.",
    },
    { ...byTablets.test, days: [26, 31] },
  ],
} as const satisfies TripPlan;
