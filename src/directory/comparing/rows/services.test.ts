import { expect, test } from "vitest";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { clinicServices } from "@/directory/clinics/clinicServices.ts";
import { unknownServices } from "@/directory/clinics/unknownServices.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { offerOf } from "@/directory/filtering/offers.ts";
import { exampleClinic } from "../../../../tests/support/exampleClinic.ts";
import { NO_FACTS, serviceRow } from "../../../../tests/support/exampleFacts.ts";
import { languageRows, treatmentRows } from "./services.ts";

const FACTS = factsFromJson(NO_FACTS, "2026-11-22")!;

test.for<[Partial<Clinic>, string, string]>([
  [{ countries: ["United Kingdom"] }, "en", "Because the clinic is in the United Kingdom."],
  [{ countries: ["Czechia"] }, "cs", "Because the clinic is in Czechia."],
  [{ specialties: ["Egg donation"] }, "egg_donation", "Because its listing names it."],
])("filter, comparison and clinic's page give one answer without a fact: %j", ([about, code, because]) => {
  const clinic = exampleClinic(about);
  expect(offerOf(clinic, code.replace("_", "-"))).toBe("yes");
  const rows = [...languageRows([clinic], [FACTS]), ...treatmentRows([clinic], [FACTS])];
  expect(rows.flatMap(({ cells }) => cells.map(({ figure, lines }) => [figure, ...lines]))).toContainEqual([
    "Yes",
    because,
  ]);
  const known = clinicServices(clinic, FACTS);
  expect(known.has(code)).toBe(true);
  expect(unknownServices(known)).not.toBe(unknownServices(new Map()));
});

test("a fact that denies it comes before listing and country", () => {
  const refused = { ...serviceRow, kind: "language", code: "en", is_offered: false };
  const facts = factsFromJson({ ...NO_FACTS, services: [refused] }, "2026-11-22")!;
  const clinic = exampleClinic({ countries: ["United Kingdom"] });
  expect(clinicServices(clinic, facts).get("en")).toMatchObject({ isOffered: false });
});
