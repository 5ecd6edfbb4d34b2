import { expect, test } from "vitest";
import { datesFrom } from "@/plan/dates/tripDates.ts";
import { NO_TRIP_ANSWERS } from "@/plan/dates/tripAnswers.ts";
import type { Treatment } from "@/law/treatments.ts";
import { sheetDates } from "./sheetDates.ts";

function datesOnSheet(treatment: Treatment) {
  const dates = datesFrom({ ...NO_TRIP_ANSWERS, treatment, dayOne: "2026-10-20" }, []);
  return dates && sheetDates(dates);
}

test("the first scan of a natural cycle is of the follicles, with tablets it is of the lining", () => {
  expect(datesOnSheet("frozen-natural")).toEqual([
    { step: "first-scan", days: "28.10.2026 – 31.10.2026" },
    { step: "transfer", days: "3.11.2026 – 8.11.2026" },
    { step: "test", days: "15.11.2026 – 20.11.2026" },
  ]);
  expect(datesOnSheet("frozen-tablets")).toContainEqual({
    step: "lining-scan",
    days: "29.10.2026 – 2.11.2026",
  });
});
