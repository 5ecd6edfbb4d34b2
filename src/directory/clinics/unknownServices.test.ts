import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { NO_FACTS, serviceRow } from "../../../tests/support/exampleFacts.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import type { Clinic } from "./clinic.ts";
import { clinicServices, type ClinicService } from "./clinicServices.ts";
import { unknownServices } from "./unknownServices.ts";

function known(services: object[], about: Partial<Clinic> = {}): Map<string, ClinicService> {
  const facts = factsFromJson({ ...NO_FACTS, services: services as never }, "2026-11-22");
  return facts ? clinicServices(exampleClinic(about), facts) : new Map();
}

test("what nobody says of treatments and languages is one line", () => {
  expect(unknownServices(known([]))).toBe(
    "Not known: which treatments it offers and which languages its staff speak. Ask the clinic.",
  );
});

test("it names the treatments of which nothing is known", () => {
  const german = { ...serviceRow, id: "german", kind: "language", code: "de" };
  expect(unknownServices(known([german, serviceRow]))).toBe(
    "Not known: whether it offers IVF, ICSI, embryo donation, donor sperm, frozen embryo transfer, egg freezing or genetic tests of embryos (PGT) and whether its staff speak other languages. Ask the clinic.",
  );
});

test("the language of its country is no blank", () => {
  expect(unknownServices(known([], { countries: ["United Kingdom"] }))).toBe(
    "Not known: which treatments it offers and whether its staff speak other languages. Ask the clinic.",
  );
});
