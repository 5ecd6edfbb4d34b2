import { failureOf } from "@/backend/errors.ts";
import type { ToastMessage } from "@/ui/toast.ts";

export const SUBMITTED: ToastMessage = {
  title: "Success!",
  text: "Thank you for your submission! We will review your clinic information.",
};

/** What the visitor is told when a submission was refused or lost. */
export function failureMessage(error: unknown): ToastMessage {
  return failureOf(
    error,
    {
      title: "Error",
      text: "There was an error submitting your clinic information. Please try again.",
    },
    {
      "too-many-requests": {
        title: "Too many submissions",
        text: "Too many submissions have come from your network in the past hour. Please try again later; your entries stay in the form.",
      },
    },
  );
}
