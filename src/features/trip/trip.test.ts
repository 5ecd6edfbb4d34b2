import { expect, it } from "vitest";
import { toIsoDate } from "@/ui/calendarDate.ts";
import { describeInTimeZones, localDate } from "@/features/due-date/testing.ts";
import { TRIP_PLANS, type Treatment } from "./steps.ts";
import { cycleDayOne, dateSteps, daysAtClinic } from "./trip.ts";

const treatments = Object.keys(TRIP_PLANS) as Treatment[];

function dates(treatment: Treatment, anchor: string) {
  return dateSteps(treatment, localDate(anchor)).map(
    ({ id, firstDay, lastDay }) => `${id} ${toIsoDate(firstDay)} ${toIsoDate(lastDay)}`,
  );
}

describeInTimeZones("the steps of a trip", () => {
  // Clocks change in Prague on 2026-03-29 and in New York on 2026-03-08.
  it("own eggs, from cycle day 1, across the clocks of March", () => {
    expect(dates("own-eggs", "2026-03-20")).toEqual([
      "injections 2026-03-21 2026-03-22",
      "first-scan 2026-03-26 2026-03-28",
      "next-scan 2026-03-28 2026-03-31",
      "trigger 2026-03-29 2026-04-04",
      "retrieval 2026-03-30 2026-04-06",
      "transfer 2026-04-01 2026-04-12",
      "test 2026-04-15 2026-04-26",
    ]);
  });

  it("donor eggs, back from the transfer, across the clocks of autumn", () => {
    expect(dates("donor-eggs", "2026-11-05")).toEqual([
      "oestrogen 2026-10-17 2026-10-21",
      "lining-scan 2026-10-26 2026-11-01",
      "progesterone 2026-10-31 2026-10-31",
      "transfer 2026-11-05 2026-11-05",
      "test 2026-11-17 2026-11-17",
    ]);
  });

  it("frozen embryos with tablets over 29 February, and in a natural cycle over New Year", () => {
    expect(dates("frozen-tablets", "2028-02-18")).toEqual([
      "oestrogen 2028-02-19 2028-02-19",
      "lining-scan 2028-02-27 2028-03-02",
      "progesterone 2028-02-27 2028-03-02",
      "transfer 2028-03-01 2028-03-07",
      "test 2028-03-13 2028-03-19",
    ]);
    expect(dates("frozen-natural", "2026-12-20")).toEqual([
      "lining-scan 2026-12-28 2026-12-31",
      "transfer 2027-01-03 2027-01-08",
      "test 2027-01-15 2027-01-20",
    ]);
  });

  it.each([
    ["19 o'clock for Reprofit", 19, 20, "2026-10-24"],
    ["20 o'clock for Reprofit, the night the clocks change", 20, 20, "2026-10-25"],
    ["17 o'clock for a clinic that counts until 16", 17, 16, "2026-10-25"],
    ["23 o'clock where the clinic's hour isn't known", 23, null, "2026-10-24"],
  ])("bleeding that begins at %s", (_, hour, clinicsHour, dayOne) => {
    expect(toIsoDate(cycleDayOne(localDate("2026-10-24"), hour, clinicsHour))).toBe(dayOne);
  });

  it("own eggs need the clinic from the earliest retrieval to the latest transfer", () => {
    const { from, to } = daysAtClinic("own-eggs", localDate("2026-10-20"));
    expect([toIsoDate(from), toIsoDate(to)]).toEqual(["2026-10-30", "2026-11-12"]);
  });

  it.each(treatments)("%s: every step has a source and comes no earlier than the one before", (treatment) => {
    const steps = dateSteps(treatment, localDate("2026-10-20"));
    for (const [index, step] of steps.entries()) {
      expect(step.source).toMatch(/^https:\/\//);
      expect(step.days[0]).toBeLessThanOrEqual(step.days[1]);
      const before = steps[index - 1];
      if (before) expect(step.firstDay.getTime()).toBeGreaterThanOrEqual(before.firstDay.getTime());
    }
  });
});
