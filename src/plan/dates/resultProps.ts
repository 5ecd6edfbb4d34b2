import type { TripDates } from "./tripDates.ts";

export interface ResultProps {
  dates: TripDates;
  today: Date;
}
