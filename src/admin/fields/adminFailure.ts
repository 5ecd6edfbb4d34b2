import type { ErrorCode } from "@/backend/errorCodes.ts";
import { failureOf, type Failure, type ErrorText } from "@/backend/errors.ts";

export function adminFailure(
  error: unknown,
  general: ErrorText,
  particular: Partial<Record<ErrorCode, ErrorText>> = {},
): Failure {
  return failureOf(error, general, {
    "history-limit": {
      title: general.title,
      text: "You’ve changed a great deal in a short time. Please go on in an hour; after a very long day, tomorrow.",
    },
    ...particular,
  });
}

const LOOK = "It may be saved. Look at the list first.";

/** Where an answer was lost, nobody knows whether the change was stored. */
export const MAY_BE_SAVED: Partial<Record<ErrorCode, ErrorText>> = {
  "no-answer": { title: "No answer came", text: LOOK },
  "timed-out": { title: "No answer came in time", text: LOOK },
};
