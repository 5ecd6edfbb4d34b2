import { expect, test } from "vitest";
import { metaDescriptionHint } from "./SearchAndSharing.tsx";

test.for<[number, string]>([
  [0, "150-160 characters recommended"],
  [149, "150-160 characters recommended: 1 more"],
  [150, "150-160 characters recommended: just right"],
  [160, "150-160 characters recommended: just right"],
  [163, "150-160 characters recommended: 3 too many"],
])("%i characters: %s", ([length, hint]) => {
  expect(metaDescriptionHint("x".repeat(length))).toBe(hint);
});
