import { failureOf } from "@/backend/errors.ts";
import { refusalText } from "@/contributing/forms/refusals.ts";
import type { ToastMessage } from "@/ui/toast.ts";

export const SUBMITTED: ToastMessage = {
  title: "Success!",
  text: "Thank you for your submission! We will review your clinic information.",
};

const NOT_SUBMITTED = {
  title: "Error",
  text: "There was an error submitting your clinic information. Please try again.",
};

export function failureMessage(error: unknown): ToastMessage {
  return failureOf(error, NOT_SUBMITTED, refusalText(error));
}
