import { render as renderPart, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import type { Visitor } from "@/directory/facts/visitorBand.ts";
import { exampleClinic, rateNote } from "../../../tests/support/exampleClinic.ts";
import { NO_FACTS, priceRow, resultRow } from "../../../tests/support/exampleFacts.ts";
import type { Clinic } from "./clinic.ts";
import { KeyFigures } from "./KeyFigures.tsx";

const NOBODY: { visitor: Visitor; donorEggs: boolean } = {
  visitor: { band: null, age: null },
  donorEggs: false,
};

function render(clinic: Clinic, json: object, visitor = NOBODY) {
  const facts = factsFromJson({ ...NO_FACTS, ...json }, "2026-11-22")!;
  renderPart(<KeyFigures clinic={clinic} facts={facts} {...visitor} currency="EUR" />);
}

const show = (price: object) => render(exampleClinic(), { prices: [{ ...priceRow, ...price }] });

test("a price at the top says whom it is for and that somebody else read it", () => {
  show({});
  expect(screen.getByText("for patients who pay themselves, read by a third party")).toBeVisible();
});

test("what the clinic itself asks of everyone needs no such line", () => {
  show({ patient_group: "everyone", published_by: "clinic" });
  expect(screen.queryByText(/^(for|read|the clinic)/)).toBeNull();
});

test.for([
  ["that of its list", { list_date: "2026-01-01" }, "list of 1 Jan 2026"],
  [
    "that of its check where its list has none",
    { list_date: null, checked_on: "2026-11-01" },
    "checked on 1 Nov 2026",
  ],
] as const)("a price at the top has a day: %s", ([, fields, day]) => {
  show(fields);
  expect(screen.getByText(day)).toBeVisible();
});

const REGISTERED = { range_from: 27, range_to: 40, verdict: "below" };

const rate = () => screen.getByText(/^Success rate, /).parentElement!;

/** Clinical pregnancies per transfer of all ages, as `rateNote()` has it. */
const rateOf = (year: string, fields: object = {}) => ({
  ...resultRow,
  ...{ id: year, period_from: `${year}-01-01`, period_to: `${year}-12-31` },
  ...{ outcome: "clinical_pregnancy", denominator: "transfer", age_from: null, age_to: null },
  ...{ percentage: 33, successes: 66, ...fields },
});

test.for([
  ["2018", "says beside itself that it is old", 1],
  ["2023", "says nothing of the kind, although the clinic has old ones too", 0],
] as const)("a rate of %s among the key figures %s", ([years, , count]) => {
  const clinic = exampleClinic({ successRate: 33, notes: { success: rateNote({ years }) } });
  render(clinic, { results: [rateOf("2018"), rateOf("2023")] });
  const figure = within(rate());
  expect(figure.queryAllByText("Old result: ask for a newer one")).toHaveLength(count);
});

test.for([
  [
    "its publisher's range and verdict",
    "=27-40b",
    REGISTERED,
    "The publisher's range: 27% to 40%Publisher: below the national average",
  ],
  ["our interval where its publisher gives none", "", {}, "Our 95% interval: 27% to 40%"],
  ["nothing more where nobody says of how many treatments", "", { n: null, successes: null }, ""],
] as const)("a rate among the key figures comes with %s", ([, code, fields, certainty]) => {
  const success = rateNote({ years: "2023", certainty: code });
  const clinic = exampleClinic({ successRate: 33, notes: { success } });
  render(clinic, { results: [rateOf("2018", { percentage: 40, successes: 80 }), rateOf("2023", fields)] });
  expect(rate().textContent).toBe(
    `Success rate, own eggs33%clinical pregnancies, per transfer, all ages, 2023, the clinic’s own figure${certainty}`,
  );
});

test.for([
  ["ct2018c", 1],
  ["ct2018c!", 1],
  ["ct2023c", 0],
] as const)("the note %s of an older version finds its rate, with what is known of it", ([success, old]) => {
  const clinic = exampleClinic({ successRate: 33, notes: { success } });
  render(clinic, { results: [rateOf("2018"), rateOf("2023")] });
  expect(within(rate()).queryAllByText("Old result: ask for a newer one")).toHaveLength(old);
  expect(rate()).toHaveTextContent("Our 95% interval: 27% to 40%");
});

test("no range stands beside a rate where the clinic has two that look the same", () => {
  const clinic = exampleClinic({ successRate: 33, notes: { success: rateNote({ years: "2023" }) } });
  const both = [rateOf("2023", { embryos: "fresh" }), rateOf("2023", { id: "b", embryos: "frozen", n: 60 })];
  render(clinic, { results: both });
  expect(rate()).not.toHaveTextContent("interval");
  expect(rate()).toHaveTextContent("33%");
});

test("of two that look the same the card's own range tells them apart", () => {
  const success = rateNote({ years: "2023", certainty: "=27-40b" });
  const others = { id: "b", range_from: 20, range_to: 48, verdict: "above" };
  render(exampleClinic({ successRate: 33, notes: { success } }), {
    results: [rateOf("2023", others), rateOf("2023", REGISTERED)],
  });
  expect(rate()).toHaveTextContent("The publisher's range: 27% to 40%Publisher: below the national average");
  expect(rate()).not.toHaveTextContent("48%");
});

const AT_40 = { ageFrom: 40, ageTo: 42 };
const CLINIC = exampleClinic({ successRate: 27, notes: { success: rateNote({ years: "2023" }) } });
const ALL_AGES = { ...resultRow, percentage: 27, age_from: null, age_to: null };

test("a rate among the key figures is that of the chosen age group", () => {
  const results = [ALL_AGES, { ...resultRow, id: "theirs", percentage: 11, age_from: 40, age_to: 42 }];
  render(CLINIC, { results }, { visitor: { band: AT_40, age: null }, donorEggs: false });
  expect(rate()).toHaveTextContent(
    /^Success rate, own eggs11%live births, per started cycle, ages 40–42, 2023/,
  );
});

test("a rate among the key figures says so where it isn't for the chosen age group", () => {
  render(CLINIC, { results: [ALL_AGES] }, { visitor: { band: AT_40, age: null }, donorEggs: false });
  expect(rate()).toHaveTextContent(/^Success rate, own eggs27%.*, not for your age group$/);
});

const BOTH = exampleClinic({
  successRate: 27,
  eggDonationSuccessRate: 55,
  notes: { success: rateNote({ years: "2023" }), eggDonation: rateNote({ years: "2018", old: "!" }) },
});
const DONORS_IN_2018 = [rateOf("2018", { eggs: "donor", percentage: 55, successes: 110 })];
const DONOR = { visitor: { band: AT_40, age: null }, donorEggs: true };

test("somebody with a donor's eggs reads the rate with them, whatever her age, and how old it is", () => {
  render(BOTH, { results: [ALL_AGES, ...DONORS_IN_2018] }, DONOR);
  expect(rate()).toHaveTextContent(/^Success rate, egg donation55%Old result: ask for a newer one.*2018/);
  expect(rate()).not.toHaveTextContent("age group");
});

test("no rate with own eggs answers somebody with a donor's", () => {
  render(CLINIC, { results: [ALL_AGES] }, DONOR);
  expect(rate()).toHaveTextContent(/^Success rate, egg donationNot published$/);
});

test("a clinic that publishes a rate with donor eggs alone shows that one, by its name", () => {
  render({ ...BOTH, successRate: null }, { results: DONORS_IN_2018 });
  expect(rate()).toHaveTextContent(/^Success rate, egg donation55%/);
});

test("a sample of a rate is none, with whatever eggs", () => {
  render(exampleClinic({ successRate: 65, eggDonationSuccessRate: 74 }), {});
  expect(rate()).toHaveTextContent(/^Success rate, own eggsNot published$/);
});
