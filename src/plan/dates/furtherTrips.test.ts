import { expect, it, test } from "vitest";
import { EMPTY_ANSWERS, type TypedAnswers } from "@/law/answers.ts";
import { describeFurtherTrips } from "./furtherTrips.ts";
import { datesFrom } from "./tripDates.ts";

const DONOR_EGGS = { treatment: "donor-eggs", transfer: "2027-02-15" };
const OWN_EGGS = { treatment: "own-eggs", dayOne: "2027-02-01" };
const COUPLE: Partial<TypedAnswers> = { partner: "marriedCouple" };

function further(stored: object, answers: Partial<TypedAnswers> = COUPLE): string | null {
  const dates = datesFrom(stored, [], { ...EMPTY_ANSWERS, ...answers });
  if (!dates) throw new Error("no dates");
  return describeFurtherTrips(dates);
}

test("donor eggs: the day on which a partner must be there if the sperm must be fresh", () => {
  expect(further(DONOR_EGGS)).toBe(
    "If the clinic needs fresh sperm and not frozen, your partner must be there on Wed 10 Feb 2027 too.",
  );
});

it("calls nobody a partner as long as nobody said who would be treated", () => {
  expect(further(DONOR_EGGS, {})).toContain("whoever gives it must be there on Wed 10 Feb 2027 too.");
});

test.each([{ partner: "womanAlone" }, { partner: "twoWomen" }, { ...COUPLE, sperm: "donor" }] as const)(
  "%o: with a donor's sperm nobody has to travel for it",
  (answers) => {
    expect(further(DONOR_EGGS, answers)).toBeNull();
    expect(further(OWN_EGGS, answers)).toBeNull();
  },
);

test("own eggs: fresh sperm is needed during the stay; embryos that are all frozen need a later trip", () => {
  const sperm = "Fresh sperm is needed on the day of the retrieval, so your partner must be there as well.";
  expect(further(OWN_EGGS)).toBe(sperm);
  expect(further({ ...OWN_EGGS, isFrozen: true })).toBe(
    `The transfer comes later, on a trip of its own. ${sperm}`,
  );
});

test("frozen embryos: the scan is a trip of its own only at the clinic, and no sperm is needed", () => {
  const frozen = { treatment: "frozen-tablets", anchor: "transfer", transfer: "2027-02-15" };
  expect(further(frozen)).toBeNull();
  expect(further({ ...frozen, scans: "clinic" })).toBe(
    "The scan is a trip of its own, between Wed 10 Feb 2027 and Fri 12 Feb 2027.",
  );
});
