import { explain } from "@/law/explain.ts";
import { formatDay, formatSpan } from "./formatSpan.ts";
import { formatStay } from "./formatStay.ts";
import { describeFurtherTrips } from "./furtherTrips.ts";
import { TREATMENTS } from "./steps.ts";
import type { TripDates } from "./tripDates.ts";
import { describeRefusal } from "./tripLaw.ts";

export function DatesSummary({ dates }: { dates: TripDates }) {
  const { treatment, cycleStart, cycleStartDay, isDayOneUnsure, steps, nightsAbroad, documents } = dates;
  if (dates.refusal && dates.country) {
    const { question, rule } = dates.refusal;
    return (
      <>
        <p className="font-semibold">{describeRefusal(dates.country, dates.refusal)}</p>
        <p key={question}>{explain(question, rule).sentence}</p>
      </>
    );
  }
  const further = describeFurtherTrips(dates);
  const from = cycleStart === "day-1" ? "Cycle day 1" : "Transfer";
  const orLater = isDayOneUnsure ? ", or the day after" : "";
  return (
    <>
      <p className="font-semibold">{TREATMENTS[treatment].name}</p>
      <p className="text-quiet">{`${from}: ${formatDay(cycleStartDay)}${orLater}. All other dates are estimates: the clinic decides.`}</p>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {nightsAbroad.map(({ id, name, arrive, leave, length }) => (
          <li key={id}>
            {`${name}: ${formatStay(length)}, arriving ${formatSpan(arrive)} and leaving ${formatSpan(leave)}.`}
          </li>
        ))}
        {steps
          .filter(({ place }) => place === "clinic")
          .map(({ id, name, isAnyDayBefore, ...span }) => (
            <li key={id}>{`${name}, at the clinic: ${formatSpan(span, isAnyDayBefore)}.`}</li>
          ))}
        {further !== null && <li key={further}>{further}</li>}
        {documents.map(
          ({ id, sentence, due }) =>
            due && (
              <li key={id}>
                {`${sentence} ${due.kind === "by" ? `By ${formatDay(due.day)}.` : `Signed on ${formatDay(due.day)} or later.`}`}
              </li>
            ),
        )}
      </ul>
    </>
  );
}
