import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { clinicData } from "./structuredData.ts";

const clinic = exampleClinic({
  id: "reprofit",
  name: "Reprofit",
  locations: ["Brno"],
  countries: ["Czechia"],
  reviewScore: 4.7,
});

test("a clinic is described without a rating that nobody gave", () => {
  const json = JSON.stringify(clinicData(clinic, "https://x.example"));
  expect(json).toContain('"@type":"MedicalClinic"');
  expect(json).toContain("https://x.example/clinic/reprofit");
  expect(json).not.toMatch(/rating|review/i);
});

test("what is unknown is left out", () => {
  expect(JSON.stringify(clinicData(exampleClinic(), undefined))).not.toMatch(
    /null|undefined|address|foundingDate/,
  );
});
