import * as fc from "../../../tests/support/properties.ts";
import { expect, test } from "vitest";
import { pooledRate, successesOf } from "./pooledRate.ts";

const clinic = fc
  .integer({ min: 1, max: 2000 })
  .chain((n) => fc.integer({ min: 0, max: n }).map((successes) => ({ n, successes })));

const rounded = ({ n, successes }: { n: number; successes: number }) => ({
  n,
  percentage: Number(((100 * successes) / n).toFixed(2)),
  successes: null,
});

test("a percentage with two decimals gives back its count", () => {
  fc.assert(
    fc.property(clinic, (one) => {
      expect(successesOf(rounded(one).percentage, one.n)).toBe(one.successes);
    }),
  );
});

test("together they have all successes of all treatments", () => {
  fc.assert(
    fc.property(fc.array(clinic, { minLength: 1 }), (clinics) => {
      const [births, n] = [
        clinics.reduce((sum, { successes }) => sum + successes, 0),
        clinics.reduce((sum, each) => sum + each.n, 0),
      ];
      expect(pooledRate(clinics.map(rounded))).toEqual({ percentage: (100 * births) / n, n });
    }),
  );
});

test("a large clinic weighs more than a small one, and one without a number of treatments weighs nothing", () => {
  const rates = [
    { percentage: 20, n: 900, successes: null },
    { percentage: 40, n: 100, successes: null },
  ];
  expect(pooledRate(rates)).toEqual({ percentage: 22, n: 1000 });
  expect(pooledRate([...rates, { percentage: 99, n: null, successes: null }])).toEqual({
    percentage: 22,
    n: 1000,
  });
  expect(pooledRate([{ percentage: 99, n: null, successes: null }])).toBeNull();
});

test("births without a number of treatments don't count", () => {
  const rates = [
    { percentage: 20, n: 1000, successes: 200 },
    { percentage: 50, n: null, successes: 70 },
  ];
  expect(pooledRate(rates)).toEqual({ percentage: 20, n: 1000 });
});

test("the successes that a clinic published count, not those of its rounded percentage", () => {
  const rates = [
    { percentage: 33, n: 1000, successes: 334 },
    { percentage: 20, n: 1000, successes: null },
  ];
  expect(pooledRate(rates)).toEqual({ percentage: 26.7, n: 2000 });
});
