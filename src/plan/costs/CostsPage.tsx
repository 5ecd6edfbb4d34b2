import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { AnswersLine } from "@/law/AnswersLine.tsx";
import { useAnswers } from "@/law/useAnswers.ts";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { NextPlanPage } from "@/plan/navigation/NextPlanPage.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { PlanNavigation } from "@/plan/navigation/PlanNavigation.tsx";
import { listedClinicsQuery, priceRowsQuery } from "./api.ts";
import { ClinicChoice } from "./ClinicChoice.tsx";
import { CostsAnswer } from "./CostsAnswer.tsx";
import { LazyBanNotices } from "./LazyBanNotices.tsx";
import { LazyCostDetails } from "./LazyCostDetails.tsx";
import { LazyRefusal } from "./LazyRefusal.tsx";
import { ListState } from "./ListState.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { OwnPart } from "./OwnPart.tsx";
import { publishersOf } from "./publishedLists.ts";
import { TreatmentChoice } from "./TreatmentChoice.tsx";
import { useBans } from "./useBans.ts";
import { useChosenClinic } from "./useChosenClinic.ts";
import { useClinicFromAddress } from "./useClinicFromAddress.ts";
import { answersSoFar, useCostPlan } from "./useCostPlan.ts";
import { useCosts } from "./useCosts.ts";
import { ExtraCheckbox } from "./ExtraCheckbox.tsx";

/** Prints only the questions: they go to the clinic, and the sum is private. */
export default function CostsPage() {
  const answers = useAnswers(answersSoFar);
  const plan = useCostPlan(answers);
  const heading = useRef<HTMLHeadingElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const [wantsQuestions, setWantsQuestions] = useState(false);
  const { value } = plan;
  const list = useQuery(listedClinicsQuery());
  const rows = useQuery(priceRowsQuery());
  const publishers = publishersOf(value.treatment, rows.data ?? []);
  const chosenCountry = value.country === "" ? [] : [value.country];
  const chosen = useChosenClinic(value);
  useClinicFromAddress(plan, chosen);
  const countries = chosen.clinic?.countries ?? chosenCountry;
  const bans = useBans(countries, value, answers.typed);
  const costs = useCosts(bans.counted, chosen, bans.banned);
  const isChosen = value.clinic !== "" || value.country !== "";
  const clear = () => {
    plan.clear();
    heading.current?.focus();
  };
  /** What was pressed disappears with the choice, so its field takes the focus. */
  const choose = (some: { country?: string; clinic: string }) => {
    plan.change(some);
    const field = some.country === undefined ? "clinic" : "country";
    choices.current?.querySelector<HTMLElement>(`[name=costs-${field}]`)?.focus();
  };
  return (
    <>
      <PageMeta
        title="What will IVF abroad cost?"
        description="What the published price lists of a country or a clinic add up to, what comes on top, your own numbers for travel and medicines, and a list of questions for everything that nobody publishes."
        path="/plan/costs"
      />
      <PlanNavigation current="/plan/costs" />
      <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl print:hidden">
        What will it cost?
      </h1>
      <AnswersLine answers={answers} />
      <Card className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6 print:hidden">
        <div ref={choices} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <ClinicChoice
            country={value.country}
            clinic={costs.clinic?.id ?? value.clinic}
            clinics={list.data}
            publishers={publishers}
            onChange={plan.change}
          />
          <TreatmentChoice plan={plan} />
        </div>
        {bans.refusal && value.wishes.includes("donor-sperm") && !plan.isDonorSpermSure && (
          <ExtraCheckbox extra="donor-sperm" plan={plan} />
        )}
        <div role="status" className="grid gap-3 empty:hidden">
          {bans.notices.length > 0 && <LazyBanNotices bans={bans.notices} />}
        </div>
        <ListState costs={costs} retry={list.isError ? () => void list.refetch() : null} />
      </Card>
      {bans.refusal ? (
        <div className="mt-5">
          <LazyRefusal
            ban={bans.refusal}
            plan={value}
            typed={answers.typed}
            onChooseCountry={(country) => choose({ country, clinic: "" })}
          />
        </div>
      ) : (
        <div
          className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start"
          // The answer is only as high as it is, however long the numbers beside it are.
          style={{ gridTemplateRows: "auto 1fr" }}
        >
          <CostsAnswer
            costs={costs}
            plan={bans.counted}
            clinics={list.data}
            publishers={publishers}
            isLawPending={bans.isPending}
            isLawUnknown={bans.retry !== null}
            choose={choose}
          />
          <OwnPart plan={plan} counted={bans.counted} onClear={clear} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {bans.retry && (
              <div role="status" className="grid gap-3">
                <LoadFailure action="Load the law" onRetry={bans.retry}>
                  The law there couldn’t be loaded, so we write no questions to a clinic yet.
                </LoadFailure>
              </div>
            )}
            {(isChosen || wantsQuestions) && !bans.isPending && costs.areLinesKnown && (
              <LazyCostDetails costs={costs} plan={bans.counted} countries={countries} bans={bans} />
            )}
            {!isChosen && !wantsQuestions && (
              <p className="print:hidden">
                <Button tone="outline" onClick={() => setWantsQuestions(true)}>
                  Questions for any clinic
                </Button>
              </p>
            )}
          </div>
        </div>
      )}
      <NextPlanPage current="/plan/costs" />
    </>
  );
}
