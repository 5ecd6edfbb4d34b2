import { expect, test } from "vitest";
import { airportTransfer, clinicMap } from "./travel.ts";

test.for([
  ["Prague", "PRG", 30, 45],
  ["Brno", "BRQ", 15, 25],
  ["Warsaw", "WAW", 45, 60],
  ["Kraków", "KRK", 20, 35],
] as const)(
  "%s is reached from %s in %i minutes by taxi and %i by public transport",
  ([city, ...expected]) => {
    const transfer = airportTransfer(city);
    expect([transfer?.airport, transfer?.taxiMinutes, transfer?.publicTransportMinutes]).toEqual(expected);
  },
);

test("nothing is made up about other cities", () => {
  expect([airportTransfer("Zlín"), airportTransfer(undefined)]).toEqual([null, null]);
});

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
