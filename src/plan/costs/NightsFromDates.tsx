import { readValue } from "@/storage/storage.ts";
import { Button } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { listed } from "@/ui/listed.ts";
import { nightsAbroadFor } from "@/plan/dates/nightsAbroad.ts";
import type { Stay } from "@/plan/dates/tripPlan.ts";
import { readTripAnswers, withTreatment } from "@/plan/dates/tripAnswers.ts";
import type { CostPlan } from "./costPlan.ts";

export interface NightsFromDatesProps {
  plan: CostPlan;
  usualTrips: number;
  /** Whether the usual trips have a later transfer among them. */
  isTested: boolean;
  /** @param changed selects the field that changed */
  onUse: (some: Partial<CostPlan>, changed: string) => void;
}

const longestOf = (stays: Stay[]) => Math.max(...stays.map(({ length: [, longest] }) => longest - 1));

export function NightsFromDates({ plan, usualTrips, isTested, onUse }: NightsFromDatesProps) {
  const typed = readTripAnswers(readValue("plan-dates"));
  if (!typed || (typed.dayOne === "" && typed.transfer === "")) return null;
  const { treatment, wishes } = plan;
  // Tested embryos are frozen, whatever the dates say.
  const tripOf = (isTest: boolean) => withTreatment({ ...typed, isFrozen: typed.isFrozen || isTest }, plan);
  const trip = tripOf(isTested);
  const stays = nightsAbroadFor(trip);
  const nights = longestOf(stays);
  if (nights < 1) return null;
  // Nights of the dates may have been counted before the test was chosen or left out.
  const isOpen = plan.nights === null || plan.nights === longestOf(nightsAbroadFor(tripOf(!isTested)));
  const hasNights = !isOpen || plan.nights === nights;
  const hasMoreTrips = plan.trips === null && stays.length > usualTrips;
  const isLater = treatment === "own-eggs" && trip.isFrozen && !isTested;
  const isUncounted = isLater && !wishes.includes("later-transfer");
  const counts = [
    ...(hasNights ? [] : [counted(nights, "night", "nights")]),
    ...(hasMoreTrips ? [counted(stays.length, "trip", "trips")] : []),
    ...(isUncounted ? ["a later transfer"] : []),
  ];
  if (counts.length === 0) return null;
  const changed = hasMoreTrips ? "[name=costs-trips]" : "[value=later-transfer]";
  const later = isUncounted
    ? "According to your dates, the transfer comes later, on a trip of its own."
    : `According to your dates, you need ${counted(stays.length, "trip", "trips")}.`;
  const use = () =>
    onUse(
      {
        ...(!hasNights && { nights }),
        ...(hasMoreTrips && { trips: stays.length }),
        ...(isUncounted && { wishes: [...wishes, "later-transfer"] }),
      },
      hasNights ? changed : "[name=costs-nights]",
    );
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>
        {hasNights
          ? later
          : `According to your dates, the longest stay takes up to ${counted(nights, "night", "nights")}.`}
      </p>
      <Button tone="outline" onClick={use}>
        {`Count ${listed(counts)}`}
      </Button>
    </div>
  );
}
