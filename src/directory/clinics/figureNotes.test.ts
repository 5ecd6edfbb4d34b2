import { expect, test } from "vitest";
import { exampleClinic, priceNote, rateNote, reviewsNote } from "../../../tests/support/exampleClinic.ts";
import { DENOMINATORS, OUTCOMES, VERDICTS } from "@/directory/facts/codes.ts";
import { certaintyLine, figureLine, figureNote } from "./figureNotes.ts";

test("a published rate names what it counts, out of what, and when", () => {
  const notes = { success: rateNote(), eggDonation: rateNote({ years: "2024" }) };
  expect(figureLine({ notes }, "success")).toBe(
    "clinical pregnancies, per transfer, all ages, 2023–2024, the clinic’s own figure",
  );
  expect(figureLine({ notes }, "eggDonation")).toBe(
    "clinical pregnancies, per transfer, all ages, 2024, the clinic’s own figure",
  );
});

test("every outcome and denominator has its own wording, read from its first letters alone", () => {
  const words = OUTCOMES.flatMap((outcome) =>
    DENOMINATORS.map((denominator) => {
      const success = `${outcome.charAt(0)}${denominator.charAt(0)}2024c`;
      return figureNote({ notes: { success } }, "success")?.what;
    }),
  );
  for (const what of words) expect(what).toMatch(/^[a-z ]+, per [a-z ]+, all ages$/);
  expect(new Set(words).size).toBe(OUTCOMES.length * DENOMINATORS.length);
});

test.for([
  ["35-37", "ages 35–37"],
  ["40-", "from age 40"],
  ["-34", "up to age 34"],
  ["41-41", "age 41"],
])("a rate of the age group %s says so", ([ages = "", words]) => {
  const what = figureNote({ notes: { success: rateNote({ ages }) } }, "success")?.what;
  expect(what).toBe(`clinical pregnancies, per transfer, ${words}`);
});

test.for([
  ["register", "from a register"],
  ["clinic", "the clinic’s own figure"],
  ["press", "from the press"],
  ["third_party", "as read by others"],
])("what %s publishes says so", ([by = "", words]) => {
  expect(figureNote({ notes: { success: rateNote({ by }) } }, "success")?.detail).toBe(`2023–2024, ${words}`);
});

test("every verdict has its own wording, read from its first letter alone", () => {
  const words = VERDICTS.map((verdict) =>
    certaintyLine({ notes: { success: rateNote({ certainty: `=${verdict.charAt(0)}` }) } }, "success"),
  );
  for (const said of words) expect(said).toMatch(/^publisher: [a-z ]+ average$/);
  expect(new Set(words).size).toBe(VERDICTS.length);
});

test("a rate of treatments long ago says that it is old", () => {
  const notes = { success: rateNote({ years: "2018", by: "register", old: "!" }) };
  expect(figureLine({ notes }, "success")).toBe(
    "clinical pregnancies, per transfer, all ages, 2018, an old result, from a register",
  );
});

test.for([
  ["=31-42b", "publisher: range 31–\u206042%, below the national average"],
  ["=31-42c", "publisher: range 31–\u206042%, consistent with the national average"],
  ["=31-42", "publisher: range 31–\u206042%"],
  ["=a", "publisher: above the national average"],
  ["", null],
] as const)("what its publisher says of how sure a rate is: %s", ([certainty, words]) => {
  for (const ages of ["", "-37"]) {
    const notes = { success: rateNote({ ages, certainty }) };
    expect(certaintyLine({ notes }, "success")).toBe(words);
    expect(figureNote({ notes }, "success")?.what).toMatch(/^clinical pregnancies/);
  }
});

test("our own interval comes before the verdict of a publisher without a range, and never beside donor eggs", () => {
  const rate = rateNote({ certainty: "=a" });
  const clinic = {
    notes: { success: rate, eggDonation: rate },
    ownInterval: "our 95% interval: 15–\u206026%",
  };
  expect(certaintyLine(clinic, "success")).toBe(
    "our 95% interval: 15–\u206026%, publisher: above the national average",
  );
  expect(certaintyLine(clinic, "eggDonation")).toBe("publisher: above the national average");
  expect(certaintyLine({ ...clinic, notes: { success: rateNote() } }, "success")).toBe(clinic.ownInterval);
});

test.for([
  [priceNote(), "with ICSI, list of 1 Jan 2026, as read by others"],
  [priceNote({ includes: "cit", day: "2026" }), "with ICSI, list of 1 Jan 2026, as read by others"],
  [priceNote({ includes: "t" }), "list of 1 Jan 2026, as read by others"],
  [
    priceNote({ includes: "", excludes: "di", day: "?2026-09-13" }),
    "without ICSI, checked on 13 Sep 2026, as read by others",
  ],
])("the price of %s is one %s", ([price = "", words]) => {
  expect(figureLine({ notes: { price } }, "price")).toBe(words);
});

test("a price in another currency says what was published", () => {
  expect(figureLine({ notes: { price: "c-2026-=4100.5GBP" } }, "price")).toBe(
    "published as £4,100.50, list of 1 Jan 2026, the clinic’s own figure",
  );
  expect(figureLine({ notes: { price: "c-2026-=6400" } }, "price")).toBe(
    "list of 1 Jan 2026, the clinic’s own figure",
  );
});

test("a score from few ratings says so", () => {
  expect(figureLine({ notes: { reviews: reviewsNote({ count: 7 }) } }, "reviews")).toBe(
    "Google, 7 ratings, very few",
  );
});

test("reviews are counted, and their platform named", () => {
  const one = { reviews: reviewsNote({ platform: "Doctors/Patients 100%", count: 1 }) };
  expect(figureLine({ notes: { reviews: reviewsNote() } }, "reviews")).toBe("Google, 120 ratings");
  expect(figureLine({ notes: one }, "reviews")).toBe("Doctors/Patients 100%, 1 rating, very few");
});

test("a sample has no note", () => {
  expect(figureLine(exampleClinic({ priceEuros: 2600 }), "price")).toBeNull();
});

test("a note in words of another version says nothing and breaks nothing", () => {
  const notes = { price: "a note", success: "a note", reviews: "" };
  expect((["price", "success", "reviews"] as const).map((figure) => figureLine({ notes }, figure))).toEqual([
    "",
    "",
    "",
  ]);
});
