import { readValue } from "@/storage/storage.ts";
import { Button } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { listed } from "@/ui/listed.ts";
import { nightsAbroadFor } from "@/plan/dates/nightsAbroad.ts";
import { readTripAnswers, withTreatment } from "@/plan/dates/tripAnswers.ts";
import type { CostPlan } from "./costPlan.ts";

export interface NightsFromDatesProps {
  plan: CostPlan;
  usualTrips: number;
  /** Whether the usual trips have a later transfer among them. */
  isTested: boolean;
  onUse: (some: Partial<CostPlan>) => void;
}

export function NightsFromDates({ plan, usualTrips, isTested, onUse }: NightsFromDatesProps) {
  const typed = readTripAnswers(readValue("plan-dates"));
  if (!typed || (typed.dayOne === "" && typed.transfer === "")) return null;
  // Tested embryos are frozen, whatever the dates say.
  const trip = withTreatment({ ...typed, isFrozen: typed.isFrozen || isTested }, plan);
  const stays = nightsAbroadFor(trip);
  const nights = Math.max(...stays.map(({ length: [, longest] }) => longest - 1));
  if (nights < 1) return null;
  const { treatment, wishes } = plan;
  const hasMoreTrips = plan.trips === null && stays.length > usualTrips;
  const isLater = treatment === "own-eggs" && trip.isFrozen && !isTested;
  const isUncounted = isLater && !wishes.includes("later-transfer");
  const hasNights = plan.nights !== null;
  if (hasNights && !isUncounted) return null;
  const counts = [
    ...(hasNights ? [] : [counted(nights, "night", "nights")]),
    ...(hasMoreTrips ? [counted(stays.length, "trip", "trips")] : []),
    ...(isUncounted ? ["a later transfer"] : []),
  ];
  const use = () =>
    onUse({
      ...(!hasNights && { nights }),
      ...(hasMoreTrips && { trips: stays.length }),
      ...(isUncounted && { wishes: [...wishes, "later-transfer"] }),
    });
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>
        {hasNights
          ? "By your dates, the transfer comes later, on a trip of its own."
          : `By your dates, the longest stay takes up to ${counted(nights, "night", "nights")}.`}
      </p>
      <Button tone="outline" onClick={use}>
        {`Count ${listed(counts)}`}
      </Button>
    </div>
  );
}
