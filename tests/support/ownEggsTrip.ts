import { NO_TRIP_ANSWERS, type TripAnswers } from "@/plan/dates/tripAnswers.ts";

export const OWN_EGGS_TRIP: TripAnswers = { ...NO_TRIP_ANSWERS, treatment: "own-eggs", dayOne: "2026-03-20" };
