import { readValue } from "@/storage/storage.ts";
import { useStoredState, type StoredState } from "@/ui/useStoredState.ts";
import { NO_TRIP_ANSWERS, readTripAnswers, type TripAnswers } from "./tripAnswers.ts";

/** Returns the stored answers; they never leave the browser. */
export function useTripPlan(): StoredState<TripAnswers> {
  return useStoredState({
    key: "plan-dates",
    empty: NO_TRIP_ANSWERS,
    read: readTripAnswers,
    typedBeforeHydration: typedSoFar,
  });
}

/** Reads the two prerendered questions over the stored answers. */
function typedSoFar(): TripAnswers | null {
  const treatment = document.querySelector<HTMLInputElement>("input[name='dates-treatment']:checked")?.value;
  const country = document.querySelector<HTMLSelectElement>("select[name='dates-country']")?.value;
  if (treatment === undefined && !country) return null;
  return readTripAnswers({
    ...readTripAnswers(readValue("plan-dates")),
    ...(treatment !== undefined && { treatment }),
    ...(country && { country }),
  });
}
