import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { published } from "../../../tests/support/publishedResults.ts";
import { averageOf, exactRate } from "./average.ts";
import { entriesOf } from "./entries.ts";
import { funnelShape, type FunnelShape } from "./funnelShape.ts";

const BRITISH = { country: "United Kingdom" };

/** Rates in percent by the number of embryos transferred, as the regulator prints them for 2023. */
const RATES = [
  [31, 1906],
  [25, 1260],
  [24, 648],
  [32, 1961],
  [29, 905],
  [20, 900],
] as const;

type Rates = readonly (readonly [number, number])[];

function drawn(about: (rate: number, n: number) => object, rates: Rates = RATES, percentage = 28) {
  const rows = rates.map(([rate, n], index) =>
    Object.assign(about(rate, n), { n, clinic_id: `clinic-${index}` }),
  );
  const clinics = rows.map(({ clinic_id: id }) => exampleClinic({ id, countries: [BRITISH.country] }));
  const results = published(...rows);
  const nationals = published({ ...BRITISH, clinic_id: null, percentage });
  const average = averageOf({ results, nationals }, clinics)!;
  const entries = entriesOf(clinics, results, average);
  return { entries, shape: funnelShape(entries, average) };
}

/** Whether a dot lies in the shade, whose path goes along its upper edge first and along its lower one back. */
function isShaded({ inner, x, y }: FunnelShape, n: number, rate: number): boolean {
  const points = [...inner.matchAll(/([\d.]+),(-?[\d.]+)/g)].map(
    ([, a, b]) => [Number(a), Number(b)] as const,
  );
  const turn = points.findIndex(([at], index) => index > 0 && (points[index + 1]?.[0] ?? 0) <= at) + 1;
  const [top, bottom] = [points.slice(0, turn), points.slice(turn).toReversed()].map((edge) =>
    heightAt(edge, x(n)),
  );
  return top! <= y(rate) && y(rate) <= bottom!;
}

function heightAt(edge: (readonly [number, number])[], x: number): number {
  const next = edge.findIndex(([at]) => at >= x);
  const [[x0, y0], [x1, y1]] = [edge[next - 1]!, edge[next]!];
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}

test("the axis begins at 0%, however small the smallest clinic and the average are", () => {
  const { shape } = drawn(
    () => ({ percentage: 9 }),
    [
      [9, 40],
      [8, 90],
    ],
    10,
  );
  expect(shape.yTicks[0]).toBe(0);
});

test.for([
  ["printed in whole percents", (percentage: number) => ({ percentage })],
  [
    "with the births",
    (rate: number, n: number) => {
      const successes = Math.round((rate * n) / 100);
      return { successes, percentage: Math.round((1000 * successes) / n) / 10 };
    },
  ],
] as const)("the funnel is drawn as the words say where a dot lies, for rates %s", ([, about]) => {
  const { entries, shape } = drawn(about);
  expect(new Set(entries.map(({ place }) => place === "within"))).toEqual(new Set([true, false]));
  for (const { result, place } of entries) {
    expect([result.percentage, isShaded(shape, result.basis.n!, exactRate(result))]).toEqual([
      result.percentage,
      place === "within",
    ]);
  }
});
