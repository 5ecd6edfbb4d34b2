/** H: a clinic's own page was read. M: an older guide, or one page. Ours: worked out from the others. */
type Confidence = "H" | "M" | "ours";

/** Days after the anchor, both ends included; before it they are negative. */
type Days = readonly [earliest: number, latest: number];

export interface TripStep {
  id: string;
  days: Days;
  place: "home" | "clinic" | "either";
  confidence: Confidence;
  source: string;
}

interface TripPlan {
  /** What the days count from: the first day of the cycle, or a transfer that was agreed. */
  anchor: "day-1" | "transfer";
  steps: TripStep[];
}

const REPROFIT = "https://reprofit.cz/en/faq";
const CITY_FERTILITY = "https://city-fertility.com/stimulated-cycle";
const EGG_DONORS = "https://eggdonors.com/egg-donor-program/donor-egg-treatment/egg-donor-cycles";
const SELLMER = "https://sellmerclinic.com/in-vitro-befrugtning/fer-or-fet";
const FERTIALLY = "https://fertially.com/q/frozen-embryo-transfer-process";

function step(
  id: string,
  days: Days,
  place: TripStep["place"],
  source: string,
  confidence: Confidence = "H",
): TripStep {
  return { id, days, place, confidence, source };
}

/**
 * The usual steps of each treatment. Cycle day 1 is day 0, so injections from cycle day 2 or 3
 * are on days 1 to 2, and what follows adds the earliest and latest of each stretch.
 */
export const TRIP_PLANS = {
  // Short protocol: stimulation day 6 is five days after the first injection.
  "own-eggs": {
    anchor: "day-1",
    steps: [
      step("injections", [1, 2], "home", REPROFIT),
      step("first-scan", [6, 8], "either", REPROFIT),
      step("next-scan", [8, 11], "either", REPROFIT),
      step("trigger", [9, 15], "home", CITY_FERTILITY, "M"),
      // 35 to 38 hours after the trigger.
      step("retrieval", [10, 17], "clinic", CITY_FERTILITY, "M"),
      // 2, 3, 5 or 6 days after the retrieval.
      step("transfer", [12, 23], "clinic", CITY_FERTILITY, "M"),
      step("test", [26, 37], "home", CITY_FERTILITY, "M"),
    ],
  },
  "donor-eggs": {
    anchor: "transfer",
    steps: [
      // 10 to 14 days before progesterone, which starts about 5 days before the transfer.
      step("oestrogen", [-19, -15], "home", EGG_DONORS, "M"),
      step("lining-scan", [-10, -4], "home", SELLMER, "ours"),
      step("progesterone", [-5, -5], "home", EGG_DONORS, "M"),
      step("transfer", [0, 0], "clinic", EGG_DONORS, "M"),
      step("test", [12, 12], "home", EGG_DONORS, "M"),
    ],
  },
  "frozen-tablets": {
    anchor: "day-1",
    steps: [
      step("oestrogen", [1, 1], "home", SELLMER),
      step("lining-scan", [9, 13], "either", SELLMER),
      step("progesterone", [9, 13], "home", SELLMER),
      // 3 to 5 days after progesterone starts.
      step("transfer", [12, 18], "clinic", SELLMER),
      step("test", [24, 30], "home", FERTIALLY, "M"),
    ],
  },
  "frozen-natural": {
    anchor: "day-1",
    steps: [
      step("lining-scan", [8, 11], "either", SELLMER),
      step("transfer", [14, 19], "clinic", FERTIALLY, "M"),
      step("test", [26, 31], "home", FERTIALLY, "M"),
    ],
  },
} as const satisfies Record<string, TripPlan>;

export type Treatment = keyof typeof TRIP_PLANS;
