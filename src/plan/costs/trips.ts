import { isFrozenTransfer } from "@/law/treatments.ts";
import type { CostPlan } from "./costPlan.ts";

/** Tested embryos are frozen until their result is there, so every transfer is of a frozen one. */
export function isTested({ treatment, wishes }: Pick<CostPlan, "treatment" | "wishes">): boolean {
  return !isFrozenTransfer(treatment) && wishes.includes("pgt");
}

/** Returns the usual trips per cycle: two for donor eggs, and for embryos frozen until they are tested. */
export function usualTrips(plan: CostPlan): number {
  return plan.treatment === "donor-eggs" || isTested(plan) ? 2 : 1;
}

/** Returns the trips per cycle: the person's own number, or the usual one. */
export function tripsOf(plan: CostPlan): number {
  return plan.trips ?? usualTrips(plan);
}

/** After a fresh transfer, a later one is a trip of its own, once for all cycles. */
export function hasLaterTrip(plan: CostPlan): boolean {
  const { treatment, wishes } = plan;
  const isFirstFresh = !isFrozenTransfer(treatment) && !isTested(plan);
  return isFirstFresh && wishes.includes("later-transfer") && tripsOf(plan) > 0;
}

/** Returns how often everybody travels there and back: all cycles, and a later transfer. */
export function journeysOf(plan: CostPlan): number {
  return plan.cycles * tripsOf(plan) + Number(hasLaterTrip(plan));
}
