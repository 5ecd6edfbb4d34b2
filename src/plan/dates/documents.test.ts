import { expect, it, test } from "vitest";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { describeInTimeZones, localDate } from "@/tools/due-date/testing.ts";
import { toIsoDate } from "@/ui/calendarDate.ts";
import { documentsFor, earliestSigned } from "./documents.ts";
import { COUNTRY_RULES } from "../../../tests/support/seededLaw.ts";
import { datesFrom } from "./tripDates.ts";
import { NO_TRIP_ANSWERS, type TripAnswers } from "./tripAnswers.ts";

function documentCodes(typed: Partial<TripAnswers>) {
  return (datesFrom({ ...NO_TRIP_ANSWERS, ...typed }, COUNTRY_RULES)?.documents ?? []).map(
    ({ id, due, undated }) =>
      due ? `${id} ${due.kind} ${toIsoDate(due.day)}` : `${id}${undated ? " (another trip)" : ""}`,
  );
}

const own = (country: string, dayOne = "2026-10-20") =>
  ({ treatment: "own-eggs", dayOne, country }) satisfies Partial<TripAnswers>;
const donor = (country: string, transfer = "2026-11-30") =>
  ({ treatment: "donor-eggs", transfer, country }) satisfies Partial<TripAnswers>;

describeInTimeZones("documents with their days", () => {
  it("Austria: information 14 days before treatment can begin, consent at most two years old at the transfer", () => {
    expect(documentCodes(own("austria"))).toEqual([
      "consent-2-years from 2024-11-12",
      "information-14-days by 2026-10-07",
      "other-treatment-first",
      "notary-unmarried-or-donor",
    ]);
  });

  it("Czechia: a request at most six months old at the latest transfer", () => {
    expect(documentCodes(own("czech-republic"))).toEqual([
      "request-6-months from 2026-05-12",
      "medical-reasons",
      "consent-each-time",
    ]);
  });

  it("Poland: twelve months of other treatment, and a declaration at most 14 months old", () => {
    expect(documentCodes(own("poland"))).toEqual([
      "paternity-14-months from 2025-09-12",
      "12-months-tried by 2025-10-21",
      "partner-consents",
      "joint-statement-unmarriedCouple",
    ]);
  });

  it("Belgium: the letter for donor cells two months before treatment can begin", () => {
    expect(documentCodes(donor("belgium"))).toEqual([
      "donor-request by 2026-09-11",
      "written-agreement",
      "may-refuse",
    ]);
  });
});

test("Belgium without donor eggs names no day for the letter, which only donor sperm would need", () => {
  expect(documentCodes(own("belgium"))).toEqual(["written-agreement", "may-refuse", "donor-request"]);
});

test("Greece: the notary, and the permit over 50", () => {
  expect(documentCodes(own("greece"))).toEqual([
    "virus-tests",
    "notarial-unmarriedCouple",
    "notarial-womanAlone",
    "until-54-ageOwnEggs",
  ]);
});

test.each([
  ["49", false],
  ["50", true],
])("Greece: the permit over 50 is needed on the day after the birthday, at %s: %s", (age, isNeeded) => {
  const trip: TripAnswers = { ...NO_TRIP_ANSWERS, ...own("greece") };
  const documents = datesFrom(trip, COUNTRY_RULES, { ...EMPTY_ANSWERS, age })?.documents ?? [];
  expect(documents.some(({ id }) => id === "until-54-ageOwnEggs")).toBe(isNeeded);
});

test("Greece: two women read of the deed with which clinics treat one of them", () => {
  const answers: TypedAnswers = { ...EMPTY_ANSWERS, age: "36", partner: "twoWomen" };
  const trip: TripAnswers = { ...NO_TRIP_ANSWERS, ...own("greece") };
  const documents = datesFrom(trip, COUNTRY_RULES, answers)?.documents ?? [];
  const deed = documents.find(({ name }) => name === "Consent before a notary");
  expect(deed?.sentence).toMatch(/with a notary’s deed\. If you are married to each other, ask first\.$/);
});

test("what counts at the transfer has no day while the transfer is another trip", () => {
  expect(documentCodes({ ...own("austria"), isFrozen: true })).toEqual([
    "information-14-days by 2026-10-07",
    "other-treatment-first",
    "notary-unmarried-or-donor",
    "consent-2-years (another trip)",
  ]);
});

test("a donated embryo has no steps here, so neither has its notary in France", () => {
  expect(documentCodes(own("france"))).toEqual(["separation-ends"]);
});

test.each([
  // On 31 August, what was signed on 28 February is six months and three days old.
  ["2026-08-31", 6, "2026-03-01"],
  ["2026-08-28", 6, "2026-02-28"],
  ["2028-08-29", 6, "2028-02-29"],
  ["2028-02-29", 24, "2026-03-01"],
  ["2027-12-31", 14, "2026-10-31"],
  ["2027-04-30", 14, "2026-03-01"],
  ["2026-11-12", 6, "2026-05-12"],
])("for %s, what may be %i months old is signed on %s at the earliest", (on, months, signed) => {
  expect(toIsoDate(earliestSigned(localDate(on), months))).toBe(signed);
});

test("a married couple with embryos of their own has no declaration to make and no deadline that has passed", () => {
  const stored: TripAnswers = {
    ...{ ...NO_TRIP_ANSWERS, treatment: "frozen-tablets", country: "poland" },
    ...{ anchor: "transfer", transfer: "2026-12-02" },
  };
  const couple = { age: "36", partner: "marriedCouple" } as const;
  const documents = datesFrom(stored, COUNTRY_RULES, { ...EMPTY_ANSWERS, ...couple })?.documents ?? [];
  expect(documents.map(({ id, due, undated }) => [id, due, undated])).toEqual([
    ["12-months-tried", null, "It was due before the embryos were made."],
    ["partner-consents", null, null],
  ]);
});

test.each<[TypedAnswers["partner"], string[]]>([
  ["unmarriedCouple", ["partner-consents", "joint-statement-unmarriedCouple"]],
  ["marriedCouple", ["partner-consents"]],
])("Poland: %s consents in writing, and only who isn't married makes a joint statement", (partner, ids) => {
  const trip = { ...NO_TRIP_ANSWERS, ...own("poland") };
  const dates = datesFrom(trip, COUNTRY_RULES, { ...EMPTY_ANSWERS, age: "36", partner });
  expect(dates?.documents.map(({ id }) => id)).toEqual(["12-months-tried", ...ids]);
});

test.each<Partial<TypedAnswers>>([
  { age: "36", partner: "womanAlone", sperm: "donor" },
  { age: "36", partner: "marriedCouple", eggs: "donor" },
  { age: "36", partner: "marriedCouple", sperm: "donor" },
])("Belgium's letter for donor cells is over once the embryos are frozen: %o", (answers) => {
  const stored: TripAnswers = {
    ...{ ...NO_TRIP_ANSWERS, treatment: "frozen-tablets", country: "belgium" },
    ...{ anchor: "transfer", transfer: "2026-12-02" },
  };
  const documents = datesFrom(stored, COUNTRY_RULES, { ...EMPTY_ANSWERS, ...answers })?.documents ?? [];
  expect(documents.find(({ id }) => id === "donor-request")).toMatchObject({
    ...{ due: null, undated: "It was due before the embryos were made." },
  });
});

test("of a frozen embryo only what came before it is over; the rest keeps its days", () => {
  const tablets = { treatment: "frozen-tablets", dayOne: "2026-10-20", country: "austria" } as const;
  expect(documentCodes(tablets)).toEqual([
    "consent-2-years from 2024-11-07",
    "information-14-days by 2026-10-07",
    "other-treatment-first",
    "notary-unmarried-or-donor",
  ]);
});

test("a rule that we don't know is no document", () => {
  const greece = COUNTRY_RULES.find(({ slug }) => slug === "greece")!;
  const unknown = { ...greece, rules: { ...greece.rules, womanAlone: null, ageOwnEggs: null } };
  const times = { start: localDate("2026-10-20"), lastTransfer: null };
  expect(documentsFor(unknown, "own-eggs", times).map(({ id }) => id)).toEqual([
    "virus-tests",
    "notarial-unmarriedCouple",
  ]);
});

test("a scan that decides when progesterone starts never comes after it", () => {
  const steps = datesFrom({ ...NO_TRIP_ANSWERS, ...donor("czech-republic") }, COUNTRY_RULES)?.steps ?? [];
  const scan = steps.find(({ id }) => id === "lining-scan");
  const progesterone = steps.find(({ id }) => id === "progesterone");
  expect(scan?.lastDay.getTime()).toBeLessThanOrEqual(progesterone?.firstDay.getTime() ?? 0);
});
