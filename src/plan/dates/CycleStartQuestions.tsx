import { Choice } from "@/plan/eligibility/Choice.tsx";
import { readDate } from "@/ui/calendarDate.ts";
import { DateField } from "./DateField.tsx";
import { dateProblem } from "./dateProblem.ts";
import { HourQuestions } from "./HourQuestions.tsx";
import { cycleStartOf, mayChooseCycleStart, type TripAnswers } from "./tripAnswers.ts";

interface CycleStartQuestionsProps {
  typed: TripAnswers;
  change: (some: Partial<TripAnswers>) => void;
  today: Date;
}

/** What was answered of an earlier period says nothing of one to come. */
const UNKNOWN_HOUR = { isEvening: false, isLate: null } as const;

function isToCome(day: string, today: Date): boolean {
  const reading = readDate(day);
  return "date" in reading && reading.date > today;
}

export function CycleStartQuestions({ typed, change, today }: CycleStartQuestionsProps) {
  const { treatment, dayOne, transfer } = typed;
  const cycleStart = cycleStartOf(typed);
  return (
    <>
      {mayChooseCycleStart(treatment) && (
        <Choice
          name="dates-anchor"
          legend="Count from which day?"
          options={[
            ["day-1", "The first day of my period"],
            ["transfer", "A transfer date, counting back"],
          ]}
          chosen={cycleStart ?? ""}
          onChoose={(chosen) => change({ anchor: chosen })}
        />
      )}
      {treatment === "frozen-natural" && (
        <p className="rounded-lg border border-line bg-paper px-4 py-3">
          <strong className="font-semibold">In a natural cycle you can’t choose the transfer date:</strong>{" "}
          your ovulation sets it. Don’t book a flight before a scan has shown when it will be.
        </p>
      )}
      {cycleStart === "transfer" && (
        <DateField
          label="Transfer date"
          hint="The day you agreed with the clinic, or would like."
          value={transfer}
          problem={dateProblem(transfer, "transfer", today)}
          onChange={(value) => change({ transfer: value })}
        />
      )}
      {cycleStart === "day-1" && (
        <>
          <DateField
            label="First day of bleeding"
            hint="Full bleeding, not spotting. If it is still to come, the day you expect."
            value={dayOne}
            problem={dateProblem(dayOne, "day-1", today)}
            onChange={(value) => change({ dayOne: value })}
            // Half typed, a day that has been may look like one to come.
            onLeave={() => {
              if (typed.isEvening && isToCome(dayOne, today)) change(UNKNOWN_HOUR);
            }}
          />
          <HourQuestions typed={typed} change={change} />
        </>
      )}
    </>
  );
}
