import { TriangleAlert } from "lucide-react";
import type { Treatment } from "@/law/treatments.ts";
import { Card } from "@/ui/Card.tsx";
import { formatSpan } from "./formatSpan.ts";
import { formatStay } from "./formatStay.ts";
import type { TripDates } from "./tripDates.ts";

const WHAT_DECIDES: Record<Treatment, string> = {
  "own-eggs": "Scans and eggs decide",
  "donor-eggs": "The donor’s eggs and your lining decide",
  "frozen-tablets": "The scan of the lining decides",
  "frozen-natural": "Your ovulation decides",
};

export function NightsAbroad({
  dates: { treatment, cycleStart, cycleStartDay, steps, nightsAbroad, isDayOneUnsure },
  today,
}: {
  dates: TripDates;
  today: Date;
}) {
  const isSplit = treatment === "own-eggs" && !steps.some(({ id }) => id === "transfer");
  return (
    <section aria-labelledby="stays" className="mt-6">
      <h2 id="stays" className="text-2xl">
        Days and nights away
      </h2>
      <p className="mt-3 flex gap-2 rounded-lg border border-line bg-surface px-4 py-3">
        <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-amber" />
        <span>
          <strong className="font-semibold">Book nothing that you can’t change.</strong>{" "}
          <span>{`${WHAT_DECIDES[treatment]}, so the clinic may only be able to name the day two days ahead.`}</span>
        </span>
      </p>
      {isDayOneUnsure && (
        <p className="mt-3 text-amber">
          Bleeding began in the afternoon or evening, so your clinic may count from the day after. All dates
          here leave room for that until you have entered from which hour it counts the next day, and whether
          bleeding began before it.
        </p>
      )}
      {cycleStart === "day-1" && cycleStartDay > today && (
        <p className="mt-3 text-amber">
          That day is still to come. If your period comes earlier or later, all dates move with it.
        </p>
      )}
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {nightsAbroad.map(({ id, name, arrive, leave, length, why }) => (
          <Card as="li" key={id} className="p-5">
            <h3 className="text-lg">{name}</h3>
            <p className="mt-1 text-lg font-semibold">{formatStay(length)}</p>
            <dl className="mt-2">
              <div className="flex flex-wrap gap-x-3">
                <dt className="text-quiet">Arrive</dt>
                <dd>{formatSpan(arrive)}</dd>
              </div>
              <div className="flex flex-wrap gap-x-3">
                <dt className="text-quiet">Leave</dt>
                <dd>{formatSpan(leave)}</dd>
              </div>
            </dl>
            <p className="mt-2 text-quiet">{why}</p>
          </Card>
        ))}
      </ul>
      {treatment === "donor-eggs" && (
        <p className="mt-3">Before that there is a first visit of one or two days, unless it is by video.</p>
      )}
      {isSplit && (
        <p className="mt-3">
          The transfer is a second trip. Once you know its cycle, choose a frozen embryo transfer above.
        </p>
      )}
      <p className="mt-3 text-sm text-quiet">
        How long to stay is our estimate from the steps below: no clinic publishes it for you.
      </p>
    </section>
  );
}
