import ICAL from "ical.js";
import { expect, it, test } from "vitest";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { describeInTimeZones } from "@/tools/due-date/testing.ts";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { tripCalendar } from "./tripCalendar.ts";
import { datesFrom } from "./tripDates.ts";
import { NO_TRIP_ANSWERS, type TripAnswers } from "./tripAnswers.ts";

const OWN: Partial<TripAnswers> = { treatment: "own-eggs", dayOne: "2026-10-20", country: "austria" };

function fileOf(typed: Partial<TripAnswers>, writtenAt: string) {
  const dates = datesFrom({ ...NO_TRIP_ANSWERS, ...typed }, COUNTRY_RULES);
  if (!dates) throw new Error("no dates");
  return tripCalendar(dates, new Date(writtenAt));
}

function parse(file: string) {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  return events.map((component) => new ICAL.Event(component));
}

/** Imports as programs do: by id, keeping the higher sequence. */
function importAll(...files: string[]) {
  const known = new Map<string, ICAL.Event>();
  for (const event of files.flatMap(parse)) {
    const before = known.get(event.uid);
    if (!before || event.sequence > before.sequence) known.set(event.uid, event);
  }
  return [...known.values()].map(
    ({ uid, startDate, endDate }) => `${uid.split("@")[0]} ${startDate.toString()} ${endDate.toString()}`,
  );
}

const TODAY = "2026-10-01T08:00:00Z";
const LATER = "2026-10-01T08:00:01Z";

describeInTimeZones("the calendar file of a trip", () => {
  it("holds the stay, the steps and the documents as whole days that end on the day after", () => {
    expect(importAll(fileOf(OWN, TODAY))).toEqual([
      "own-eggs-stay 2026-10-28 2026-11-13",
      "own-eggs-plan 2026-10-20 2026-10-21",
      "own-eggs-injections 2026-10-21 2026-10-23",
      "own-eggs-first-scan 2026-10-26 2026-10-29",
      "own-eggs-next-scan 2026-10-28 2026-11-01",
      "own-eggs-trigger 2026-10-29 2026-11-05",
      "own-eggs-retrieval 2026-10-30 2026-11-07",
      "own-eggs-transfer 2026-11-01 2026-11-13",
      "own-eggs-test 2026-11-15 2026-11-27",
      "own-eggs-austria-information-14-days 2026-10-07 2026-10-08",
    ]);
  });

  it("moves the events of a changed plan instead of doubling them, the same file again changes nothing", () => {
    const first = fileOf(OWN, TODAY);
    const moved = fileOf({ ...OWN, dayOne: "2026-10-23" }, LATER);
    expect(importAll(first, moved)).toEqual(importAll(moved));
    expect(importAll(first, moved)).not.toEqual(importAll(first));
    expect(importAll(first, fileOf(OWN, LATER), first)).toEqual(importAll(first));
    // An older file imported later undoes nothing.
    expect(importAll(moved, first)).toEqual(importAll(moved));
  });
});

test("with donor eggs it holds the day on which fresh sperm may be needed, and a donor's sperm needs none", () => {
  const stored = { ...NO_TRIP_ANSWERS, treatment: "donor-eggs", transfer: "2026-12-03" } as const;
  const eventsFor = (answers: Partial<TypedAnswers>) => {
    const dates = datesFrom(stored, [], { ...EMPTY_ANSWERS, ...answers });
    if (!dates) throw new Error("no dates");
    return parse(tripCalendar(dates, new Date(TODAY))).filter(({ uid }) => uid.includes("fresh-sperm"));
  };
  const [event, ...others] = eventsFor({ partner: "marriedCouple" });
  expect(others).toEqual([]);
  expect(event?.startDate.toString()).toBe("2026-11-28");
  expect(event?.description).toContain("your partner must be there on Sat 28 Nov 2026 too.");
  expect(eventsFor({ partner: "marriedCouple", sperm: "donor" })).toEqual([]);
});

const ids = (typed: Partial<TripAnswers>) => parse(fileOf(typed, TODAY)).map(({ uid }) => uid);

test("counting from the transfer keeps the ids of counting from the period", () => {
  const tablets = { treatment: "frozen-tablets", dayOne: "2026-10-20", transfer: "2026-11-05" } as const;
  const back = ids({ ...tablets, anchor: "transfer" });
  expect(back).toEqual(expect.arrayContaining(ids(tablets)));
  expect(new Set(back).size).toBe(back.length);
});

test("it names its part of the site, and each event says what is known and where that stands", () => {
  const file = fileOf(OWN, TODAY);
  expect(file).toContain("PRODID:-//European IVF Clinic Directory//When must I be there?//EN\r\n");
  const events = parse(file);
  const byName = (name: string) => events.find(({ summary }) => summary === name)?.description;
  expect(byName("Egg retrieval (one of these days)")).toMatch(
    /35 to 38 hours.*your clinic names the day.*https:/,
  );
  expect(byName("Doctor’s information by today")).toMatch(/at least 14 days.*§ 7.*https:/);
  expect(byName("Keep free: the stay for retrieval and transfer")).toMatch(
    /^8 to 9 days, so 7 to 8 nights\./,
  );
});

test("a document that may be signed from a day on is there until that day has come", () => {
  const czech = { ...OWN, dayOne: "2027-06-01", country: "czech-republic" };
  const names = (writtenAt: string) => parse(fileOf(czech, writtenAt)).map(({ summary }) => summary);
  expect(names(TODAY)).toContain("Request for treatment: may be signed from today");
  expect(names("2027-05-01T08:00:00Z").join()).not.toContain("Request for treatment");
});
