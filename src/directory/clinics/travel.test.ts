import { expect, test } from "vitest";
import { airportTransfer } from "./travel.ts";

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

test("no times are made up for other cities", () => {
  expect([airportTransfer("Zlín"), airportTransfer(undefined)]).toEqual([null, null]);
});
