import { dayWords, spanWords } from "./spanWords.ts";
import { lengthWords } from "./stayWords.ts";
import { TREATMENTS } from "./steps.ts";
import type { TripDates } from "./tripDates.ts";

/** The dates in a few lines: the stays, what is at the clinic, and the papers with a day. */
export function DatesSummary({ dates }: { dates: TripDates }) {
  const { treatment, anchor, anchorDay, steps, stays, papers } = dates;
  const from = anchor === "day-1" ? "Cycle day 1" : "Transfer";
  return (
    <>
      <p className="font-semibold">{TREATMENTS[treatment].name}</p>
      <p className="text-quiet">{`${from}: ${dayWords(anchorDay)}. All other dates are estimates: the clinic decides.`}</p>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {stays.map(({ id, name, arrive, leave, length }) => (
          <li key={id}>
            {`${name}: ${lengthWords(length)}, arriving ${spanWords(arrive)} and leaving ${spanWords(leave)}.`}
          </li>
        ))}
        {steps
          .filter(({ place }) => place === "clinic")
          .map(({ id, name, isAnyDayBefore, ...span }) => (
            <li key={id}>{`${name}, at the clinic: ${spanWords(span, isAnyDayBefore)}.`}</li>
          ))}
        {papers.map(
          ({ id, sentence, due }) =>
            due && (
              <li key={id}>
                {`${sentence} ${due.kind === "by" ? `By ${dayWords(due.day)}.` : `Signed on ${dayWords(due.day)} or later.`}`}
              </li>
            ),
        )}
      </ul>
    </>
  );
}
