import { Lock } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { NextPlanPage } from "@/plan/navigation/NextPlanPage.tsx";
import { PlanNavigation } from "@/plan/navigation/PlanNavigation.tsx";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { fullAnswers } from "@/law/answers.ts";
import { CheckedOnNote } from "@/law/CheckedOnNote.tsx";
import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { useLaws } from "@/law/useLaws.ts";
import { planData } from "@/law/structuredData.ts";
import { Questions } from "./Questions.tsx";
import { Results } from "./Results.tsx";
import { LazySeeCountries } from "./LazySeeCountries.tsx";
import { usePlan } from "./usePlan.ts";

const DESCRIPTION = planData(siteUrl);

export default function PlanPage() {
  const ageInput = useRef<HTMLInputElement>(null);
  const plan = usePlan();
  const laws = useLaws();
  const answers = fullAnswers(plan.typed);
  return (
    <>
      <PageMeta
        title="May I be treated there?"
        description={`A few questions, and ${COUNTRIES_WITH_RULES.length} European countries answer: the law allows it, clinics decide, we don’t know, or the law says no. Each answer names its rule. What you answer stays in your browser.`}
        path="/plan"
      />
      <StructuredData data={DESCRIPTION} />
      <PlanNavigation current="/plan" />
      <h1 className="text-3xl sm:text-4xl">May I be treated there?</h1>
      <p className="mt-3 max-w-3xl text-lg text-quiet">
        {`Answer a few questions to see which of ${COUNTRIES_WITH_RULES.length} countries may treat you, and which rule decides. We say ‘allowed’ only where we know every rule that matters.`}
      </p>
      <p className="mt-3 flex max-w-3xl gap-2 text-quiet">
        <Lock aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
        Your answers never leave this browser. It keeps them until you press ‘Forget my answers’, and every
        page of My plan uses them. Safari and iPhones may forget them after a week without a visit, so save
        them to a file in your folder.
      </p>
      <div className="max-w-3xl">
        <CheckedOnNote countries={laws} />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
        <div>
          <Questions plan={plan} ageInput={ageInput} />
          {answers && <LazySeeCountries laws={laws} answers={answers} />}
        </div>
        <div>
          {answers ? (
            <Results laws={laws} answers={answers} typed={plan.typed} />
          ) : (
            <p role="status" className="text-lg text-quiet">
              {plan.isEggsOpen
                ? "Say whose eggs you’d use. The countries then appear here."
                : "Enter an age and say who would be treated. The countries then appear here."}
            </p>
          )}
          <p className="mt-8">
            <Link to="/countries" className="text-accent underline underline-offset-4">
              Compare the rules of all countries
            </Link>
          </p>
        </div>
      </div>
      <NextPlanPage current="/plan" />
    </>
  );
}
