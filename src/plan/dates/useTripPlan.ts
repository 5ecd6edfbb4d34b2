import { readValue } from "@/storage/storage.ts";
import { useStoredState, type StoredState } from "@/ui/useStoredState.ts";
import { NO_TRIP_ANSWERS, readTripAnswers, type TripAnswers } from "./tripAnswers.ts";

/** Somebody's answers. Nothing of them goes into the address or to a server. */
export function useTripPlan(): StoredState<TripAnswers> {
  return useStoredState({
    key: "plan-dates",
    empty: NO_TRIP_ANSWERS,
    read: readTripAnswers,
    typedBeforeHydration: typedSoFar,
  });
}

/** The two questions that stand in the page as it was built, over what was kept. */
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
