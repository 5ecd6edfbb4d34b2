import { addDays } from "date-fns/addDays";
import { TRIP_PLANS, type Treatment, type TripStep } from "./steps.ts";

/** A step with its calendar dates, both at local midnight and included. */
export interface DatedStep extends TripStep {
  firstDay: Date;
  lastDay: Date;
}

/**
 * The usual steps of a treatment with their dates.
 * @param anchor cycle day 1, or the transfer where the plan counts from it, at local midnight
 */
export function dateSteps(treatment: Treatment, anchor: Date): DatedStep[] {
  return TRIP_PLANS[treatment].steps.map(({ id, days, place, confidence, source }) => {
    const [earliest, latest] = days;
    const [firstDay, lastDay] = [addDays(anchor, earliest), addDays(anchor, latest)];
    return { id, days, place, confidence, source, firstDay, lastDay };
  });
}

/**
 * Cycle day 1: the day of full bleeding, or the next one where it began after the clinic's hour.
 * Reprofit takes 20 o'clock, another Czech centre 16; without a known hour it is the day itself.
 */
export function cycleDayOne(bleedingOn: Date, beganAtHour: number, clinicsHour: number | null): Date {
  const isNextDay = clinicsHour !== null && beganAtHour >= clinicsHour;
  return isNextDay ? addDays(bleedingOn, 1) : bleedingOn;
}

/** From the first day at the clinic to the last, as far as the date of each can move. */
export function daysAtClinic(treatment: Treatment, anchor: Date): { from: Date; to: Date } {
  const there = dateSteps(treatment, anchor).filter(({ place }) => place === "clinic");
  const times = (pick: (step: DatedStep) => Date) => there.map((step) => pick(step).getTime());
  return {
    from: new Date(Math.min(...times(({ firstDay }) => firstDay))),
    to: new Date(Math.max(...times(({ lastDay }) => lastDay))),
  };
}
