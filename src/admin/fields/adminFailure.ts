import type { ErrorCode } from "@/backend/errorCodes.ts";
import { failureOf, type Failure, type ErrorText } from "@/backend/errors.ts";

/** Like `failureOf`, with the refusals that any change by an admin can meet. */
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
