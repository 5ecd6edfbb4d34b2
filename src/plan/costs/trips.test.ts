import { expect, it } from "vitest";
import { NOTHING_TYPED, type CostPlan } from "./costPlan.ts";
import { hasLaterTrip, journeysOf, tripsOf } from "./trips.ts";

const plan = (some: Partial<CostPlan>): CostPlan => ({ ...NOTHING_TYPED, ...some });

it.each<[string, Partial<CostPlan>, number]>([
  ["own eggs", {}, 1],
  ["own eggs, embryos tested", { wishes: ["pgt"] }, 2],
  ["a frozen transfer of embryos that were tested", { treatment: "frozen-tablets", wishes: ["pgt"] }, 1],
  ["donor eggs", { treatment: "donor-eggs" }, 2],
  ["donor eggs, embryos tested", { treatment: "donor-eggs", wishes: ["pgt"] }, 2],
  ["a frozen transfer", { treatment: "frozen-natural" }, 1],
  ["donor eggs, and one trip chosen", { treatment: "donor-eggs", trips: 1 }, 1],
  ["no trip at all", { trips: 0 }, 0],
])("trips for each cycle: %s", (_, some, trips) => {
  expect(tripsOf(plan(some))).toBe(trips);
});

it.each<[string, Partial<CostPlan>, number]>([
  ["one after a fresh transfer", { wishes: ["later-transfer"] }, 2],
  ["one for all cycles", { wishes: ["later-transfer"], cycles: 3 }, 4],
  ["one after the two of donor eggs", { treatment: "donor-eggs", wishes: ["later-transfer"] }, 3],
  ["one on top of the trips that were chosen", { wishes: ["later-transfer"], trips: 2 }, 3],
  ["none where nobody travels", { wishes: ["later-transfer"], trips: 0 }, 0],
  ["none with tested embryos, whose first transfer is later", { wishes: ["later-transfer", "pgt"] }, 2],
  ["none where all embryos are frozen", { treatment: "frozen-natural", wishes: ["later-transfer"] }, 1],
  ["none without the wish", { cycles: 2 }, 2],
])("a later transfer is a trip more: %s", (name, some, journeys) => {
  expect(journeysOf(plan(some))).toBe(journeys);
  expect(hasLaterTrip(plan(some))).toBe(name.startsWith("one"));
});
