import type { ErrorCode } from "@/backend/errorCodes.ts";
import { failureOf, type ErrorText, type Failure } from "@/backend/errors.ts";

const LOOK = "It may have worked. Reload the page to see whether two-step sign-in is on.";

const MAY_HAVE_WORKED: Partial<Record<ErrorCode, ErrorText>> = {
  "no-answer": { title: "No answer came", text: LOOK },
  "timed-out": { title: "No answer came in time", text: LOOK },
};

export const SIGN_IN_AGAIN: ErrorText = {
  title: "Please sign in again first",
  text: "Two-step sign-in is set up within 15 minutes of signing in, so that nobody else does it in a browser you left open. Log out, sign in, and come back here.",
};

/** Where an answer was lost, nobody knows whether two-step sign-in is on. */
export function switchFailure(error: unknown, general: ErrorText): Failure {
  return failureOf(error, general, MAY_HAVE_WORKED);
}
