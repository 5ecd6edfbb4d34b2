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
          your ovulation sets it. Don’t book a flight before a scan has shown when.
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
            // The hour of an earlier period isn't that of one to come. Half typed, a past day may look like one.
            onLeave={() => {
              const reading = readDate(dayOne);
              if ("date" in reading && reading.date > today) change({ isAfterNoon: false, isLate: null });
            }}
          />
          <HourQuestions typed={typed} change={change} />
        </>
      )}
    </>
  );
}
