import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useSending } from "@/contributing/forms/useSending.ts";
import { showToast } from "@/ui/toast.ts";
import { useSubmitClinic } from "./api.ts";
import { draft } from "./draft.ts";
import { failureMessage, SUBMITTED } from "./submissionMessages.ts";
import { goToPayment, openPaymentTab } from "./payment.ts";
import { EMPTY_FORM, submissionSchema, type FormValues, type Submission } from "./submissionSchema.ts";
import { submittedState, type SubmittedClinic } from "./submittedState.ts";

export const FORM_NAME = "add-clinic";

export function useSubmissionForm() {
  const form = useForm<FormValues, unknown, Submission>({
    defaultValues: EMPTY_FORM,
    resolver: standardSchemaResolver(submissionSchema),
  });
  const { mutateAsync } = useSubmitClinic();
  const navigate = useNavigate();
  const sending = useSending<keyof FormValues, Submission, SubmittedClinic["payment"]>({
    form,
    formName: FORM_NAME,
    draft,
    send: async (submission, formId) => {
      const store = () => mutateAsync({ submission, formId });
      if (submission.listingType === "sponsored") return storeBeforePayment(store);
      await store();
      return undefined;
    },
    failureMessage,
    onSent: ({ clinicName }, payment) => {
      if (payment === undefined) showToast(SUBMITTED);
      // An address of its own, so that /add-clinic always shows the form.
      void navigate("/add-clinic?sent", { state: submittedState({ clinicName, payment }) });
    },
  });
  return { form, ...sending };
}

/** Stores the request before payment, so that the administration knows whom a payment is for. */
async function storeBeforePayment(store: () => Promise<void>): Promise<"opened" | "blocked"> {
  const tab = openPaymentTab();
  try {
    await store();
  } catch (error) {
    tab?.close();
    throw error;
  }
  return goToPayment(tab) ? "opened" : "blocked";
}
