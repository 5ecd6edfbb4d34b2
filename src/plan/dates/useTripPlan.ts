import type { AnswersState } from "@/law/useAnswers.ts";
import { COUNTRIES_WITH_RULES, COUNTRY_SLUGS } from "@/law/lawPages.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { readValue } from "@/storage/storage.ts";
import { useStoredState, type StoredState } from "@/ui/useStoredState.ts";
import { NO_TRIP_ANSWERS, readTripAnswers, withTreatment, type TripAnswers } from "./tripAnswers.ts";

export interface StoredTrip extends StoredState<TripAnswers> {
  /** Whether nothing was entered here; the treatment is one of the answers of all pages. */
  isEmpty: boolean;
}

/** Returns what was entered about dates, with the treatment of the record; it never leaves the browser. */
export function useTripPlan(answers: AnswersState): StoredTrip {
  const stored = useStoredState({
    key: "plan-dates",
    empty: NO_TRIP_ANSWERS,
    read: readTripAnswers,
    typedBeforeHydration: countrySoFar,
  });
  const isEmpty = stored.value === NO_TRIP_ANSWERS;
  const ofCosts = useBrowserValue(countryOfCosts, "");
  const country = isEmpty ? ofCosts : stored.value.country;
  return {
    ...stored,
    value: withTreatment({ ...stored.value, country }, answers.typed),
    change: ({ treatment, ...some }) => {
      if (treatment !== undefined) answers.change({ treatment });
      if (Object.keys(some).length > 0) stored.change({ country, ...some });
    },
    isStored: stored.isStored && answers.isStored,
    isEmpty,
  };
}

function countryOfCosts(): string {
  const country: unknown = Reflect.get(Object(readValue("plan-costs")), "country");
  return COUNTRY_SLUGS[COUNTRIES_WITH_RULES.indexOf(String(country))] ?? "";
}

export function treatmentSoFar() {
  const chosen = document.querySelector<HTMLInputElement>("input[name='dates-treatment']:checked")?.value;
  const treatment = readTripAnswers({ treatment: chosen })?.treatment;
  return treatment ? { treatment } : null;
}

function countrySoFar(): TripAnswers | null {
  const country = document.querySelector<HTMLSelectElement>("select[name='dates-country']")?.value;
  return country ? readTripAnswers({ ...readTripAnswers(readValue("plan-dates")), country }) : null;
}
