import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { randomUuid } from "@/backend/randomUuid.ts";
import { settings } from "@/backend/settings.ts";
import { prepareToasts } from "@/ui/prepareToasts.ts";
import { dismissToasts, showToast, type ToastMessage } from "@/ui/toast.ts";
import { useIsShown } from "@/ui/useIsShown.ts";
import { useSubmitClinic } from "./api.ts";
import { clearDraft } from "./draft.ts";
import { failureMessage, SUBMITTED } from "./submissionMessages.ts";
import { nextPaint, openInNewTab } from "./payment.ts";
import { EMPTY_FORM, submissionSchema, type FormValues, type Submission } from "./submissionSchema.ts";
import { submittedState } from "./submitted.ts";
import { useDraft } from "./useDraft.ts";

/** What came of the last time the form was sent. */
export type Outcome = "payment-opened" | "payment-blocked" | { failed: ToastMessage } | null;

/** The form's values, draft and errors, and what happens when it is sent. */
export function useSubmissionForm() {
  const form = useForm<FormValues, unknown, Submission>({
    defaultValues: EMPTY_FORM,
    resolver: standardSchemaResolver(submissionSchema),
  });
  const { mutateAsync: send } = useSubmitClinic();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const isDraftRestored = useDraft(form);
  const isShown = useIsShown();
  const formIdOf = useFormId();
  const isBusy = useRef(false);
  const navigate = useNavigate();
  useMessagesReady(form.formState.isDirty);

  const sendStandard = async (submission: Submission) => {
    try {
      await send({ submission, formId: formIdOf(submission) });
    } catch (error) {
      const failed = failureMessage(error);
      if (!isShown.current) return;
      showToast(failed);
      setOutcome({ failed });
      return;
    }
    clearDraft();
    if (!isShown.current) return;
    form.reset(EMPTY_FORM);
    showToast(SUBMITTED);
    // An address of its own, so that the form at its own is always the form.
    void navigate("/add-clinic?sent", { state: submittedState(submission.clinicName) });
  };

  const goToPayment = async () => {
    const opened = openInNewTab(settings.paymentUrl);
    await nextPaint();
    setOutcome(opened ? "payment-opened" : "payment-blocked");
  };

  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome(null);
    dismissToasts();
    try {
      await form.handleSubmit((submission) =>
        submission.listingType === "sponsored" ? goToPayment() : sendStandard(submission),
      )();
    } finally {
      isBusy.current = false;
    }
  };

  const clear = () => {
    clearDraft();
    form.reset(EMPTY_FORM);
    setOutcome(null);
  };

  return { form, outcome, isDraftRestored, submit, clear };
}

/** One id for one content: what is sent again unchanged is the same form. */
function useFormId(): (submission: Submission) => string {
  const last = useRef({ content: "", id: "" });
  return (submission) => {
    const content = JSON.stringify(submission);
    if (last.current.content !== content) last.current = { content, id: randomUuid() };
    return last.current.id;
  };
}

/** Fetches the code of the messages when somebody starts to type, so that a lost connection can be told. */
function useMessagesReady(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) prepareToasts();
  }, [isNeeded]);
}
