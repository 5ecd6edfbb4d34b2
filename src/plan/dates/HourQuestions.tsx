import { Choice } from "@/plan/eligibility/Choice.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { CLINIC_HOURS, clockTime, hourOf, hourSource, OTHER_HOURS } from "./clinicHours.ts";
import type { TripAnswers } from "./tripAnswers.ts";

interface HourQuestionsProps {
  typed: TripAnswers;
  change: (some: Partial<TripAnswers>) => void;
}

export function HourQuestions({ typed: { hourRule, isLate }, change }: HourQuestionsProps) {
  const hour = hourOf(hourRule);
  const source = hourSource(hourRule);
  return (
    <>
      <div>
        <SelectField
          label="From which hour does your clinic count the next day?"
          value={hourRule}
          onChange={({ target }) => change({ hourRule: target.value })}
        >
          <option value="">I don’t know: I’ll ask the clinic</option>
          {Object.entries(CLINIC_HOURS).map(([id, { clinic, hour: from }]) => (
            <option key={id} value={id}>
              {`${clinic}: from ${clockTime(from)}`}
            </option>
          ))}
          {OTHER_HOURS.map((from) => (
            <option key={from} value={from}>
              {`My clinic told me: from ${clockTime(from)}`}
            </option>
          ))}
        </SelectField>
        <p className="mt-1.5 text-sm text-quiet">
          {source ? (
            <>
              Source: <ExternalLink href={source.url}>{source.name}</ExternalLink>
            </>
          ) : (
            "If bleeding begins in the evening, many clinics call the next day cycle day 1."
          )}
        </p>
      </div>
      {hour !== null && (
        <Choice
          name="dates-late"
          legend={`Did it begin at ${clockTime(hour)} or later?`}
          options={[
            ["no", "No, or I expect it earlier"],
            ["yes", "Yes, so the next day counts"],
          ]}
          chosen={isLate ? "yes" : "no"}
          onChoose={(late) => change({ isLate: late === "yes" })}
        />
      )}
    </>
  );
}
