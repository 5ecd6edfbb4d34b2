import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { formatMonth } from "@/ui/calendarDateText.ts";
import { PLACE_STYLES } from "./placeStyles.ts";
import type { Span, TripDates } from "./tripDates.ts";

/** A Monday's label needs this many days to its right. */
const DAYS_FOR_A_LABEL = 4;
const MIDDLE = 50;

export function TripPicture({ dates: { steps, nightsAbroad }, today }: { dates: TripDates; today: Date }) {
  const bands = nightsAbroad.map(({ id, arrive, leave }) => ({
    id,
    ...{ firstDay: arrive.firstDay, lastDay: leave.lastDay },
  }));
  const days = [...steps, ...bands].flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]);
  const first = days.reduce((one, other) => (other < one ? other : one));
  const last = days.reduce((one, other) => (other > one ? other : one));
  const isUnderWay = today >= first && today <= last;
  const count = differenceInCalendarDays(last, first) + 1;
  const share = (day: Date) => (differenceInCalendarDays(day, first) / count) * 100;
  const left = (day: Date) => `${share(day)}%`;
  const placed = ({ firstDay, lastDay }: Span) => ({
    left: left(firstDay),
    width: `${share(addDays(lastDay, 1)) - share(firstDay)}%`,
  });
  const besideBar = (step: Span) =>
    share(step.firstDay) > MIDDLE
      ? { marginLeft: "auto", marginRight: `${100 - share(addDays(step.lastDay, 1))}%` }
      : { marginLeft: `${share(step.firstDay)}%` };
  const mondays = Array.from({ length: count }, (_, index) => addDays(first, index)).filter(
    (day) => day.getDay() === 1,
  );
  const named = mondays.filter((day) => differenceInCalendarDays(last, day) >= DAYS_FOR_A_LABEL);
  return (
    <div
      role="img"
      aria-label="Picture of the steps in the list below, with the days at the clinic behind them."
      className="picture mt-4 rounded-2xl border border-line bg-surface px-3 py-4 sm:px-5"
    >
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {Object.values(PLACE_STYLES)
          .filter(({ name }) => steps.some(({ place }) => PLACE_STYLES[place].name === name))
          .map(({ name, bar }) => (
            <li key={name} className="flex items-center gap-2">
              <span className={`h-2.5 w-5 rounded-full ${bar}`} />
              <span>{name}</span>
            </li>
          ))}
        <li className="flex items-center gap-2">
          <span className="h-4 w-5 rounded-sm border border-edge bg-accent-soft" />
          Keep free for the clinic
        </li>
      </ul>
      <div className="relative mt-4 pb-1">
        {bands.map((band) => (
          <div
            key={band.id}
            className="absolute inset-y-0 rounded-md border-x border-edge bg-accent-soft"
            style={placed(band)}
          />
        ))}
        {mondays.map((day) => (
          <div key={day.getTime()} className="absolute inset-y-0 w-px bg-line" style={{ left: left(day) }} />
        ))}
        {isUnderWay && <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: left(today) }} />}
        <ul className="relative">
          {steps.map((step) => (
            <li key={step.id} className="py-1">
              <span
                className="block w-fit rounded bg-surface/85 px-1 text-xs leading-tight sm:text-sm"
                style={besideBar(step)}
              >
                {step.name}
              </span>
              <span className="relative mt-0.5 block h-3">
                <span
                  className={`absolute inset-y-0 min-w-2 rounded-full ${PLACE_STYLES[step.place].bar}`}
                  style={placed(step)}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="relative h-5 text-xs text-quiet tabular-nums">
        {named.map((day) => (
          <span key={day.getTime()} className="absolute pl-0.5 whitespace-nowrap" style={{ left: left(day) }}>
            {`${day.getDate()} ${formatMonth(day)}`}
          </span>
        ))}
      </div>
      <p className="text-xs text-quiet">
        {isUnderWay ? "Each thin line marks a Monday, the dark one today." : "Each line marks a Monday."}
      </p>
    </div>
  );
}
