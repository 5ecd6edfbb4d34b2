import { expect, test } from "vitest";
import { localDate } from "@/tools/due-date/testing.ts";
import { OWN_EGGS_TRIP as OWN } from "../../../tests/support/ownEggsTrip.ts";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { NO_TRIP_ANSWERS } from "./tripAnswers.ts";
import { datesFrom } from "./tripDates.ts";

test.each([
  null,
  7,
  "own-eggs",
  [],
  {},
  { treatment: "own-eggs" },
  { ...OWN, dayOne: "2026-02-31" },
  { ...OWN, dayOne: "0001-01-01" },
  { ...OWN, dayOne: "<b>" },
  { ...OWN, dayOne: 20_260_320 },
  { ...OWN, treatment: "constructor" },
  { ...OWN, hourRule: "toString" },
  { ...OWN, hourRule: 20 },
  { ...OWN, anchor: "wish" },
  { ...OWN, scans: "moon" },
  { ...OWN, isFrozen: "yes" },
  { ...OWN, isLate: "yes" },
  { ...OWN, country: "<b>" },
  { ...OWN, treatment: "donor-eggs" },
])("what is no answer of ours gives no dates: %j", (kept) => {
  expect(datesFrom(kept, COUNTRY_RULES)).toBeNull();
});

test("without a treatment a day alone gives no dates", () => {
  expect(datesFrom({ ...NO_TRIP_ANSWERS, dayOne: "2026-03-20" }, COUNTRY_RULES)).toBeNull();
});

test.each([
  ["no", false, "2026-03-20", false],
  ["unanswered", null, "2026-03-20", true],
])("the question whether it began by the clinic's hour may be kept as %s", (_, isLate, day, isUnsure) => {
  const kept = { ...OWN, isAfterNoon: true, hourRule: "16", isLate };
  const dates = datesFrom(kept, COUNTRY_RULES);
  expect(dates?.cycleStartDay).toEqual(localDate(day));
  expect(dates?.isDayOneUnsure).toBe(isUnsure);
});

test("what an earlier page kept with fewer answers still gives dates", () => {
  expect(datesFrom({ treatment: "own-eggs", dayOne: "2026-03-20" }, COUNTRY_RULES)?.cycleStartDay).toEqual(
    localDate("2026-03-20"),
  );
});
