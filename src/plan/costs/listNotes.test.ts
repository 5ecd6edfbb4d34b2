import { expect, it } from "vitest";
import { NOTHING_TYPED } from "./costPlan.ts";
import { linesOf } from "./lines.ts";
import { listNotes } from "./listNotes.ts";
import { examplePrice } from "./testing.ts";

const plan = { ...NOTHING_TYPED, wishes: ["icsi" as const, "blastocyst" as const] };
const withDayFive = [examplePrice({ excludes: ["icsi"] }, 3995), examplePrice({ item: "blastocyst" }, 725)];
const withIcsi = [examplePrice({ includes: ["icsi"], excludes: ["drugs"] }, 5000)];
const linesWith = (some: typeof withIcsi) => linesOf(plan, some);

it("a list says what its sum counts besides the treatment, and what another list counts and it doesn't", () => {
  expect(listNotes(linesWith(withDayFive), [linesWith(withIcsi)], plan)).toEqual([
    "Counted besides the treatment: Growing embryos to day 5.",
    "Not counted here, but in another list: ICSI.",
  ]);
  expect(listNotes(linesWith(withIcsi), [linesWith(withDayFive)], plan)).toEqual([
    "Not counted here, but in another list: Growing embryos to day 5.",
  ]);
});

it("what no list counts is not held against any, and a list alone has nothing to be held against", () => {
  expect(listNotes(linesWith(withIcsi), [linesWith(withIcsi)], plan)).toEqual([]);
  expect(listNotes(linesWith(withDayFive), [], plan)).toEqual([
    "Counted besides the treatment: Growing embryos to day 5.",
  ]);
});

it("somebody's own numbers are counted, too", () => {
  const own = { ...plan, flight: "200" };
  expect(listNotes(linesOf(own, withIcsi), [], own)).toEqual(["Counted besides the treatment: Travel."]);
});
