import { Link } from "react-router-dom";
import { FailedNotice } from "@/contributing/forms/FailedNotice.tsx";
import { FormButtons } from "@/contributing/forms/FormButtons.tsx";
import { RestoredDraft } from "@/contributing/forms/RestoredDraft.tsx";
import { TextArea } from "@/contributing/forms/TextArea.tsx";
import { WebAddressField } from "@/contributing/forms/WebAddressField.tsx";
import { Field } from "@/ui/Field.tsx";
import { FORM_NAME, useReportForm } from "./useReportForm.ts";

const BUTTON = { idle: "Send the report", busy: "Sending..." };

interface ReportFormProps {
  clinicId: string;
  figure: string;
}

export function ReportForm({ clinicId, figure }: ReportFormProps) {
  const { form, notSent, isDraftRestored, submit, clear } = useReportForm(clinicId, figure);
  const { register, watch, setValue, formState } = form;
  const { errors, isSubmitting, isSubmitted, isDirty } = formState;
  const figureField = register("figure");
  const rightValue = register("rightValue");
  const sourceUrl = register("sourceUrl");
  const email = register("email");
  return (
    <form
      name={FORM_NAME}
      noValidate
      aria-label="A wrong figure"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid gap-7"
    >
      {isDraftRestored && isDirty && <RestoredDraft isSending={isSubmitting} onStartAgain={clear} />}
      <Field
        label="Which figure is wrong?"
        hint="For example: the price of an IVF cycle, the success rate with donor eggs, or the telephone number."
        problem={errors.figure?.message}
      >
        {(control) => <input {...control} {...figureField} type="text" aria-required autoComplete="off" />}
      </Field>
      <Field
        label="What should it say?"
        hint="The right value and what it counts, such as ‘34% live births per transfer, own eggs, 35 to 37 years, in 2024’. If the figure should go, tell us why."
        problem={errors.rightValue?.message}
      >
        {(control) => <TextArea control={control} field={rightValue} rows={3} isRequired />}
      </Field>
      <WebAddressField
        label="Where can we read it?"
        hint="A page or document that anyone can open, such as the clinic's price list. If the figure should go, link the page that should show it and doesn't."
        placeholder="www.clinic.example/prices"
        field={sourceUrl}
        typed={watch("sourceUrl")}
        problem={errors.sourceUrl?.message}
        onComplete={(address) => setValue("sourceUrl", address, { shouldValidate: isSubmitted })}
      />
      <Field
        label="What is your e-mail address?"
        aside="optional"
        hint="Only in case we have a question about this. We never publish it, use it for nothing else, and delete it with your report after a year."
        problem={errors.email?.message}
      >
        {(control) => (
          <input
            {...control}
            {...email}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <div className="grid gap-4">
        <FormButtons labels={BUTTON} isSending={isSubmitting} isDirty={isDirty} onClear={clear} />
        <p className="text-sm text-quiet">
          Only our administrators read what you send. Please leave out names and anything about your own
          health.{" "}
          <Link to="/privacy-policy#section-6" className="text-accent underline underline-offset-4">
            How we handle it
          </Link>
        </p>
      </div>
      {notSent && <FailedNotice {...notSent} />}
    </form>
  );
}
