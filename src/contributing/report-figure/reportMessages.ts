import { failureOf } from "@/backend/errors.ts";
import { refusalText } from "@/contributing/forms/refusals.ts";
import type { ToastMessage } from "@/ui/toast.ts";

export const REPORTED: ToastMessage = { title: "Thank you!", text: "We have received your report." };

const NOT_REPORTED = {
  title: "Not sent",
  text: "Your report could not be sent. Please try again; your entries stay in the form.",
};

export function failureMessage(error: unknown): ToastMessage {
  return failureOf(error, NOT_REPORTED, {
    ...refusalText(error),
    "no-answer": {
      title: "No connection",
      text: "We couldn't reach our server. Please check your connection and try again; your entries stay in the form.",
    },
    "timed-out": {
      title: "No answer",
      text: "Our server didn't answer in time. Please try again; your entries stay in the form.",
    },
    "no-such-clinic": {
      title: "Clinic Not Found",
      text: "This clinic has left the directory, so its figures are no longer shown.",
    },
  });
}
