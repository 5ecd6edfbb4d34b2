import { Choice } from "@/plan/eligibility/Choice.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { CLINIC_HOURS, clockTime, EARLIEST_HOUR, hourOf } from "./clinicHours.ts";
import { HourField } from "./HourField.tsx";
import type { TripAnswers } from "./tripAnswers.ts";

interface HourQuestionsProps {
  typed: TripAnswers;
  change: (some: Partial<TripAnswers>) => void;
}

const yesOrNo = (isYes: boolean) => (isYes ? "yes" : "no");

/** Before the earliest hour of any clinic, the day depends on none. */
export function HourQuestions({ typed, change }: HourQuestionsProps) {
  return (
    <>
      <Choice
        name="dates-afternoon"
        legend="Did it begin in the afternoon or evening?"
        options={[
          ["no", "No, or it is still to come"],
          ["yes", `Yes, at ${clockTime(EARLIEST_HOUR)} or later`],
        ]}
        chosen={yesOrNo(typed.isAfterNoon)}
        onChoose={(isYes) => change({ isAfterNoon: isYes === "yes" })}
      />
      {typed.isAfterNoon && <ClinicsHour typed={typed} change={change} />}
    </>
  );
}

function ClinicsHour({ typed: { hourRule, isLate }, change }: HourQuestionsProps) {
  const hour = hourOf(hourRule);
  return (
    <>
      <div>
        <HourField
          value={hourRule}
          // An answer about one hour says nothing of another.
          onChange={(rule) => change({ hourRule: rule, isLate: hourOf(rule) === hour ? isLate : null })}
        />
        <ul className="mt-1.5 grid gap-1 text-sm text-quiet">
          {CLINIC_HOURS.map(({ clinic, hour: from, source }) => (
            <li key={clinic}>
              <ExternalLink href={source.url}>{clinic}</ExternalLink>
              <span>{` counts from ${clockTime(from)}.`}</span>
            </li>
          ))}
        </ul>
      </div>
      {hour !== null && hour > EARLIEST_HOUR && (
        <Choice
          name="dates-late"
          legend={`Did it begin at ${clockTime(hour)} or later?`}
          options={[
            ["no", "No, earlier"],
            ["yes", "Yes, so the next day counts"],
          ]}
          chosen={isLate === null ? "" : yesOrNo(isLate)}
          onChoose={(late) => change({ isLate: late === "yes" })}
        />
      )}
    </>
  );
}
