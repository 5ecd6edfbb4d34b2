import { expect, test } from "vitest";
import { toIsoDate } from "@/ui/calendarDate.ts";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { datesFrom, firstDayWithTime } from "./tripDates.ts";

test("a transfer whose first steps would be past names the first day that leaves time for all of them", () => {
  const onFirst = datesFrom({ treatment: "donor-eggs", transfer: "2026-12-01" }, COUNTRY_RULES)!;
  const today = new Date(2026, 10, 26);
  const early = firstDayWithTime(onFirst, today)!;
  expect(early > onFirst.cycleStartDay).toBe(true);
  const moved = datesFrom({ treatment: "donor-eggs", transfer: toIsoDate(early) }, COUNTRY_RULES)!;
  expect(moved.steps.every(({ lastDay }) => lastDay >= today)).toBe(true);
  expect(moved.steps.some(({ lastDay }) => lastDay.getTime() === today.getTime())).toBe(true);
  expect(firstDayWithTime(moved, today)).toBeNull();
  expect(firstDayWithTime(onFirst, onFirst.cycleStartDay)).not.toBeNull();
  const ownEggs = datesFrom({ treatment: "own-eggs", dayOne: "2026-12-01" }, COUNTRY_RULES)!;
  expect(firstDayWithTime(ownEggs, new Date(2026, 10, 26))).toBeNull();
  // Somebody who looks at a transfer that has been is under way.
  expect(firstDayWithTime(onFirst, new Date(2026, 11, 2))).toBeNull();
});
