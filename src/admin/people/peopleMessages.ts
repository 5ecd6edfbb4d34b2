import type { Failure, ErrorText } from "@/backend/errors.ts";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { isolate } from "@/ui/isolate.ts";

const LAST_OWNER: ErrorText = {
  title: "There must be an owner",
  text: "This is the last one who can sign in. Make somebody else an owner first.",
};
const OWNERS_ONLY: ErrorText = {
  title: "Only owners may do this",
  text: "Someone changed your role, or your session ended. Please reload the page.",
};
const LOOK = "It may have worked. Look at the list first.";
const GONE: ErrorText = {
  title: "This person is no longer here",
  text: "Someone else removed them. The list now shows it.",
};

const FOREIGN: ErrorText = {
  title: "Nothing was changed",
  text: "This website’s address isn’t among those that may do this. Whoever runs the website can add it.",
};
const MANY: ErrorText = {
  title: "You have added many people",
  text: "You can add more in an hour.",
};

export function changeFailure(error: unknown): Failure {
  return adminFailure(
    error,
    { title: "Nothing was changed", text: "Please try again." },
    {
      "no-answer": { title: "No answer came", text: LOOK },
      "timed-out": { title: "No answer came in time", text: LOOK },
      "last-owner": LAST_OWNER,
      "owners-only": OWNERS_ONLY,
      "no-such-admin": GONE,
      "many-newcomers": MANY,
      "origin-not-allowed": FOREIGN,
    },
  );
}

/** Without an answer nobody knows whether the person was added. */
export function addFailure(error: unknown, email: string): Failure {
  const failure = changeFailure(error);
  if (failure.code !== "no-answer" && failure.code !== "timed-out") return failure;
  return {
    ...failure,
    title: "We got no answer",
    text: `Check your connection and the list. If ${isolate(email)} is there, they may need a new password from whoever runs the website.`,
  };
}

/** Returns the message beside the e-mail field; null when a toast says it. */
export function addProblem(code: string, email: string): string | null {
  if (code === "already-admin") return `${email} is here already.`;
  if (code === "no-such-account") {
    return `Nobody has an account with this address yet. Whoever runs the website can create one: npm run admin:create -- --email ${email}`;
  }
  if (code === "account-unconfirmed") {
    return "There’s an account with this address, but nobody confirmed it, so a stranger may have made it. Whoever runs the website can delete it. Then add the person again.";
  }
  if (code === "address-refused" || code === "malformed-request") {
    return "We can't create an account for this address. Check the spelling.";
  }
  return null;
}
