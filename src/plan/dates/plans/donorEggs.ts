import { EGG_DONORS, SALUTARA, SELLMER } from "../sources.ts";
import type { TripPlan } from "../tripPlan.ts";

/** Days before the transfer: progesterone starts about 5 before, oestrogen 10 to 14 before that. */
export const donorEggs = {
  start: -19,
  steps: [
    {
      ...{ id: "visit-1", name: "First visit: tests, consents, sperm frozen", days: [-20, -20] },
      ...{ place: "clinic", source: SALUTARA, confidence: "M", isAnyDayBefore: true },
      moves: "Any time before, one or two days at the clinic. Some clinics do it by video.",
      withDonorSperm: { name: "First visit: tests and consents" },
    },
    {
      ...{ id: "oestrogen", name: "Oestrogen starts", days: [-19, -15] },
      ...{ place: "home", source: EGG_DONORS, confidence: "M" },
      moves: "10 to 14 days before progesterone. The clinic fits it to the donor, so it can change late.",
    },
    {
      ...{ id: "lining-scan", name: "Scan of the lining", days: [-10, -5] },
      ...{ place: "home", source: SELLMER, confidence: "ours" },
      moves:
        "About day 10 to 12 of the oestrogen, before progesterone starts. If the lining is thin, the transfer waits.",
    },
    {
      ...{ id: "progesterone", name: "Progesterone starts", days: [-5, -5] },
      ...{ place: "home", source: EGG_DONORS, confidence: "M" },
      moves:
        "On the day the eggs are collected or thawed. If the sperm must be fresh, it is needed at the clinic that day.",
      withDonorSperm: {
        moves:
          "On the day the eggs are collected or thawed. The donor’s sperm must be at the clinic by then.",
      },
    },
    {
      ...{ id: "transfer", name: "Embryo transfer", days: [0, 0] },
      ...{ place: "clinic", source: EGG_DONORS, confidence: "M" },
      moves:
        "About 5 days after the eggs. With a fresh donor cycle the donor’s eggs decide, so it can move by some days.",
    },
    {
      ...{ id: "test", name: "Pregnancy test", days: [12, 12] },
      ...{ place: "home", source: EGG_DONORS, confidence: "M" },
      moves: "About 12 days after the transfer. Your clinic names the day.",
    },
  ],
} as const satisfies TripPlan;
