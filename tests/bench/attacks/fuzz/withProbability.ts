import * as fc from "fast-check";

export function withProbability<T>(arbitrary: fc.Arbitrary<T>, probability: number): fc.Arbitrary<T | null> {
  const weight = Math.round(probability * 100);
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 100 - weight, arbitrary: fc.constant(null) },
    { weight, arbitrary },
  );
}
