import { expect, test } from "vitest";
import { TREATMENT_LETTERS } from "@/directory/facts/codes.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { readPriceNote } from "./noteCodes.ts";
import { TREATMENT_LETTERS as LETTERS_OF_PRICES, type PricedTreatment } from "./pricedTreatments.ts";
import { treatmentToPrice, withPricesOf } from "./treatmentPrice.ts";

const clinic = exampleClinic({ priceEuros: 2900, notes: { price: "cf2026-03-01it-d", success: "ls24c" } });
const bases = new Map([
  [clinic.id, { treatments: "Ec-2026=4100,ecf2026-03-01=6400.5,ic-2026=2900,zc-?2026-11-01=22000CZK" }],
]);
const priced = (treatment: PricedTreatment, some = clinic) => withPricesOf([some], treatment, bases)[0]!;

test("a treatment that is chosen alone decides the price; IVF, several and none leave it", () => {
  expect(treatmentToPrice(["egg-donation"])).toBe("egg-donation");
  for (const chosen of [[], ["ivf"], ["egg-donation", "icsi"], ["constructor"]])
    expect(treatmentToPrice(chosen)).toBeNull();
  const clinics = [clinic];
  expect(withPricesOf(clinics, null, bases)).toBe(clinics);
});

test("its published price takes the place of that of an IVF cycle, with the list it is from", () => {
  expect(priced("embryo-donation").priceEuros).toBe(4100);
  expect(priced("egg-donation")).toMatchObject({ notes: { price: "cf2026-03-01-=6400.5" } });
  expect(priced("icsi")).toMatchObject({ priceEuros: 2900, notes: { price: "c-2026i-=2900" } });
  const frozen = priced("frozen-transfer");
  expect(frozen).toMatchObject({ priceEuros: 900, priceOf: "frozen-transfer", usual: clinic });
  expect(frozen.notes.success).toBe("ls24c");
  expect(readPriceNote(priced("embryo-donation").notes.price ?? "")).toMatchObject({
    publisher: "c",
    day: "2026",
  });
});

test("a price that isn't published is none, neither of IVF nor a sample", () => {
  const freezing = priced("egg-freezing");
  expect([freezing.priceEuros, freezing.notes.price]).toEqual([null, undefined]);
  expect(priced("egg-donation", exampleClinic({ id: "sample", priceEuros: 2900 })).priceEuros).toBeNull();
});

test("the letters are those of the database's codes", () => {
  expect(LETTERS_OF_PRICES).toEqual({
    icsi: TREATMENT_LETTERS.icsi,
    "egg-donation": TREATMENT_LETTERS.egg_donation_cycle,
    "frozen-transfer": TREATMENT_LETTERS.frozen_transfer,
    "embryo-donation": TREATMENT_LETTERS.embryo_donation,
    "egg-freezing": TREATMENT_LETTERS.egg_freezing,
  });
});
