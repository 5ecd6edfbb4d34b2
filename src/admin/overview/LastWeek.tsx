import { Card } from "@/ui/Card.tsx";
import { Columns } from "@/ui/chart/Columns.tsx";
import { counted, grouped } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { busiestDay, MEASURES, totalOf, type Day, type Measure } from "./overview.ts";

export function LastWeek({ days }: { days: Day[] }) {
  return (
    <section aria-labelledby="week" className="mt-10">
      <h2 id="week" className="text-2xl">
        The last seven days
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {MEASURES.map(([measure, title, one, other]) => (
          <Card as="li" key={measure} className="flex flex-col justify-between p-5">
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-quiet">{formatTotal(days, measure, one, other)}</p>
            </div>
            {busiestDay(days, measure) && (
              <Columns columns={columnsOf(days, measure)} className="mt-3 h-16" />
            )}
          </Card>
        ))}
      </ul>
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2 text-accent">Day by day</summary>
        <DayByDay days={days} />
      </details>
      <p className="mt-2 text-sm text-quiet">
        Days begin at midnight UTC; the last one is today. Voided votes are counted here too.
      </p>
    </section>
  );
}

const columnsOf = (days: Day[], measure: Measure) =>
  days.map((day) => ({ key: day.day, parts: [{ className: "fill-accent", amount: day[measure] }] }));

function formatTotal(days: Day[], measure: Measure, one: string, other: string): string {
  const busiest = busiestDay(days, measure);
  if (!busiest) return `No ${other}`;
  const most = `${grouped(busiest[measure])} on ${formatShortDate(busiest.day)}`;
  return `${counted(totalOf(days, measure), one, other)}, at most ${most}`;
}

function DayByDay({ days }: { days: Day[] }) {
  return (
    <ul className="grid gap-2">
      {days.map((day) => (
        <li key={day.day} className="flex flex-wrap gap-x-4 border-b border-line pb-2 tabular-nums">
          <span className="min-w-28 font-medium">{formatShortDate(day.day)}</span>
          {MEASURES.map(([measure, , one, other]) => (
            <span key={measure} className={day[measure] === 0 ? "text-quiet" : ""}>
              {counted(day[measure], one, other)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
