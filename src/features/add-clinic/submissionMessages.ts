import { failureOf, ownWords } from "@/backend/errors.ts";
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
      blocked: { title: "Access Restricted", text: ownWords(error, "Please try again later.") },
      "submissions-paused": {
        title: "Submissions are paused",
        text: ownWords(error, "Please come back later; your entries stay in the form."),
      },
      "hourly-submission-limit": {
        title: "Too many submissions",
        text: "Very many suggestions have come in the past hour. Please try again in an hour; your entries stay in the form.",
      },
      "submissions-full": {
        title: "Too many submissions",
        text: "We cannot take any more suggestions for now. Please come back in a few days; your entries stay in the form.",
      },
      "too-many-requests": {
        title: "Too many submissions",
        text: "Too many submissions have come from your network in the past hour. Please try again later; your entries stay in the form.",
      },
    },
  );
}
