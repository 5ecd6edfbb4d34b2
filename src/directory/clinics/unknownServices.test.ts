import { expect, test } from "vitest";
import { knownServices, type KnownService } from "@/directory/facts/services.ts";
import { NO_FACTS, serviceRow } from "../../../tests/support/exampleFacts.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { unknownServices } from "./unknownServices.ts";

function known(services: object[]): Map<string, KnownService> {
  const facts = factsFromJson({ ...NO_FACTS, services: services as never }, "2026-11-22");
  return facts ? knownServices(facts) : new Map();
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
