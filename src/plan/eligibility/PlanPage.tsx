import { Lock } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { PlanNavigation } from "@/ui/PlanNavigation.tsx";
import { siteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { completeAnswers } from "@/law/answers.ts";
import { CheckedOnNote } from "@/law/CheckedOnNote.tsx";
import { COUNTRY_RULES } from "@/law/allRules.ts";
import { planData } from "@/law/structuredData.ts";
import { Questions } from "./Questions.tsx";
import { Results } from "./Results.tsx";
import { usePlan } from "./usePlan.ts";

const CHECKED_ON = COUNTRY_RULES.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? "";
const DESCRIPTION = planData(siteUrl);

/** May I be treated there? A few questions, and what the law of each country says to them. */
export default function PlanPage() {
  const ageInput = useRef<HTMLInputElement>(null);
  const plan = usePlan();
  const answers = completeAnswers(plan.typed);
  return (
    <>
      <PageMeta
        title="May I be treated there?"
        description="A few questions, and 13 European countries answer: the law says yes, says no, or ask a clinic. Each answer names its rule. What you answer stays in your browser."
        path="/plan"
      />
      <StructuredData data={DESCRIPTION} />
      <PlanNavigation current="/plan" />
      <h1 className="text-3xl sm:text-4xl">May I be treated there?</h1>
      <p className="mt-3 max-w-3xl text-lg text-quiet">
        Answer a few questions to see which of 13 countries’ laws allow your treatment, and which rule
        decides. We say yes only where we know every rule that matters.
      </p>
      <p className="mt-3 flex max-w-3xl gap-2 text-quiet">
        <Lock aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
        Your answers never leave this browser. They are kept in it until you delete them, so that you can come
        back.
      </p>
      <div className="max-w-3xl">
        <CheckedOnNote checkedOn={CHECKED_ON} />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
        <Questions plan={plan} ageInput={ageInput} />
        <div>
          {answers ? (
            <Results answers={answers} />
          ) : (
            <p role="status" className="text-lg text-quiet">
              Enter an age and say who would be treated. The countries then appear here.
            </p>
          )}
          <p className="mt-8">
            <Link to="/countries" className="text-accent underline underline-offset-4">
              Compare the rules of all countries
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}
