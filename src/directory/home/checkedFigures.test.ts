import { expect, test } from "vitest";
import { priceBasis, rateBasis, reviewsBasis } from "../../../tests/support/exampleClinic.ts";
import { checkedFigures } from "./checkedFigures.ts";

const sample = { id: "sample", basis: {} };
const sourced = (checkedOn: string) => ({
  id: checkedOn,
  basis: { price: priceBasis().replace(/[\d-]+$/, checkedOn) },
});

test("samples are no checked figures", () => {
  expect(checkedFigures([sample, sample])).toEqual({ clinics: 2, sourced: 0, lastCheckedOn: null });
});

test("what a clinic offers is no figure, and a price list's own date no check", () => {
  const offers = { id: "offers", basis: { services: "ve/en" } };
  const priced = { id: "priced", basis: { treatments: "ec2027-01-01=1700" } };
  expect(checkedFigures([offers, priced])).toEqual({ clinics: 2, sourced: 1, lastCheckedOn: null });
});

test("the last check is the latest of those with a source, and a clinic with two counts once", () => {
  const two = { id: "two", basis: { price: priceBasis(), success: rateBasis() } };
  const clinics = [sourced("2026-03-05"), sample, sourced("2026-10-01")];
  expect(checkedFigures(clinics)).toEqual({ clinics: 3, sourced: 2, lastCheckedOn: "2026-10-01" });
  expect(checkedFigures([...clinics, two])).toEqual({ clinics: 4, sourced: 3, lastCheckedOn: "2026-11-22" });
});

test("every kind of figure names the day of its check, a judged rate too", () => {
  for (const line of [priceBasis(), rateBasis(), `${rateBasis()}/29-36/a`, reviewsBasis()]) {
    const { lastCheckedOn } = checkedFigures([{ id: "one", basis: { price: line } }]);
    expect(lastCheckedOn).toMatch(/^2026-\d\d-\d\d$/);
  }
});
