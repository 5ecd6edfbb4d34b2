import { expect, test } from "vitest";
import { NOTHING_TYPED } from "./costPlan.ts";
import { formatCost } from "./formatCost.ts";
import { linesOf } from "./lines.ts";
import { examplePrice } from "./testing.ts";

test("an amount that several prices share is listed once, and others beside it", () => {
  const prices = [examplePrice({}, 3200), examplePrice({ group: "foreign" }, 3200), examplePrice({}, 4000)];
  const cycle = linesOf(NOTHING_TYPED, prices).find(({ code }) => code === "cycle")!;
  expect(formatCost(cycle, "EUR").map(({ listed }) => listed)).toEqual(["€3,200", "€4,000"]);
});
