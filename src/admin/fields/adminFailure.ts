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
