import type { Treatment } from "@/law/treatments.ts";
import { readValue } from "@/storage/storage.ts";
import { Button } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { nightsAbroadFor } from "@/plan/dates/nightsAbroad.ts";
import { readTripAnswers, withTreatment } from "@/plan/dates/tripAnswers.ts";

export interface NightsFromDatesProps {
  treatment: Treatment;
  onUse: (nights: number) => void;
}

export function NightsFromDates({ treatment, onUse }: NightsFromDatesProps) {
  const typed = readTripAnswers(readValue("plan-dates"));
  if (!typed || (typed.dayOne === "" && typed.transfer === "")) return null;
  const stays = nightsAbroadFor(withTreatment(typed, { treatment }));
  const nights = Math.max(...stays.map(({ length: [, longest] }) => longest - 1));
  if (nights < 1) return null;
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>{`By your dates, the longest stay takes up to ${counted(nights, "night", "nights")}.`}</p>
      <Button tone="outline" onClick={() => onUse(nights)}>
        {`Count ${counted(nights, "night", "nights")}`}
      </Button>
    </div>
  );
}
