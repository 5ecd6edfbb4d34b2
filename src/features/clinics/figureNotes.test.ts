import { expect, test } from "vitest";
import { exampleClinic, priceBasis, rateBasis, reviewsBasis } from "../../../tests/support/exampleClinic.ts";
import { DENOMINATORS, OUTCOMES } from "@/features/facts/codes.ts";
import { parseRate } from "@/features/facts/measure.ts";
import { figureLine, figureNote } from "./figureNotes.ts";

test("a published rate names what it counts, out of what, and when", () => {
  const basis = { success: rateBasis(), eggDonation: rateBasis().replaceAll("2023", "2024") };
  expect(figureLine({ basis }, "success")).toBe(
    "clinical pregnancies, per transfer, 2023–2024, the clinic’s own figure",
  );
  expect(figureLine({ basis }, "eggDonation")).toBe(
    "clinical pregnancies, per transfer, 2024, the clinic’s own figure",
  );
});

test("every outcome and every denominator has its words", () => {
  for (const outcome of OUTCOMES)
    for (const denominator of DENOMINATORS) {
      const whole = rateBasis({ denominator }).replace("clinical_pregnancy", outcome);
      // As the database cuts it.
      const cut = whole.replace(/^(.)[^/]*\/(.)[^/]*/, "$1/$2").replace("2023-01-01/2024-12-31", "2023/2024");
      const words = figureLine({ basis: { success: whole } }, "success");
      expect(words).toMatch(/^[a-z ]+, per [a-z ]+, 2023–2024, the clinic’s own figure$/);
      expect(figureLine({ basis: { success: cut } }, "success")).toBe(words);
      expect(parseRate(cut)).toEqual(parseRate(whole));
    }
});

test.for([
  ["register", "from a register"],
  ["clinic", "the clinic’s own figure"],
  ["press", "from the press"],
  ["third_party", "as read by others"],
])("what %s publishes says so", ([by = "", words]) => {
  for (const code of [by, by.charAt(0)]) {
    const basis = { success: rateBasis({ by: code }) };
    expect(figureNote({ basis }, "success")?.detail).toBe(`2023–2024, ${words}`);
  }
});

test.for([
  [priceBasis(), "with ICSI, list of 1 Jan 2026, as read by others"],
  [priceBasis({ includes: "c+ic+t", date: "2026" }), "with ICSI, list of 2026, as read by others"],
  [priceBasis({ includes: "transfer" }), "list of 1 Jan 2026, as read by others"],
  [
    priceBasis({ includes: "-", date: "-" }).replace("drugs", "drugs+icsi"),
    "without ICSI, checked on 13 Sep 2026, as read by others",
  ],
])("the price of %s is one %s", ([price = "", words]) => {
  expect(figureLine({ basis: { price } }, "price")).toBe(words);
});

test("reviews are counted, and their platform named", () => {
  const one = { reviews: reviewsBasis({ platform: "Doctors%2FPatients 100%25" }).replace("120", "1") };
  expect(figureLine({ basis: { reviews: reviewsBasis() } }, "reviews")).toBe("Google, 120 reviews");
  expect(figureLine({ basis: one }, "reviews")).toBe("Doctors/Patients 100%, 1 review");
});

test("a sample has no note", () => {
  expect(figureLine(exampleClinic({ priceEuros: 2600 }), "price")).toBeNull();
});

test("a line in words of another version says nothing and breaks nothing", () => {
  const basis = { price: "a line", success: "a line", reviews: "" };
  expect((["price", "success", "reviews"] as const).map((figure) => figureLine({ basis }, figure))).toEqual([
    "",
    "",
    "",
  ]);
});
