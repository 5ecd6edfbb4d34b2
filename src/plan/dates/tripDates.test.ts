import { assert, constantFrom, date as anyDate, property } from "../../../tests/support/properties.ts";
import { expect, it, test } from "vitest";
import { describeInTimeZones, localDate } from "@/tools/due-date/testing.ts";
import { toIsoDate } from "@/ui/calendarDate.ts";
import type { Treatment } from "@/law/treatments.ts";
import { OWN_EGGS_TRIP as OWN } from "../../../tests/support/ownEggsTrip.ts";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { TREATMENTS } from "./steps.ts";
import type { TripPlan } from "./tripPlan.ts";
import { datesFrom, type Span, type TripDates } from "./tripDates.ts";
import { NO_TRIP_ANSWERS, type TripAnswers } from "./tripAnswers.ts";

function dates(typed: Partial<TripAnswers>): TripDates {
  const found = datesFrom({ ...NO_TRIP_ANSWERS, ...typed }, COUNTRY_RULES);
  if (!found) throw new Error("no dates");
  return found;
}

const iso = ({ firstDay, lastDay }: Span) => `${toIsoDate(firstDay)} ${toIsoDate(lastDay)}`;
const stepsOf = (typed: Partial<TripAnswers>) => dates(typed).steps.map((step) => `${step.id} ${iso(step)}`);
const staysOf = (typed: Partial<TripAnswers>) =>
  dates(typed).nightsAbroad.map(({ id, arrive, leave, length }) =>
    [id, iso(arrive), "to", iso(leave), length.join("–")].join(" "),
  );

describeInTimeZones("the dates of a trip", () => {
  // Clocks change in New York on 2026-03-08, in Prague on 2026-03-29 and at midnight in Cairo on 2026-04-24.
  it("own eggs, from cycle day 1, across the clocks of March", () => {
    expect(stepsOf(OWN)).toEqual([
      "plan 2026-03-20 2026-03-20",
      "injections 2026-03-21 2026-03-22",
      "first-scan 2026-03-26 2026-03-28",
      "next-scan 2026-03-28 2026-03-31",
      "trigger 2026-03-29 2026-04-04",
      "retrieval 2026-03-30 2026-04-06",
      "transfer 2026-04-01 2026-04-12",
      "test 2026-04-15 2026-04-26",
    ]);
  });

  it("a transfer that is agreed for the day which begins at one o'clock in Cairo", () => {
    expect(stepsOf({ treatment: "frozen-tablets", anchor: "transfer", transfer: "2026-04-24" })).toEqual([
      "period 2026-04-06 2026-04-12",
      "oestrogen 2026-04-07 2026-04-13",
      "lining-scan 2026-04-19 2026-04-21",
      "progesterone 2026-04-19 2026-04-21",
      "transfer 2026-04-24 2026-04-24",
      "test 2026-05-06 2026-05-06",
    ]);
  });

  it("donor eggs, back from the transfer, across the clocks of autumn", () => {
    expect(stepsOf({ treatment: "donor-eggs", transfer: "2026-11-05" })).toEqual([
      "visit-1 2026-10-16 2026-10-16",
      "oestrogen 2026-10-17 2026-10-21",
      "lining-scan 2026-10-26 2026-10-31",
      "progesterone 2026-10-31 2026-10-31",
      "transfer 2026-11-05 2026-11-05",
      "test 2026-11-17 2026-11-17",
    ]);
  });

  it("frozen embryos with tablets over 29 February, and in a natural cycle over New Year", () => {
    expect(stepsOf({ treatment: "frozen-tablets", dayOne: "2028-02-18" })).toEqual([
      "oestrogen 2028-02-19 2028-02-19",
      "lining-scan 2028-02-27 2028-03-02",
      "progesterone 2028-02-27 2028-03-02",
      "transfer 2028-03-01 2028-03-07",
      "test 2028-03-13 2028-03-19",
    ]);
    expect(stepsOf({ treatment: "frozen-natural", dayOne: "2026-12-20" })).toEqual([
      "lining-scan 2026-12-28 2026-12-31",
      "transfer 2027-01-03 2027-01-08",
      "test 2027-01-15 2027-01-20",
    ]);
  });

  it.each<[string, Partial<TripAnswers>, string]>([
    ["before 20:00 at Reprofit", { hourRule: "20" }, "2026-10-24"],
    [
      "after 20:00 at Reprofit, the night the clocks change",
      { hourRule: "20", isAfterNoon: true, isLate: true },
      "2026-10-25",
    ],
    [
      "after the hour that somebody was told",
      { hourRule: "18", isAfterNoon: true, isLate: true },
      "2026-10-25",
    ],
    ["before the clinic's hour", { hourRule: "18", isAfterNoon: true, isLate: false }, "2026-10-24"],
    [
      "after 12:00, from which hour the clinic counts the next day",
      { hourRule: "12", isAfterNoon: true },
      "2026-10-25",
    ],
    ["before noon, whatever the hour", { hourRule: "18", isLate: true }, "2026-10-24"],
    ["in the afternoon, where nobody told an hour", { isAfterNoon: true, isLate: true }, "2026-10-24"],
  ])("bleeding that begins %s", (_, typed, dayOne) => {
    const { cycleStartDay, isDayOneUnsure } = dates({ ...OWN, dayOne: "2026-10-24", ...typed });
    expect(toIsoDate(cycleStartDay)).toBe(dayOne);
    expect(isDayOneUnsure).toBe(typed.isAfterNoon === true && typed.hourRule === undefined);
  });

  it.each<[string, Partial<TripAnswers>]>([
    ["the clinic's hour is unknown", {}],
    ["nobody said whether it began by that hour", { hourRule: "14" }],
  ])("every last day is a day later while %s", (_, typed) => {
    const afternoon = { ...OWN, isAfterNoon: true, ...typed };
    // Except of what must be done by the earliest day 1.
    expect(stepsOf(afternoon).slice(0, 2)).toEqual([
      "plan 2026-03-20 2026-03-20",
      "injections 2026-03-21 2026-03-23",
    ]);
    expect(stepsOf(afternoon).slice(-3)).toEqual([
      "retrieval 2026-03-30 2026-04-07",
      "transfer 2026-04-01 2026-04-13",
      "test 2026-04-15 2026-04-27",
    ]);
    expect(staysOf(afternoon)).toEqual(["stay 2026-03-28 2026-04-05 to 2026-04-05 2026-04-13 8–9"]);
  });

  it("the stay for own eggs: shorter with scans at home, and with a second trip for the transfer", () => {
    const own = { ...OWN, dayOne: "2026-10-20" };
    expect(staysOf(own)).toEqual(["stay 2026-10-28 2026-11-04 to 2026-11-05 2026-11-12 8–9"]);
    expect(staysOf({ ...own, scans: "clinic" })).toEqual([
      "stay 2026-10-25 2026-10-26 to 2026-11-05 2026-11-12 13–18",
    ]);
    expect(staysOf({ ...own, isFrozen: true })).toEqual([
      "stay 2026-10-28 2026-11-04 to 2026-10-31 2026-11-07 3–4",
    ]);
    expect(staysOf({ ...own, isFrozen: true, scans: "clinic" })).toEqual([
      "stay 2026-10-25 2026-10-26 to 2026-10-31 2026-11-07 8–13",
    ]);
  });

  it("the stays for donor eggs and frozen embryos: two or three days, and a trip for a scan at the clinic", () => {
    expect(staysOf({ treatment: "frozen-natural", dayOne: "2026-12-20" })).toEqual([
      "stay 2027-01-02 2027-01-07 to 2027-01-03 2027-01-09 2–3",
    ]);
    expect(staysOf({ treatment: "donor-eggs", transfer: "2027-01-01", scans: "clinic" })).toEqual([
      "stay 2026-12-31 2026-12-31 to 2027-01-01 2027-01-02 2–3",
    ]);
    expect(staysOf({ treatment: "frozen-natural", dayOne: "2026-12-20", scans: "clinic" })).toEqual([
      "scan-stay 2026-12-27 2026-12-31 to 2026-12-28 2027-01-01 1–2",
      "stay 2027-01-02 2027-01-07 to 2027-01-03 2027-01-09 2–3",
    ]);
    const tablets = { treatment: "frozen-tablets", scans: "clinic" } as const;
    expect(staysOf({ ...tablets, dayOne: "2026-12-20" })).toEqual([
      "scan-stay 2026-12-28 2027-01-02 to 2026-12-29 2027-01-03 1–2",
      "stay 2026-12-31 2027-01-06 to 2027-01-01 2027-01-08 2–3",
    ]);
    expect(staysOf({ ...tablets, anchor: "transfer", transfer: "2026-12-20" })).toEqual([
      "scan-stay 2026-12-14 2026-12-17 to 2026-12-15 2026-12-18 1–2",
      "stay 2026-12-19 2026-12-19 to 2026-12-20 2026-12-21 2–3",
    ]);
  });

  it("every day lies as many calendar days from its anchor as its plan says, whatever the clocks do", () => {
    const plans = Object.entries(TREATMENTS).flatMap(([treatment, { plans: all }]) =>
      Object.entries(all).map(([anchor, plan]) => ({ treatment, anchor, plan: plan as TripPlan })),
    );
    const day = anyDate({ min: new Date("2015-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
    assert(
      property(day, constantFrom(...plans), (date, { treatment, anchor, plan }) => {
        const text = date.toISOString().slice(0, 10);
        const kept = {
          ...NO_TRIP_ANSWERS,
          treatment: treatment as Treatment,
          anchor,
          dayOne: text,
          transfer: text,
        };
        const steps = datesFrom(kept, COUNTRY_RULES)?.steps ?? [];
        const inUtc = (days: number) =>
          new Date(Date.parse(text) + days * 86_400_000).toISOString().slice(0, 10);
        expect(steps.map(iso)).toEqual(plan.steps.map(({ days }) => days.map(inUtc).join(" ")));
      }),
      { numRuns: 60 },
    );
  });
});

test("embryos that are frozen leave transfer and test to another plan", () => {
  expect(stepsOf({ ...OWN, isFrozen: true }).at(-1)).toMatch(/^retrieval/);
  expect(stepsOf({ treatment: "frozen-natural", dayOne: "2026-12-20", isFrozen: true }).at(-1)).toMatch(
    /^test/,
  );
});

const placesOf = (typed: Partial<TripAnswers>) =>
  Object.fromEntries(dates(typed).steps.map(({ id, place }) => [id, place]));

test("scans are where the answers put them; the trigger stays open", () => {
  expect(placesOf({ ...OWN, scans: "home" })).toMatchObject({
    "first-scan": "home",
    "next-scan": "home",
    trigger: "either",
  });
  expect(placesOf({ ...OWN, scans: "clinic" })).toMatchObject({
    "first-scan": "clinic",
    retrieval: "clinic",
    test: "home",
  });
  const donor = { treatment: "donor-eggs", transfer: "2026-11-05", scans: "clinic" } as const;
  expect(placesOf(donor)["lining-scan"]).toBe("home");
});

test("treatments count only from what they can: a natural cycle never from a transfer date", () => {
  const both = { dayOne: "2026-12-20", transfer: "2026-12-20" };
  const anchorOf = (treatment: Treatment) => dates({ treatment, anchor: "transfer", ...both }).cycleStart;
  expect(Object.keys(TREATMENTS).map((each) => anchorOf(each as Treatment))).toEqual([
    ...["day-1", "transfer", "transfer", "day-1"],
  ]);
});

test("a country that refuses the treatment says so, and only for that treatment", () => {
  expect(
    dates({ treatment: "donor-eggs", transfer: "2026-12-20", country: "germany" }).refusal?.rule.code,
  ).toBe("no");
  expect(dates({ ...OWN, country: "germany" }).refusal).toBeNull();
  expect(dates({ treatment: "donor-eggs", transfer: "2026-12-20", country: "spain" }).refusal).toBeNull();
  expect(dates({ ...OWN, country: "atlantis" })).toMatchObject({ country: null, documents: [] });
});

test("an hour counts only for the day of a period, and only after noon", () => {
  const late = { isAfterNoon: true, isLate: true, transfer: "2026-11-05" } as const;
  const donor = dates({ treatment: "donor-eggs", ...late, hourRule: "18" });
  expect(donor.cycleStartDay).toEqual(localDate("2026-11-05"));
  expect(dates({ treatment: "donor-eggs", ...late }).isDayOneUnsure).toBe(false);
  expect(dates(OWN).isDayOneUnsure).toBe(false);
});
