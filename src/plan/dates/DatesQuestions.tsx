import { Lock } from "lucide-react";
import { useRef } from "react";
import type { TypedAnswers } from "@/law/answers.ts";
import { COUNTRIES_WITH_RULES, COUNTRY_SLUGS } from "@/law/lawPages.ts";
import type { CountryRules } from "@/law/rules.ts";
import { TREATMENT_IDS } from "@/law/treatments.ts";
import { Choice } from "@/plan/eligibility/Choice.tsx";
import { NotStoredNotice } from "@/plan/eligibility/NotStoredNotice.tsx";
import { Button } from "@/ui/Button.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { CycleStartQuestions } from "./CycleStartQuestions.tsx";
import { TREATMENTS } from "./steps.ts";
import { answersForTreatment, describeRefusal, findRefusal } from "./tripLaw.ts";
import type { StoredTrip } from "./useTripPlan.ts";

interface DatesQuestionsProps {
  laws: readonly CountryRules[];
  plan: StoredTrip;
  answers: TypedAnswers;
  /** Null in the prerendered page, which is from another day. */
  today: Date | null;
}

const TREATMENT_NAMES = TREATMENT_IDS.map((id) => [id, TREATMENTS[id].name] as const);

/** Without a form, nothing can be sent. */
export function DatesQuestions({ laws, plan, answers, today }: DatesQuestionsProps) {
  const { value: typed, change, clear, isStored, isEmpty } = plan;
  const { treatment, scans, isFrozen, country } = typed;
  const law = laws.find(({ slug }) => slug === country);
  const refusal = law && findRefusal(law, answersForTreatment(answers, treatment));
  const section = useRef<HTMLElement>(null);
  return (
    <section
      ref={section}
      aria-label="What we count from"
      className="grid gap-6 rounded-2xl border border-line bg-surface p-5 sm:p-6 print:hidden"
    >
      <Choice
        name="dates-treatment"
        legend="Which treatment?"
        options={TREATMENT_NAMES}
        chosen={treatment}
        onChoose={(chosen) => change({ treatment: chosen })}
      />
      {today && <CycleStartQuestions typed={typed} change={change} today={today} />}
      {treatment === "own-eggs" && (
        <Choice
          name="dates-frozen"
          legend="When is the transfer?"
          options={[
            ["no", "A few days after the retrieval"],
            ["yes", "Later: all embryos are frozen first, often to be tested"],
          ]}
          chosen={isFrozen ? "yes" : "no"}
          onChoose={(frozen) => change({ isFrozen: frozen === "yes" })}
        />
      )}
      {treatment !== "" && treatment !== "donor-eggs" && (
        <Choice
          name="dates-scans"
          legend="Where are the scans before it?"
          options={[
            ["home", "At home, and the clinic gets the results"],
            ["clinic", "At the clinic"],
          ]}
          chosen={scans}
          onChoose={(place) => change({ scans: place })}
        />
      )}
      <SelectField
        label="Country of treatment"
        name="dates-country"
        {...(refusal && { problem: describeRefusal(law, refusal) })}
        autoComplete="off"
        value={country}
        onChange={({ target }) => change({ country: target.value })}
      >
        <option value="">Not decided or not listed</option>
        {COUNTRIES_WITH_RULES.map((name, index) => (
          <option key={name} value={COUNTRY_SLUGS[index]}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className="flex gap-2 text-sm text-quiet">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        Your answers never leave this browser. Save them to a file in your folder.
      </p>
      {!isStored && <NotStoredNotice />}
      {!isEmpty && (
        <div>
          <Button
            tone="outline"
            onClick={() => {
              clear();
              section.current?.querySelector("input")?.focus();
            }}
          >
            Delete my dates
          </Button>
        </div>
      )}
    </section>
  );
}
