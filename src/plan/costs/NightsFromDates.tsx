import { readValue } from "@/storage/storage.ts";
import { Button } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { nightsAbroadFor } from "@/plan/dates/nightsAbroad.ts";
import { readTripAnswers, withTreatment } from "@/plan/dates/tripAnswers.ts";
import type { CostPlan } from "./costPlan.ts";
import { isTested, usualTrips } from "./trips.ts";

export interface NightsFromDatesProps {
  plan: CostPlan;
  onUse: (some: Partial<CostPlan>) => void;
}

export function NightsFromDates({ plan, onUse }: NightsFromDatesProps) {
  const typed = readTripAnswers(readValue("plan-dates"));
  if (!typed || (typed.dayOne === "" && typed.transfer === "")) return null;
  const trip = withTreatment(typed, plan);
  const stays = nightsAbroadFor(trip);
  const nights = Math.max(...stays.map(({ length: [, longest] }) => longest - 1));
  if (nights < 1) return null;
  const { treatment, wishes } = plan;
  const hasMoreTrips = plan.trips === null && stays.length > usualTrips(plan);
  // The usual trips of tested embryos have the later transfer among them.
  const isLater = treatment === "own-eggs" && trip.isFrozen && !isTested(plan);
  const isUncounted = isLater && !wishes.includes("later-transfer");
  const more = `${hasMoreTrips ? ` and ${stays.length} trips` : ""}${isUncounted ? " and a later transfer" : ""}`;
  const use = () =>
    onUse({
      nights,
      ...(hasMoreTrips && { trips: stays.length }),
      ...(isUncounted && { wishes: [...wishes, "later-transfer"] }),
    });
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>{`By your dates, the longest stay takes up to ${counted(nights, "night", "nights")}.`}</p>
      <Button tone="outline" onClick={use}>
        {`Count ${counted(nights, "night", "nights")}${more}`}
      </Button>
    </div>
  );
}
