import { expect, test } from "vitest";
import { wilsonInterval } from "@/directory/facts/interval.ts";
import { EXAMPLE_CLINICS } from "./exampleClinics.ts";

test("two clinics have the same rate, the third a better one, and its band overlaps with theirs as the page says", () => {
  const [small, large, other] = EXAMPLE_CLINICS.map(({ births, treatments }) => {
    const rate = (100 * births) / treatments;
    return { rate, band: wilsonInterval(rate, treatments) };
  });
  if (!small || !large || !other) return expect.unreachable();
  expect(small.rate).toBe(large.rate);
  expect(other.rate).toBeGreaterThan(small.rate);
  for (const { band } of [small, large]) expect(other.band.lowest).toBeLessThan(band.highest);
  const width = ({ band }: typeof small) => band.highest - band.lowest;
  expect(width(small)).toBeGreaterThan(4 * width(large));
});
