import { Button } from "@/ui/Button.tsx";
import { Field } from "@/ui/Field.tsx";
import { useHydrated } from "@/ui/useHydrated.ts";
import { CountryField } from "./CountryField.tsx";
import { ListingTypeField } from "./ListingTypeField.tsx";
import { OutcomeNotice } from "./OutcomeNotice.tsx";
import { RelationshipField } from "./RelationshipField.tsx";
import { SatisfactionField } from "./SatisfactionField.tsx";
import { FORM_NAME } from "./useDraft.ts";
import { useSubmissionForm } from "./useSubmissionForm.ts";
import { completeAddress, punycodeOf } from "./clinicWebsite.ts";

const BUTTON = {
  standard: { idle: "Submit Clinic Information", busy: "Submitting..." },
  sponsored: { idle: "Proceed to Payment", busy: "Processing..." },
};

export function SubmissionForm() {
  const isHydrated = useHydrated();
  const { form, outcome, isDraftRestored, submit, clear } = useSubmissionForm();
  const { register, watch, getValues, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const isSponsored = watch("listingType") === "sponsored";
  const punycode = punycodeOf(watch("website"));
  // In the order of the page: an error takes the focus to the first of them.
  const listingType = register("listingType");
  const clinicName = register("clinicName");
  const country = register("country");
  const website = register("website", {
    onBlur: () => {
      const typed = getValues("website");
      const completed = completeAddress(typed);
      if (completed !== typed) form.setValue("website", completed, { shouldValidate: formState.isSubmitted });
    },
  });
  const satisfaction = register("satisfaction");
  const relationship = register("relationship");
  const additionalInfo = register("additionalInfo");
  const button = BUTTON[isSponsored ? "sponsored" : "standard"];
  const isPaying = outcome === "payment-opened" || outcome === "payment-blocked";
  return (
    <form
      name={FORM_NAME}
      noValidate
      aria-label="Your clinic"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid gap-7"
    >
      {isDraftRestored && isDirty && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-xl bg-accent-soft px-4 py-2"
        >
          <p className="py-1">We restored what you typed last time. It was saved only in this browser.</p>
          <Button
            tone="plain"
            className="-mx-4"
            aria-disabled={isSubmitting}
            onClick={() => !isSubmitting && clear()}
          >
            Start again
          </Button>
        </div>
      )}
      <ListingTypeField field={listingType} problem={errors.listingType?.message} />
      {isSponsored && (
        <p className="-mt-3 text-quiet">
          You buy a sponsored listing on the page of a card payment provider, which opens in a new tab and
          shows the price. We neither send nor store anything you enter here.
        </p>
      )}
      <Field label="What is the name of the clinic?" problem={errors.clinicName?.message}>
        {(control) => <input {...control} {...clinicName} type="text" aria-required autoComplete="off" />}
      </Field>
      <CountryField field={country} problem={errors.country?.message} />
      <Field
        label="What is the clinic's website?"
        hint={punycode === null ? undefined : `Its address in full: ${punycode}`}
        problem={errors.website?.message}
      >
        {(control) => (
          <input
            {...control}
            {...website}
            type="url"
            aria-required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="www.clinic.example"
          />
        )}
      </Field>
      <SatisfactionField field={satisfaction} problem={errors.satisfaction?.message} />
      <RelationshipField field={relationship} problem={errors.relationship?.message} />
      <Field
        label="Is there anything else we should know?"
        aside="optional"
        hint="Please leave out names and anything about your own health."
        problem={errors.additionalInfo?.message}
      >
        {({ className, ...control }) => (
          <textarea
            {...control}
            {...additionalInfo}
            rows={4}
            // Browsers bring only its first line into view.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
            className={`${className} h-auto min-h-28 py-2.5`}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        {/* Before the page is interactive a submit would put what was typed into the address. */}
        <Button
          type={isHydrated ? "submit" : "button"}
          tone={isPaying && isSponsored ? "outline" : "accent"}
          aria-disabled={isSubmitting}
          className="min-w-60"
        >
          {isSubmitting ? button.busy : button.idle}
        </Button>
        {isDirty && !isSubmitting && (
          <Button tone="plain" className="max-sm:-ml-4" onClick={clear}>
            Clear the form
          </Button>
        )}
      </div>
      <OutcomeNotice outcome={isPaying && !isSponsored ? null : outcome} getAnswers={getValues} />
    </form>
  );
}
