import type { ErrorCode } from "@/backend/errorCodes.ts";
import { errorCode, failureOf, type Failure, type ErrorText } from "@/backend/errors.ts";

const SIGNED_OUT =
  "You may have been signed out, or may not do this any more. Sign in in another tab, then try again here.";

export function adminFailure(
  error: unknown,
  general: ErrorText,
  particular: Partial<Record<ErrorCode, ErrorText>> = {},
): Failure {
  return failureOf(error, general, {
    "history-limit": {
      title: general.title,
      text: "You’ve reached the limit for changes. Try again in an hour; if you reached the daily limit, tomorrow.",
    },
    "admins-only": { title: general.title, text: SIGNED_OUT },
    refused: { title: general.title, text: SIGNED_OUT },
    ...particular,
  });
}

/** Where an answer was lost, nobody knows whether the change was stored. @param text says where that shows */
export function lostAnswer(text: string) {
  return {
    "no-answer": { title: "No answer came", text },
    "timed-out": { title: "No answer came in time", text },
  };
}

export const MAY_BE_SAVED = lostAnswer("It may be saved. Look at the list first.");
export const MAY_BE_DONE = lostAnswer("It may be done. Reload the page to see.");
/** Of what a list shows too little of. */
export const TEXT_MAY_BE_SAVED = lostAnswer("It may be saved. Look at the history first.");

/** Stays beside the button when the message is gone. */
export function failedSave(error: unknown): string {
  return `${errorCode(error) in MAY_BE_SAVED ? "It may be saved" : "Not saved"}. Your text is still here.`;
}
