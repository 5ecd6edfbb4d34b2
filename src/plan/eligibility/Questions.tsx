import type { RefObject } from "react";
import { Button } from "@/ui/Button.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { Field } from "@/ui/Field.tsx";
import { OLDEST, readAge, YOUNGEST } from "@/law/ageReading.ts";
import { EMPTY_ANSWERS, needsDonorSperm } from "@/law/answers.ts";
import { AGE_QUESTION, PARTNER_OPTIONS, PARTNER_QUESTION } from "@/law/answerLabels.ts";
import { PARTNERS_EGG } from "@/law/partnersEgg.ts";
import { Choice } from "./Choice.tsx";
import { NotStoredNotice } from "./NotStoredNotice.tsx";
import type { Plan } from "./usePlan.ts";

interface QuestionsProps {
  plan: Plan;
  ageInput: RefObject<HTMLInputElement | null>;
}

const HIGHEST_DIGITS = 3;

/** Without a form, nothing can be sent. */
export function Questions({ plan, ageInput }: QuestionsProps) {
  const { typed, change, forget, isStored } = plan;
  const read = readAge(typed.age);
  const hasDonor = typed.eggs === "donor" || typed.sperm === "donor" || needsDonorSperm(typed.partner);
  return (
    <section
      id="your-answers"
      aria-label="Your answers"
      className="grid scroll-mt-4 gap-6 rounded-2xl border border-line bg-surface p-5 sm:p-6 print:hidden"
    >
      <Field
        label={AGE_QUESTION}
        hint={`In whole years, from ${YOUNGEST} to ${OLDEST}.`}
        {...(read && "problem" in read && typed.age.length > 1 && { problem: read.problem })}
      >
        {(control) => (
          <input
            {...control}
            ref={ageInput}
            name="plan-age"
            inputMode="numeric"
            autoComplete="off"
            maxLength={HIGHEST_DIGITS}
            value={typed.age}
            // Phones add a space after what they suggest.
            onChange={({ target }) => change({ age: target.value.trim() })}
            className={`${control.className} max-w-24`}
          />
        )}
      </Field>
      <Choice
        name="plan-partner"
        legend={PARTNER_QUESTION}
        options={PARTNER_OPTIONS}
        chosen={typed.partner}
        onChoose={(partner) => change({ partner })}
      />
      <Choice
        name="plan-eggs"
        legend="Whose eggs?"
        {...(typed.partner === "twoWomen" && {
          hint: PARTNERS_EGG,
        })}
        options={[
          ["own", "Your own"],
          ["donor", "A donor’s"],
        ]}
        chosen={plan.isEggsOpen ? "" : typed.eggs}
        onChoose={(eggs) => change({ eggs })}
      />
      {needsDonorSperm(typed.partner) ? (
        <p className="text-quiet">The sperm would be a donor’s.</p>
      ) : (
        <Choice
          name="plan-sperm"
          legend="Whose sperm?"
          options={[
            ["partner", "Your partner’s"],
            ["donor", "A donor’s"],
          ]}
          chosen={typed.sperm}
          onChoose={(sperm) => change({ sperm })}
        />
      )}
      <Choice
        name="plan-embryos"
        legend="Do you have frozen embryos that you want to use?"
        options={[
          ["none", "No"],
          ["there", "Yes, in the country of treatment"],
          ["abroad", "Yes, in another country"],
        ]}
        chosen={typed.embryos}
        onChoose={(embryos) => change({ embryos })}
      />
      {hasDonor && typed.embryos === "none" && (
        <Choice
          name="plan-wish"
          legend="Must the child be able to learn who the donor is?"
          options={[
            ["no", "It doesn’t matter"],
            ["yes", "Yes"],
          ]}
          chosen={typed.knownDonor ? "yes" : "no"}
          onChoose={(wish) => change({ knownDonor: wish === "yes" })}
        />
      )}
      <div>
        <SelectField
          label="Where do you live?"
          name="plan-homeCountry"
          autoComplete="off"
          value={typed.homeCountry}
          onChange={({ target }) => change({ homeCountry: target.value })}
        >
          <option value="">Not chosen or not listed</option>
          {COUNTRIES_WITH_RULES.map((country) => (
            <option key={country} value={country}>
              {country}
            </option>
          ))}
        </SelectField>
        <p className="mt-1.5 text-sm text-quiet">
          For your doctor’s sheet, and to leave documents that you need only abroad out of the costs.
        </p>
      </div>
      {!isStored && <NotStoredNotice />}
      {typed !== EMPTY_ANSWERS && (
        <div>
          <Button
            tone="outline"
            onClick={() => {
              forget();
              ageInput.current?.focus();
            }}
          >
            Forget my answers
          </Button>
        </div>
      )}
    </section>
  );
}
