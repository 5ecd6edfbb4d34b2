import { expect, test } from "vitest";
import { clinicMap } from "./clinicMap.ts";

const reprofit = { id: "reprofit", name: "Reprofit" };

test("the two known pairs have a map with directions", () => {
  const prague = { id: "prague-fertility", name: "Prague Fertility Centre" };
  expect(clinicMap(reprofit, "Brno")?.embedUrl).toContain("Reprofit%2C%20Brno");
  expect(clinicMap(prague, "Prague")?.directionsUrl).toContain("destination=Prague%20Fertility%20Centre");
});

test("the same clinic in another city and other clinics have none", () => {
  expect(clinicMap(reprofit, "Prague")).toBeNull();
  expect(clinicMap({ id: "unica", name: "UNICA" }, "Brno")).toBeNull();
});
