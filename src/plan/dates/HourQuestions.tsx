import { Choice } from "@/plan/eligibility/Choice.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { CLINIC_HOURS, clockTime, EVENING, hourOf } from "./clinicHours.ts";
import { HourField } from "./HourField.tsx";
import type { TripAnswers } from "./tripAnswers.ts";

interface HourQuestionsProps {
  typed: TripAnswers;
  change: (some: Partial<TripAnswers>) => void;
}

/** Only in the evening does the day depend on the clinic's hour. */
export function HourQuestions({ typed, change }: HourQuestionsProps) {
  return (
    <>
      <Choice
        name="dates-evening"
        legend="Did it begin in the evening?"
        options={[
          ["no", "No, or it is still to come"],
          ["yes", `Yes, at ${EVENING} or later`],
        ]}
        chosen={typed.isEvening ? "yes" : "no"}
        onChoose={(evening) => change({ isEvening: evening === "yes" })}
      />
      {typed.isEvening && <ClinicsHour typed={typed} change={change} />}
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
          onChange={(rule) => change({ hourRule: rule, isLate: isLate && hourOf(rule) === hour })}
        />
        <ul className="mt-1.5 grid gap-1 text-sm text-quiet">
          {Object.values(CLINIC_HOURS).map(({ clinic, hour: from, source }) => (
            <li key={clinic}>
              <ExternalLink href={source.url}>{clinic}</ExternalLink>
              <span>{` counts from ${clockTime(from)}.`}</span>
            </li>
          ))}
        </ul>
      </div>
      {hour !== null && (
        <Choice
          name="dates-late"
          legend={`Did it begin at ${clockTime(hour)} or later?`}
          options={[
            ["no", "No, earlier"],
            ["yes", "Yes, so the next day counts"],
          ]}
          chosen={isLate ? "yes" : "no"}
          onChoose={(late) => change({ isLate: late === "yes" })}
        />
      )}
    </>
  );
}
