import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import { formatLong, formatShort, formatWeekday } from "@/ui/calendarDateText.ts";
import { toIsoDate } from "@/ui/calendarDate.ts";
import {
  CONCEPTION_TYPES,
  daysFromEnteredToDue,
  isEmbryoTransfer,
  otherNaegeleDay,
  type Pregnancy,
} from "./dueDate.ts";
import { PregnancyBar } from "./PregnancyBar.tsx";
import { count, formatAge, progressOn, type Progress } from "./progress.ts";

const ESTIMATE =
  "This is an estimate: healthy pregnancies differ in length by about five weeks, and an early ultrasound may move the date.";

/** ACOG Committee Opinion 700: the embryo's age and transfer decide the date, not an ultrasound. */
const TRANSFER_ESTIMATE =
  "This is an estimate: healthy pregnancies differ in length by about five weeks. The age of the embryo is known, so doctors usually keep this date.";

interface DueDateResultProps {
  pregnancy: Pregnancy;
  today: Date;
  headingRef: Ref<HTMLHeadingElement>;
}

export function DueDateResult({ pregnancy, today, headingRef }: DueDateResultProps) {
  const { type, entered, dueDate, start } = pregnancy;
  const progress = progressOn(today, pregnancy);
  const daysDone = progress.stage === "planned" ? null : differenceInCalendarDays(today, start);
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className="outline-none">
        <span className="block font-sans text-base font-medium text-quiet">Your estimated due date</span>
        <time
          dateTime={toIsoDate(dueDate)}
          className="mt-1 block text-3xl wrap-anywhere text-accent sm:text-4xl"
        >
          {formatLong(dueDate)}
        </time>
      </h2>
      <p className="mt-2 text-quiet">
        {`${formatWeekday(dueDate)}, ${daysFromEnteredToDue(type)} days after ${CONCEPTION_TYPES[type].dateMeans} (${formatShort(entered)})`}
      </p>
      <div className="mt-6">
        <PregnancyBar daysDone={daysDone} />
        <p className="mt-3 text-lg">{describeProgress(progress)}</p>
      </div>
      {type === "last-period" && <NaegeleNote pregnancy={pregnancy} />}
      <p className="mt-4 text-sm text-quiet">
        <span>{`${isEmbryoTransfer(type) ? TRANSFER_ESTIMATE : ESTIMATE} `}</span>
        <Link to="/references" className="text-accent underline underline-offset-4 print:hidden">
          How we count
        </Link>
      </p>
    </>
  );
}

function describeProgress(progress: Progress) {
  if (progress.stage === "planned") {
    return "The date you entered is still to come, so there is nothing to count yet.";
  }
  if (progress.stage === "past") {
    return "This due date was more than two weeks ago, so we stop counting here.";
  }
  const { weeks, days, daysToDueDate } = progress;
  return (
    <>
      By this count, today is <strong>{formatAge(weeks, days)}</strong>
      <span>{`: ${describeDaysLeft(daysToDueDate)}.`}</span>
    </>
  );
}

function describeDaysLeft(days: number): string {
  if (days === 0) return "the due date itself";
  return days > 0 ? `${count(days, "day")} to the due date` : `${count(-days, "day")} after the due date`;
}

/** Doctors often use Naegele's rule, so show its date where it differs. */
function NaegeleNote({ pregnancy }: { pregnancy: Pregnancy }) {
  const byNaegele = otherNaegeleDay(pregnancy);
  if (!byNaegele) return null;
  return (
    <p className="mt-4 rounded-lg bg-accent-soft px-4 py-3">{`Naegele’s rule, which counts in months, gives ${formatLong(byNaegele)}. We count 280 days; the two are never more than three days apart.`}</p>
  );
}
