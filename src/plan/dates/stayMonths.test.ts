import { expect, it } from "vitest";
import { describeInTimeZones } from "@/tools/due-date/testing.ts";
import { daysOfFreshSperm } from "./furtherTrips.ts";
import { stayMonths, type StayMonth } from "./stayMonths.ts";
import { datesFrom } from "./tripDates.ts";

const monthsOf = (entered: object) => stayMonths(datesFrom(entered, [])?.nightsAbroad ?? []);
const daysThat = (months: StayMonth[], away: string) =>
  months.flatMap(({ days }) =>
    days.filter((each) => each.away === away).map(({ day }) => `${day.getDate()}.${day.getMonth() + 1}.`),
  );

it("a transfer is likely, and the day after it is not", () => {
  const months = monthsOf({ treatment: "donor-eggs", transfer: "2026-11-10" });
  expect(months).toHaveLength(1);
  expect(daysThat(months, "likely")).toEqual(["9.11.", "10.11."]);
  expect(daysThat(months, "maybe")).toEqual(["11.11."]);
});

describeInTimeZones("days away", () => {
  it.each([
    // The Azores skip the midnight of 28 March 2027, and Cairo that of 30 April.
    ["2027-03-30", 31, ["29.3.", "30.3."], ["31.3."]],
    ["2027-03-28", 31, ["27.3.", "28.3."], ["29.3."]],
    ["2027-04-30", 30, ["29.4.", "30.4."], []],
  ])("stand on their own days in the month of a transfer on %s", (transfer, length, likely, maybe) => {
    const [month, ...others] = monthsOf({ treatment: "donor-eggs", transfer });
    const days = month?.days.map(({ day }) => [day.getDate(), new Date(day).setHours(0, 0, 0, 0) === +day]);
    expect(days).toEqual(Array.from({ length }, (_, index) => [index + 1, true]));
    expect(daysThat([month!], "likely")).toEqual(likely);
    expect(daysThat([month!], "maybe")).toEqual(maybe);
    expect(others.flatMap((each) => daysThat([each], "maybe"))).toEqual(maybe.length > 0 ? [] : ["1.5."]);
  });
});

it("a stay over the end of a month fills both, each whole and from Monday", () => {
  const months = monthsOf({ treatment: "donor-eggs", transfer: "2026-11-30" });
  expect(months.map(({ first, offset, days }) => [first.getMonth() + 1, offset, days.length])).toEqual([
    [11, 6, 30],
    [12, 1, 31],
  ]);
  expect(daysThat(months, "likely")).toEqual(["29.11.", "30.11."]);
  expect(daysThat(months, "maybe")).toEqual(["1.12."]);
});

it("between the latest arrival and the earliest departure one is most likely away", () => {
  const months = monthsOf({ treatment: "own-eggs", dayOne: "2026-10-20" });
  expect(daysThat(months, "maybe").at(0)).toBe("28.10.");
  expect(daysThat(months, "maybe").at(-1)).toBe("12.11.");
  expect(daysThat(months, "likely")).toEqual(["4.11.", "5.11."]);
});

it("a month between two trips is left out", () => {
  const stays = ["2026-10-05", "2026-12-07"].map((day) => {
    const span = { firstDay: new Date(`${day}T00:00`), lastDay: new Date(`${day}T00:00`) };
    return { id: day, name: "", why: "", length: [1, 1] as const, arrive: span, leave: span };
  });
  expect(stayMonths(stays).map(({ first }) => first.getMonth() + 1)).toEqual([10, 12]);
});

it("marks the day on which fresh sperm may be needed, in its own month too", () => {
  const dates = datesFrom({ treatment: "donor-eggs", transfer: "2026-12-03" }, []);
  const months = stayMonths(dates?.nightsAbroad ?? [], dates && daysOfFreshSperm(dates));
  expect(months.map(({ first }) => first.getMonth() + 1)).toEqual([11, 12]);
  expect(daysThat(months, "sperm")).toEqual(["28.11."]);
  expect(daysThat(months, "likely")).toEqual(["2.12.", "3.12."]);
});

it("without a stay there is no calendar", () => {
  expect(stayMonths([])).toEqual([]);
});
