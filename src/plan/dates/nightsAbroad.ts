import type { Stay } from "./tripPlan.ts";
import { cycleStartOf, type TripAnswers } from "./tripAnswers.ts";

// In days after the cycle start. No clinic publishes stays: these are our estimates from the steps.

const AFTER_RETRIEVAL = "Leave the day after it, if you feel well enough.";
const FROM_SCANS = "From the fifth day of injections, for every scan";
const FROM_RETRIEVAL = "From two days before the retrieval, as the last scan predicts it";
const TO_TRANSFER = "to six days after it, when an embryo of day 5 or 6 is transferred.";

export function nightsAbroadFor(typed: TripAnswers): Stay[] {
  if (typed.treatment === "own-eggs") return [forOwnEggs(typed)];
  if (cycleStartOf(typed) === "transfer") {
    const scan = typed.treatment === "frozen-tablets" ? scanStay(typed, [-5, -3]) : [];
    return [...scan, transferStay([-1, -1], [0, 1])];
  }
  if (typed.treatment === "frozen-tablets") {
    return [...scanStay(typed, [9, 13]), transferStay([11, 17], [12, 19])];
  }
  return [...scanStay(typed, [8, 11]), transferStay([13, 18], [14, 20])];
}

function forOwnEggs({ scans, isFrozen }: TripAnswers): Stay {
  const isThere = scans === "clinic";
  const why = isFrozen
    ? `${isThere ? `${FROM_SCANS}, to the retrieval.` : `${FROM_RETRIEVAL}.`} ${AFTER_RETRIEVAL}`
    : `${isThere ? `${FROM_SCANS}, and for the retrieval` : FROM_RETRIEVAL}, ${TO_TRANSFER}`;
  const length = {
    true: { true: [8, 13], false: [13, 18] },
    false: { true: [3, 4], false: [8, 9] },
  } as const;
  return {
    id: "stay",
    name: isFrozen ? "The stay for the retrieval" : "The stay for retrieval and transfer",
    arrive: isThere ? [5, 6] : [8, 15],
    leave: isFrozen ? [11, 18] : [16, 23],
    length: length[`${isThere}`][`${isFrozen}`],
    why,
  };
}

function transferStay(arrive: Stay["arrive"], leave: Stay["leave"]): Stay {
  return {
    ...{ id: "stay", name: "The stay for the transfer", arrive, leave, length: [2, 3] },
    why: "From the day before the transfer to the day of it, or the day after.",
  };
}

function scanStay({ scans }: TripAnswers, [earliest, latest]: Stay["arrive"]): Stay[] {
  if (scans === "home") return [];
  return [
    {
      ...{ id: "scan-stay", name: "The trip for the scan", length: [1, 2] },
      ...{ arrive: [earliest - 1, latest], leave: [earliest, latest + 1] },
      why: "A day, or two with a night before or after the scan. Some stay on until the transfer instead.",
    },
  ];
}
