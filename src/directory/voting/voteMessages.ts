import { errorCode, failureOf, serverMessage } from "@/backend/errors.ts";
import type { ToastMessage } from "@/ui/toast.ts";
import { VOTE_FAILED } from "./voteFailed.ts";
import type { CaptchaFailureResult, VoteResult } from "./api.ts";

export function voteResultMessage({ success, message }: VoteResult): ToastMessage {
  return success
    ? { title: "Upvote recorded!", text: message }
    : { title: "Already voted", text: message, tone: "alarm" };
}

export const NEEDS_NETWORK: ToastMessage = {
  title: "A vote needs a network",
  text: "You’re offline. Nothing was sent, and nothing will be sent later: please vote again once you’re online.",
  tone: "alarm",
};

export function voteErrorMessage(error: unknown): ToastMessage {
  return failureOf(error, VOTE_FAILED, {
    banned: {
      title: "Access Restricted",
      text: "Your access has been temporarily restricted. Please try again later.",
    },
    blocked: { title: "Access Restricted", text: serverMessage(error, "Please try again later.") },
    "human-check-required": {
      title: "Human check not completed",
      text: serverMessage(error, "Please try again, or use another browser."),
    },
    "no-such-clinic": {
      title: "Clinic Not Found",
      text: "This clinic is no longer listed here, so it takes no more votes.",
    },
    "too-many-requests": {
      title: "Vote limit reached",
      text: serverMessage(error, "Please try again later."),
    },
    "voting-paused": { title: "Voting is paused", text: serverMessage(error, "Please come back later.") },
  });
}

export function reportErrorMessage(error: unknown): ToastMessage | null {
  if (errorCode(error) !== "reports-paused") return null;
  return { title: "Reports are paused", text: serverMessage(error, "Your failed attempt was not counted.") };
}

export function captchaFailureMessage(result: CaptchaFailureResult | null): ToastMessage | null {
  if (result?.banned === true) {
    return {
      title: "Access Restricted",
      text: "Your access has been temporarily restricted due to multiple failed attempts.",
      tone: "alarm",
    };
  }
  const remaining = result?.remaining_attempts;
  if (typeof remaining === "number") {
    return {
      title: "Try Again",
      text: `Please try again. ${remaining} ${remaining === 1 ? "attempt" : "attempts"} remaining.`,
    };
  }
  return null;
}
