import { CITY_FERTILITY, PRAGUE_IVF, REPROFIT } from "../sources.ts";
import type { TripPlan } from "../tripPlan.ts";

/** A short protocol. Cycle day 1 is day 0; later steps add the earliest and latest of each interval. */
export const ownEggs = {
  start: 1,
  steps: [
    {
      ...{ id: "plan", name: "Consultation, tests and plan done", days: [0, 0], isAnyDayBefore: true },
      ...{ place: "home", source: PRAGUE_IVF, confidence: "H" },
      moves: "Any day before: weeks ahead, often by video and e-mail.",
    },
    {
      ...{ id: "injections", name: "First injection", days: [1, 2] },
      ...{ place: "home", source: REPROFIT, confidence: "H" },
      moves: "On cycle day 2 or 3. It can’t wait: miss it, and you wait for the next cycle.",
    },
    {
      ...{ id: "first-scan", name: "First scan", days: [6, 8] },
      ...{ place: "either", source: REPROFIT, confidence: "H" },
      moves: "On the sixth or seventh day of injections. A day’s difference is usual: ask your clinic.",
    },
    {
      ...{ id: "next-scan", name: "Next scan or scans", days: [8, 11] },
      ...{ place: "either", source: REPROFIT, confidence: "H" },
      moves: "Two or three days after the scan before it, until the eggs are ripe.",
    },
    {
      ...{ id: "trigger", name: "Trigger injection", days: [9, 15] },
      ...{ place: "either", source: CITY_FERTILITY, confidence: "M" },
      moves: "Your scans decide the day, and the clinic names the hour. Keep to it exactly.",
    },
    {
      // 35 to 38 hours after the trigger.
      ...{ id: "retrieval", name: "Egg retrieval", days: [10, 17] },
      ...{ place: "clinic", source: CITY_FERTILITY, confidence: "M" },
      moves: "35 to 38 hours after the trigger, so it can’t be moved. Fresh sperm is needed the same day.",
      withDonorSperm: {
        moves:
          "35 to 38 hours after the trigger, so it can’t be moved. The donor’s sperm must be at the clinic by then.",
      },
    },
    {
      // 2, 3, 5 or 6 days after the retrieval.
      ...{ id: "transfer", name: "Embryo transfer", days: [12, 23] },
      ...{ place: "clinic", source: CITY_FERTILITY, confidence: "M" },
      moves:
        "Two, three, five or six days after the retrieval, as the embryos grow. The clinic may freeze them instead.",
    },
    {
      ...{ id: "test", name: "Pregnancy test", days: [26, 37] },
      ...{ place: "home", source: CITY_FERTILITY, confidence: "M" },
      moves: "About 14 days after the transfer. Your clinic names the day.",
    },
  ],
} as const satisfies TripPlan;
