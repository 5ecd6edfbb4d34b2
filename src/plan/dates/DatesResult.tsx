import { LawLine } from "@/law/LawLine.tsx";
import { Advice } from "./Advice.tsx";
import { DatesActions } from "./DatesActions.tsx";
import { DocumentDeadlines } from "./DocumentDeadlines.tsx";
import { formatDay } from "./formatSpan.ts";
import { describeFurtherTrips } from "./furtherTrips.ts";
import { NightsAbroad } from "./NightsAbroad.tsx";
import { QuestionsToAsk } from "./QuestionsToAsk.tsx";
import { Refusal } from "./Refusal.tsx";
import { StayCalendar } from "./StayCalendar.tsx";
import { StepList } from "./StepList.tsx";
import { TREATMENTS } from "./steps.ts";
import { firstDayWithTime, type TripDates } from "./tripDates.ts";
import { TripPicture } from "./TripPicture.tsx";

export interface ResultProps {
  dates: TripDates;
  today: Date;
}

export default function DatesResult({ dates, today }: ResultProps) {
  const { treatment, cycleStart, cycleStartDay, steps, country, refusal, asked } = dates;
  const from = cycleStart === "day-1" ? "cycle day 1" : "the transfer";
  if (refusal && country) return <Refusal country={country} refusal={refusal} />;
  const further = describeFurtherTrips(dates);
  return (
    <>
      {further !== null && (
        <p key={further} className="text-lg font-semibold">
          {further}
        </p>
      )}
      <p className="mt-1 text-quiet">
        {`${TREATMENTS[treatment].name}, counted from ${from} on ${formatDay(cycleStartDay)}.`}
      </p>
      {country && <LawLine country={country} asked={asked} />}
      <TooSoonNote dates={dates} today={today} />
      <StayCalendar dates={dates} today={today} />
      <Advice />
      <DatesActions dates={dates} />
      <NightsAbroad dates={dates} today={today} />
      <section aria-labelledby="steps" className="mt-10">
        <h2 id="steps" className="text-2xl">
          Step by step
        </h2>
        <TripPicture dates={dates} today={today} />
        <StepList steps={steps} today={today} />
      </section>
      <DocumentDeadlines dates={dates} today={today} />
      <QuestionsToAsk dates={dates} />
    </>
  );
}

/** A transfer to come, whose first steps would be past: it fits only those who have taken them. */
function TooSoonNote({ dates, today }: { dates: TripDates; today: Date }) {
  const day = firstDayWithTime(dates, today);
  if (!day) return null;
  return (
    <p className="mt-3 max-w-2xl rounded-lg bg-amber-soft p-4">
      {`The first steps would be past already. If you haven’t taken them, ${formatDay(day)} is the first day for a transfer that leaves time for all of them.`}
    </p>
  );
}
