import type { UseFormRegisterReturn } from "react-hook-form";
import { FailedNotice } from "@/contributing/forms/FailedNotice.tsx";
import { FormButtons } from "@/contributing/forms/FormButtons.tsx";
import { RestoredDraft } from "@/contributing/forms/RestoredDraft.tsx";
import { TextArea } from "@/contributing/forms/TextArea.tsx";
import { WebAddressField } from "@/contributing/forms/WebAddressField.tsx";
import { Field } from "@/ui/Field.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { COUNTRIES } from "./choices.ts";
import { ListingTypeField } from "./ListingTypeField.tsx";
import { RelationshipField } from "./RelationshipField.tsx";
import { SatisfactionField } from "./SatisfactionField.tsx";
import { SponsoredTerms } from "./SponsoredTerms.tsx";
import { useSponsoredPrice } from "./useSponsoredPrice.ts";
import { FORM_NAME, useSubmissionForm } from "./useSubmissionForm.ts";

const BUTTON = {
  standard: { idle: "Submit Clinic Information", busy: "Submitting..." },
  sponsored: { idle: "Proceed to Payment", busy: "Processing..." },
};

export function SubmissionForm() {
  const { form, notSent, isDraftRestored, submit, clear } = useSubmissionForm();
  const { register, watch, setValue, formState } = form;
  const { errors, isSubmitting, isSubmitted, isDirty } = formState;
  const isSponsored = watch("listingType") === "sponsored";
  const price = useSponsoredPrice(isSponsored);
  const listingType = register("listingType");
  const clinicName = register("clinicName");
  const country = register("country");
  const website = register("website");
  const satisfaction = register("satisfaction");
  const relationship = register("relationship");
  const additionalInfo = register("additionalInfo");
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
      {isDraftRestored && isDirty && <RestoredDraft isSending={isSubmitting} onStartAgain={clear} />}
      <ListingTypeField field={listingType} price={price} problem={errors.listingType?.message} />
      {isSponsored && <SponsoredTerms price={price} />}
      <Field label="What is the name of the clinic?" problem={errors.clinicName?.message}>
        {(control) => <input {...control} {...clinicName} type="text" aria-required autoComplete="off" />}
      </Field>
      <CountryField field={country} problem={errors.country?.message} />
      <WebAddressField
        label="What is the clinic's website?"
        placeholder="www.clinic.example"
        field={website}
        typed={watch("website")}
        problem={errors.website?.message}
        onComplete={(address) => setValue("website", address, { shouldValidate: isSubmitted })}
      />
      <SatisfactionField field={satisfaction} problem={errors.satisfaction?.message} />
      <RelationshipField field={relationship} problem={errors.relationship?.message} />
      <Field
        label="Is there anything else we should know?"
        aside="optional"
        hint="Please leave out names and anything about your own health."
        problem={errors.additionalInfo?.message}
      >
        {(control) => <TextArea control={control} field={additionalInfo} rows={4} />}
      </Field>
      <FormButtons
        labels={BUTTON[isSponsored ? "sponsored" : "standard"]}
        isSending={isSubmitting}
        isDirty={isDirty}
        onClear={clear}
      />
      {notSent && <FailedNotice {...notSent} />}
    </form>
  );
}

function CountryField({ field, problem }: { field: UseFormRegisterReturn; problem?: string }) {
  return (
    <SelectField label="In which country is the clinic?" problem={problem} aria-required {...field}>
      <option value="">Choose a country...</option>
      {COUNTRIES.map((country) => (
        <option key={country} value={country}>
          {country}
        </option>
      ))}
    </SelectField>
  );
}
