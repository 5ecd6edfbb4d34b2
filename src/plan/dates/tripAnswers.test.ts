import { expect, it } from "vitest";
import {
  cycleStartOf,
  mayChooseCycleStart,
  NO_TRIP_ANSWERS,
  readTripAnswers,
  withTreatment,
  type TripAnswers,
} from "./tripAnswers.ts";

const ANSWERED: TripAnswers = {
  ...{ treatment: "frozen-tablets", anchor: "transfer", dayOne: "2026-10-20", transfer: "2026-11-05" },
  ...{ isAfterNoon: true, hourRule: "18", isLate: true, scans: "clinic", isFrozen: true },
  country: "czech-republic",
};

it("what was answered comes back as it was, and so does nothing", () => {
  expect(readTripAnswers(structuredClone(ANSWERED))).toEqual(ANSWERED);
  expect(readTripAnswers({ ...NO_TRIP_ANSWERS })).toEqual(NO_TRIP_ANSWERS);
  expect(readTripAnswers({})).toEqual(NO_TRIP_ANSWERS);
  expect(readTripAnswers({ ...ANSWERED, isAdmin: true })).toEqual(ANSWERED);
});

it.each<[string, unknown]>([
  ["treatment", ["own-eggs"]],
  ["treatment", "toString"],
  ["anchor", "wish"],
  ["dayOne", "<b>"],
  ["dayOne", "2026-1-1"],
  ["dayOne", "x2026-01-01"],
  ["dayOne", "2026-01-01x"],
  ["dayOne", 20_260_101],
  ["dayOne", ["2026-01-01"]],
  ["transfer", "2026-1-1"],
  ["transfer", null],
  ["hourRule", 18],
  ["isAfterNoon", "yes"],
  ["isLate", 1],
  ["isFrozen", null],
  ["scans", "moon"],
  ["country", ["spain"]],
  ["country", "<b>"],
  ["country", "a".repeat(41)],
])("nothing comes back where another page or version wrote %s as %j", (field, value) => {
  expect(readTripAnswers({ ...ANSWERED, [field]: value })).toBeNull();
});

it.each([[null], [undefined], [7], ["own-eggs"]])(
  "nothing comes back of %j, which is no record",
  (stored) => {
    expect(readTripAnswers(stored)).toBeNull();
  },
);

it("only tablets for a frozen embryo count from either a period or a transfer", () => {
  const others = ["own-eggs", "donor-eggs", "frozen-natural", ""] as const;
  expect(others.filter(mayChooseCycleStart)).toEqual([]);
  expect(mayChooseCycleStart("frozen-tablets")).toBe(true);
  expect(cycleStartOf({ treatment: "frozen-tablets", anchor: "transfer" })).toBe("transfer");
  expect(cycleStartOf({ treatment: "frozen-natural", anchor: "transfer" })).toBe("day-1");
  expect(cycleStartOf({ treatment: "", anchor: "day-1" })).toBeNull();
});

it("the treatment is that of the record of answers, once it has one", () => {
  expect(withTreatment(ANSWERED, { treatment: "own-eggs" })).toEqual({ ...ANSWERED, treatment: "own-eggs" });
  expect(withTreatment(ANSWERED, { treatment: "" })).toBe(ANSWERED);
  expect(withTreatment(ANSWERED, { treatment: "frozen-tablets" })).toBe(ANSWERED);
});
