import { formatMonth } from "@/ui/calendarDateText.ts";
import { daysOfFreshSperm } from "./furtherTrips.ts";
import { stayMonths, type StayDay } from "./stayMonths.ts";
import type { TripDates } from "./tripDates.ts";

const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Whole class names, so that Tailwind finds them. */
const STYLES: Record<StayDay["away"], string> = {
  likely: "bg-rose font-semibold text-paper",
  maybe: "border border-dashed border-rose",
  sperm: "border-2 border-dotted border-ink",
  home: "text-quiet",
};

interface StayCalendarProps {
  dates: TripDates;
  today: Date;
}

export function StayCalendar({ dates, today }: StayCalendarProps) {
  const months = stayMonths(dates.nightsAbroad, daysOfFreshSperm(dates));
  const days = months.flatMap((month) => month.days);
  const has = (wanted: StayDay["away"]) => days.some(({ away }) => away === wanted);
  const giver = dates.asked.partner === "" ? "Whoever gives it" : "Your partner";
  return (
    <div className="mt-4 rounded-2xl border border-line bg-surface px-4 py-4 break-inside-avoid sm:px-5">
      <div
        role="img"
        aria-label="Calendar of the days away that are named below."
        className="picture flex flex-wrap gap-x-10 gap-y-5"
      >
        {months.map(({ first, offset, days: monthDays }) => (
          <div key={first.getTime()} className="w-full sm:w-64">
            <p className="font-semibold">{`${formatMonth(first)} ${first.getFullYear()}`}</p>
            <div
              className="mt-1 grid gap-0.5 text-center text-sm tabular-nums"
              style={{ gridTemplateColumns: "repeat(7, minmax(0, 1fr))" }}
            >
              {WEEKDAYS.map((weekday) => (
                <span key={weekday} className="text-xs text-quiet">
                  {weekday}
                </span>
              ))}
              {monthDays.map(({ day, away }, index) => (
                <span
                  key={day.getTime()}
                  className={`flex h-8 items-center justify-center rounded-md ${STYLES[away]}`}
                  style={{
                    ...(index === 0 && { gridColumnStart: offset + 1 }),
                    ...(day.getTime() === today.getTime() && { outline: "2px solid var(--ink)" }),
                  }}
                >
                  {String(day.getDate())}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
        {has("likely") && <Meaning key="likely" style={STYLES.likely} words="Most likely away" />}
        <Meaning key="maybe" style={STYLES.maybe} words="Keep free: you may be away" />
        {has("sperm") && (
          <Meaning key="sperm" style={STYLES.sperm} words={`${giver}, if the clinic needs fresh sperm`} />
        )}
      </ul>
    </div>
  );
}

function Meaning({ style, words }: { style: string; words: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className={`picture h-4 w-8 shrink-0 rounded-md ${style}`} />
      <span>{words}</span>
    </li>
  );
}
