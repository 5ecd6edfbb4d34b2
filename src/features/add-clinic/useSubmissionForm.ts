import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { settings } from "@/backend/settings.ts";
import { useSending, type NotSent } from "@/features/forms/useSending.ts";
import { showToast } from "@/ui/toast.ts";
import { useSubmitClinic } from "./api.ts";
import { draft } from "./draft.ts";
import { failureMessage, SUBMITTED } from "./submissionMessages.ts";
import { nextPaint, openInNewTab } from "./payment.ts";
import { EMPTY_FORM, submissionSchema, type FormValues, type Submission } from "./submissionSchema.ts";
import { submittedState } from "./submitted.ts";

export const FORM_NAME = "add-clinic";

type Payment = "payment-opened" | "payment-blocked";

/** What came of the last time the form was sent. */
export type Outcome = Payment | NotSent | null;

/** The form's values, draft and errors, and what happens when it is sent. */
export function useSubmissionForm() {
  const form = useForm<FormValues, unknown, Submission>({
    defaultValues: EMPTY_FORM,
    resolver: standardSchemaResolver(submissionSchema),
  });
  const { mutateAsync } = useSubmitClinic();
  const navigate = useNavigate();
  const sending = useSending<keyof FormValues, Submission, Payment>({
    form,
    formName: FORM_NAME,
    draft,
    send: (submission, formId) => mutateAsync({ submission, formId }),
    insteadOfSending: ({ listingType }) => (listingType === "sponsored" ? goToPayment() : undefined),
    failureMessage,
    onSent: ({ clinicName }) => {
      showToast(SUBMITTED);
      // An address of its own, so that the form at its own is always the form.
      void navigate("/add-clinic?sent", { state: submittedState(clinicName) });
    },
  });
  return { form, ...sending };
}

async function goToPayment(): Promise<Payment> {
  const opened = openInNewTab(settings.paymentUrl);
  await nextPaint();
  return opened ? "payment-opened" : "payment-blocked";
}
