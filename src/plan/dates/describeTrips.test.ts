import { expect, it, test } from "vitest";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { describeTrips } from "./describeTrips.ts";
import { datesFrom } from "./tripDates.ts";

const DONOR_EGGS = { treatment: "donor-eggs", transfer: "2027-02-15" };
const OWN_EGGS = { treatment: "own-eggs", dayOne: "2027-02-01" };
const COUPLE: Partial<TypedAnswers> = { partner: "marriedCouple" };

function trips(stored: object, answers: Partial<TypedAnswers> = COUPLE): string | null {
  const dates = datesFrom(stored, [], { ...EMPTY_ANSWERS, ...answers });
  return dates && describeTrips(dates);
}

test("donor eggs: both trips with their reasons, and the day on which fresh sperm would be needed", () => {
  expect(trips(DONOR_EGGS)).toBe(
    "Be ready for two trips: a first visit by Tue 26 Jan 2027 for tests, consents and freezing sperm, and 2 to 3 days at the clinic between Sun 14 Feb 2027 and Tue 16 Feb 2027 for the transfer. If the clinic needs fresh sperm, your partner must be there on Wed 10 Feb 2027 too.",
  );
});

it("calls nobody a partner as long as nobody said who would be treated", () => {
  expect(trips(DONOR_EGGS, {})).toContain("whoever gives it must be there on Wed 10 Feb 2027 too.");
});

test.each([{ partner: "womanAlone" }, { partner: "twoWomen" }, { ...COUPLE, sperm: "donor" }] as const)(
  "%o: with a donor's sperm nobody has to travel for it",
  (answers) => {
    expect(trips(DONOR_EGGS, answers)).toMatch(/for tests and consents, and .* for the transfer\.$/);
    expect(trips(OWN_EGGS, answers)).toMatch(/for the retrieval and the transfer\.$/);
  },
);

test("own eggs: one trip, on which fresh sperm is needed; embryos that are all frozen need a later one", () => {
  expect(trips(OWN_EGGS)).toMatch(
    /^Be ready to be at the clinic for 8 to 9 days .* for the retrieval and the transfer\. Fresh sperm is needed on the day of the retrieval, so your partner must be there as well\.$/,
  );
  expect(trips({ ...OWN_EGGS, isFrozen: true })).toMatch(
    /for the retrieval\. The transfer comes later, on a trip of its own\. Fresh sperm/,
  );
});

test("frozen embryos: the scan is a trip of its own only at the clinic, and no sperm is needed", () => {
  const frozen = { treatment: "frozen-tablets", anchor: "transfer", transfer: "2027-02-15" };
  expect(trips(frozen)).toBe(
    "Be ready to be at the clinic for 2 to 3 days between Sun 14 Feb 2027 and Tue 16 Feb 2027 for the transfer.",
  );
  expect(trips({ ...frozen, scans: "clinic" })).toMatch(
    /^Be ready for two trips: one for the scan between Wed 10 Feb 2027 and Fri 12 Feb 2027, and 2 to 3 days .* for the transfer\.$/,
  );
});
