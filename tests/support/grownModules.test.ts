import { expect, test } from "vitest";
import { describeGrowth, readLastSizes } from "./grownModules.ts";

test("a budget that fails names the module that grew", () => {
  const sizes = readLastSizes();
  const smaller = { ...sizes, "react-dom": (sizes["react-dom"] ?? 0) - 5_000 };
  expect(describeGrowth(smaller, sizes)).toBe("+5000 bytes react-dom");
  expect(describeGrowth(sizes, sizes)).toContain("No module grew");
});
