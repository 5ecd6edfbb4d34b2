import { Choice } from "@/plan/eligibility/Choice.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { Field } from "@/ui/Field.tsx";
import { CLINIC_HOURS, clockTime, EARLIEST_HOUR, EVENING, hourOf, LATEST_HOUR } from "./clinicHours.ts";
import type { TripAnswers } from "./tripAnswers.ts";

interface HourQuestionsProps {
  typed: TripAnswers;
  change: (some: Partial<TripAnswers>) => void;
}

const HOUR_DIGITS = 2;

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
  const isWrong = hour === null && hourRule.length === HOUR_DIGITS;
  return (
    <>
      <div>
        <Field
          label="From which hour does your clinic count the next day?"
          hint="A whole hour, such as 20. Leave it blank if you don’t know, and ask the clinic."
          {...(isWrong && { problem: `Enter a whole hour from ${EARLIEST_HOUR} to ${LATEST_HOUR}.` })}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={HOUR_DIGITS}
              value={hour ?? hourRule}
              onChange={({ target }) => change({ hourRule: target.value.replaceAll(/\D/g, "") })}
              className={`${control.className} max-w-24`}
            />
          )}
        </Field>
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
