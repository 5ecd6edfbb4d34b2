import { readValue } from "@/storage/storage.ts";
import { useStoredState, type StoredState } from "@/ui/useStoredState.ts";
import { NOTHING_TYPED, typedFrom, type Typed } from "./typed.ts";

/** Somebody's answers. Nothing of them goes into the address or to a server. */
export function useTripPlan(): StoredState<Typed> {
  return useStoredState({
    key: "plan-dates",
    empty: NOTHING_TYPED,
    read: typedFrom,
    typedEarly: typedSoFar,
  });
}

/** The two questions that stand in the page as it was built, over what was kept. */
function typedSoFar(): Typed | null {
  const treatment = document.querySelector<HTMLInputElement>("input[name='dates-treatment']:checked")?.value;
  const country = document.querySelector<HTMLSelectElement>("select[name='dates-country']")?.value;
  if (treatment === undefined && !country) return null;
  return typedFrom({
    ...typedFrom(readValue("plan-dates")),
    ...(treatment !== undefined && { treatment }),
    ...(country && { country }),
  });
}
