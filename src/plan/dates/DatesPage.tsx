import { AnswersLine } from "@/law/AnswersLine.tsx";
import { useAnswers } from "@/law/useAnswers.ts";
import { useLaws } from "@/law/useLaws.ts";
import { NextPlanPage } from "@/plan/navigation/NextPlanPage.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { PlanNavigation } from "@/plan/navigation/PlanNavigation.tsx";
import { useToday } from "@/ui/useToday.ts";
import { Advice } from "./Advice.tsx";
import { dateProblem } from "./dateProblem.ts";
import { DatesQuestions } from "./DatesQuestions.tsx";
import { LazyDatesResult } from "./LazyDatesResult.tsx";
import { LazyStickyAnswerLink } from "./LazyStickyAnswerLink.tsx";
import { formatDay } from "./formatSpan.ts";
import { datesFrom, type TripDates } from "./tripDates.ts";
import { describeRefusal } from "./tripLaw.ts";
import { cycleStartDateOf, cycleStartOf, type TripAnswers } from "./tripAnswers.ts";
import { treatmentSoFar, useTripPlan } from "./useTripPlan.ts";

const DATES_ID = "your-dates";

export default function DatesPage() {
  const today = useToday();
  const laws = useLaws();
  const answers = useAnswers(treatmentSoFar);
  const plan = useTripPlan(answers);
  const { value: typed } = plan;
  const cycleStart = cycleStartOf(typed);
  const problem = today && cycleStart ? dateProblem(cycleStartDateOf(typed), cycleStart, today) : undefined;
  const dates = problem === undefined ? datesFrom(typed, laws, answers.typed) : null;
  return (
    <>
      <PageMeta
        title="When must I be there?"
        description="From the first day of your cycle or a transfer date: each step of IVF abroad with its dates, the days and nights away, and which documents the law asks for by when. What you enter stays in your browser."
        path="/plan/dates"
      />
      <PlanNavigation current="/plan/dates" />
      <h1 className="text-3xl sm:text-4xl">When must I be there?</h1>
      <AnswersLine answers={answers} />
      <p className="mt-1 max-w-3xl text-quiet sm:text-lg print:hidden">
        Each step, your nights away and the documents, counted from one date.
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 sm:mt-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start print:block">
        <div>
          <DatesQuestions laws={laws} plan={plan} answers={answers.typed} today={today} />
          {dates && !dates.refusal && (
            <LazyStickyAnswerLink targetId={DATES_ID}>See your dates</LazyStickyAnswerLink>
          )}
        </div>
        <div>
          {dates && (
            <h2 id={DATES_ID} tabIndex={-1} className="mb-2 text-2xl">
              Your dates
            </h2>
          )}
          <p role="status" className={dates ? "text-lg font-semibold" : "text-lg text-quiet"}>
            {formatStatus(dates, problem, typed)}
          </p>
          {dates && today ? <LazyDatesResult dates={dates} today={today} /> : <Advice />}
        </div>
      </div>
      <NextPlanPage current="/plan/dates" />
    </>
  );
}

function formatStatus(
  dates: TripDates | null,
  problem: string | undefined,
  { treatment }: TripAnswers,
): string {
  if (problem !== undefined) return "Correct the date, and your dates appear here again.";
  if (dates?.refusal && dates.country) return describeRefusal(dates.country, dates.refusal);
  const stay = dates?.nightsAbroad.find(({ id }) => id === "stay");
  if (!stay) {
    return treatment === ""
      ? "Choose a treatment and enter a date. Your dates then appear here."
      : "Enter a date. Your dates then appear here.";
  }
  const [shortest, longest] = stay.length;
  const days = `${shortest} to ${longest} days`;
  const between = `between ${formatDay(stay.arrive.firstDay)} and ${formatDay(stay.leave.lastDay)}`;
  const visit = dates?.steps.find(({ id }) => id === "visit-1");
  return visit
    ? `Be ready for two trips: a first visit by ${formatDay(visit.lastDay)} for tests and consents, and ${days} at the clinic ${between} for the transfer.`
    : `Be ready to be at the clinic for ${days} ${between}.`;
}
