import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useRef } from "react";
import { AnswersLine } from "@/law/AnswersLine.tsx";
import { useAnswers } from "@/law/useAnswers.ts";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { NextPlanPage } from "@/ui/NextPlanPage.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { PlanNavigation } from "@/ui/PlanNavigation.tsx";
import { listedClinicsQuery } from "./api.ts";
import { LazyBanNotices } from "./LazyBanNotices.tsx";
import { Choices } from "./Choices.tsx";
import { ClinicChoice } from "./ClinicChoice.tsx";
import { CostsSummary } from "./CostsSummary.tsx";
import { languageOf, questionsFor } from "./letter.ts";
import { LineGroups } from "./LineGroups.tsx";
import { countryHint, ListState } from "./ListState.tsx";
import { OwnNumbers } from "./OwnNumbers.tsx";
import { QuestionsToSend } from "./QuestionsToSend.tsx";
import { RatesNote } from "./RatesNote.tsx";
import { useClinicFromAddress } from "./useClinicFromAddress.ts";
import { useBans } from "./useBans.ts";
import { treatmentSoFar, useCostPlan } from "./useCostPlan.ts";
import { useCosts } from "./useCosts.ts";

/** Prints only the questions: they go to the clinic, and the sum is private. */
export default function CostsPage() {
  const answers = useAnswers(treatmentSoFar);
  const plan = useCostPlan(answers);
  useClinicFromAddress(plan);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery(listedClinicsQuery());
  const costs = useCosts(plan.value);
  const chosenCountry = plan.value.country === "" ? [] : [plan.value.country];
  const countries = costs.clinic?.countries ?? chosenCountry;
  const { bans, isRefused, mayAsk, retry: retryLaw } = useBans(countries, plan.value, answers.typed);
  const banned = new Set(bans.flatMap(({ lines }) => lines ?? []));
  const asked = questionsFor(costs.lines, plan.value).filter(({ code }) => !banned.has(code));
  const clear = () => {
    plan.clear();
    heading.current?.focus();
  };
  return (
    <>
      <PageMeta
        title="What will IVF abroad cost?"
        description="What a clinic’s price includes, what comes on top, your own numbers for travel and medicines, and a list of questions for everything that nobody publishes."
        path="/plan/costs"
      />
      <PlanNavigation current="/plan/costs" />
      <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl print:hidden">
        What will it cost?
      </h1>
      <AnswersLine answers={answers} />
      <p className="mt-3 max-w-3xl text-lg text-quiet print:hidden">
        Choose a clinic or a country, and add your own numbers. We count only prices with a source. What
        nobody publishes becomes a question to send to the clinic.
      </p>
      <p className="mt-3 flex max-w-3xl gap-2 text-quiet print:hidden">
        <Lock aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
        What you type never leaves this browser. It is kept in it until you delete it, so that you can come
        back.
      </p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-8 p-5 sm:p-6 print:hidden">
          <Choices plan={plan}>
            <ClinicChoice
              country={plan.value.country}
              clinic={costs.clinic?.id ?? plan.value.clinic}
              clinics={list.data}
              onChange={plan.change}
            />
            <div role="status" className="grid gap-3 empty:hidden">
              {bans.length > 0 && <LazyBanNotices bans={bans} />}
            </div>
            <ListState
              costs={costs}
              hint={list.data && !isRefused ? countryHint(plan.value, list.data) : null}
              hasFailed={list.isError}
              retry={() => void list.refetch()}
            />
          </Choices>
          <OwnNumbers plan={plan} />
          {!plan.isStored && (
            <p role="status" className="text-sm text-quiet">
              Your browser can’t store this. It will be lost when you leave the page.
            </p>
          )}
          {!plan.isEmpty && (
            <div>
              <Button tone="outline" onClick={clear}>
                Delete my numbers
              </Button>
            </div>
          )}
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Card as="section" aria-label="The sum so far" className="p-5 sm:p-6 print:hidden">
            <CostsSummary plan={plan.value} />
            <div className="mt-3">
              <RatesNote />
            </div>
          </Card>
          <section aria-labelledby="costs-lines" className="print:hidden">
            <h2 id="costs-lines" className="mb-4 text-2xl">
              Line by line
            </h2>
            <LineGroups lines={costs.lines} plan={plan.value} />
          </section>
          {retryLaw && (
            <div role="status">
              <p className="mb-3 text-alarm">
                The law there couldn’t be loaded, so we write no questions to a clinic yet.
              </p>
              <Button tone="outline" onClick={retryLaw}>
                Load the law
              </Button>
            </div>
          )}
          {bans
            .filter(({ lines }) => lines === null)
            .map(({ title }) => (
              <p key={title} className="text-lg print:hidden">
                {`${title}, so there is no letter to a clinic there.`}
              </p>
            ))}
          {mayAsk && !costs.isPending && asked.length > 0 && (
            <QuestionsToSend
              asked={asked}
              language={languageOf(countries)}
              clinicId={costs.clinic?.id ?? null}
              plan={plan.value}
            />
          )}
        </div>
      </div>
      <NextPlanPage current="/plan/costs" />
    </>
  );
}
