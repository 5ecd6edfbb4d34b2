import { expect, test } from "vitest";
import { CLINICS_TO_REFUSE, GOOD_CLINIC } from "../../../tests/support/adminCases.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { clinicAsTyped } from "./clinicAsTyped.ts";
import { EMPTY_CLINIC, formFromClinic, type ClinicForm } from "./clinicForm.ts";
import { clinicSchema } from "./clinicSchema.ts";

type Row = typeof GOOD_CLINIC;

function typed(row: Row): ClinicForm {
  const texts = Object.entries(row).map(([column, value]) => [
    column === "hero_logo_url" ? "heroLogoUrl" : column,
    Array.isArray(value) ? value.join("\n") : String(value ?? ""),
  ]);
  return { ...EMPTY_CLINIC, ...Object.fromEntries(texts) };
}

test.for(CLINICS_TO_REFUSE)("the form refuses %s, with a message at the field", ([, change]) => {
  const { success, error } = clinicSchema.safeParse(typed({ ...GOOD_CLINIC, ...change }));
  expect(success).toBe(false);
  const fields = Object.keys(typed(change)).filter(
    (field) => change[field] !== undefined || field === "heroLogoUrl",
  );
  for (const { path, message } of error?.issues ?? []) {
    expect(fields).toContain(path[0]);
    expect(message).toMatch(/\S/);
  }
});

test("a clinic that nobody changes is stored as it was", () => {
  const clinic = exampleClinic({
    ...{ countries: ["Czechia"], locations: ["Brno", "Zlín"], website: "https://clinic.example/" },
    ...{ established: 1999, fixedPrices: { "IVF: with ICSI": 2900, "Egg Freezing": 49.5 } },
  });
  const { id, name, countries, locations, website, languages, specialties } = clinic;
  const { established, fixedPrices, heroLogoUrl } = clinic;
  expect(clinicSchema.parse(formFromClinic(clinic))).toEqual({
    ...{ id, name, countries, locations, website, languages, specialties },
    ...{ established, fixedPrices, heroLogoUrl },
  });
});

test("lines are trimmed; empty and repeated ones are left out", () => {
  const form = { ...typed(GOOD_CLINIC), locations: "\n Brno \n\nZlín\nBrno\n\u200b\n" };
  expect(clinicSchema.parse(form).locations).toEqual(["Brno", "Zlín"]);
});

test.for([
  ["no price", "IVF with ICSI", "Write each line as"],
  ["a price in words", "IVF: a lot", "IVF: Enter a number"],
  ["a negative price", "IVF: -1", "below zero"],
  ["a price beyond all reason", "IVF: 1000001", "At most"],
  ["a price that is 2900 on the Continent", "IVF: 2.900", "IVF: Write 2900, or 2.90"],
  ["a treatment twice", "IVF: 1\nIVF: 2", "there twice"],
  ["10 MB", "IVF: 1\n".repeat(1_500_000), "too long"],
])("a price list with %s is refused with a message", ([, fixedPrices = "", words = ""]) => {
  const { error } = clinicSchema.safeParse({ ...typed(GOOD_CLINIC), fixedPrices });
  expect(error?.issues[0]?.message).toContain(words);
});

test("10 MB in every field are refused at once", () => {
  const giant = "x".repeat(10_000_000);
  const form = Object.fromEntries(Object.keys(EMPTY_CLINIC).map((field) => [field, giant]));
  expect(clinicSchema.safeParse(form).success).toBe(false);
});

test("the preview shows what is typed, and what is stored where that could not be saved", () => {
  const stored = exampleClinic({ website: "https://clinic.example/" });
  const form = {
    ...formFromClinic(stored),
    name: "New name",
    website: "javascript:alert(1)",
    established: "20",
  };
  expect(clinicAsTyped(stored, form)).toEqual({ ...stored, name: "New name" });
});
