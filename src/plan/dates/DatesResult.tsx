import { RuleSource } from "@/law/RuleSource.tsx";
import { explain } from "@/law/explain.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { DatesActions } from "./DatesActions.tsx";
import { DocumentDeadlines } from "./DocumentDeadlines.tsx";
import { REPROFIT } from "./sources.ts";
import { formatDay } from "./formatSpan.ts";
import { NightsAbroad } from "./NightsAbroad.tsx";
import { StepList } from "./StepList.tsx";
import { TREATMENTS } from "./steps.ts";
import type { TripDates } from "./tripDates.ts";
import { TripPicture } from "./TripPicture.tsx";

export interface ResultProps {
  dates: TripDates;
  today: Date;
}

export default function DatesResult({ dates, today }: ResultProps) {
  const { treatment, cycleStart, cycleStartDay, steps, country, refusal } = dates;
  const from = cycleStart === "day-1" ? "cycle day 1" : "the transfer";
  return (
    <>
      <p className="mt-1 text-quiet">
        {`${TREATMENTS[treatment].name}, counted from ${from} on ${formatDay(cycleStartDay)}.`}
      </p>
      {refusal && country && (
        <div className="mt-4 rounded-lg border border-alarm bg-surface px-4 py-3">
          <p className="font-semibold">{`The law of ${country.nameInSentence} refuses donor eggs.`}</p>
          <p>{explain("donorEggs", refusal).sentence}</p>
          <RuleSource rule={refusal} />
        </div>
      )}
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
      <section aria-labelledby="ask" className="mt-10">
        <h2 id="ask" className="text-2xl">
          Ask the clinic before you book
        </h2>
        <ul className="mt-3 grid list-disc gap-2 pl-5">
          <li>From which hour do you count the next day as cycle day 1?</li>
          <li>Which of us must be there on which day, and must the sperm be fresh?</li>
          <li>How old may our blood tests be, for HIV and hepatitis above all?</li>
          <li>Who tells us the day of the retrieval or transfer, and how long before?</li>
          <li>
            How do we carry the injections? Reprofit says that pens are kept at 2 to 8 °C, and some may be at
            room temperature for weeks (<ExternalLink href={REPROFIT.url}>its page</ExternalLink>).
          </li>
        </ul>
      </section>
    </>
  );
}
