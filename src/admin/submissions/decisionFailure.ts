import type { Failure } from "@/backend/errors.ts";
import { adminFailure, lostAnswer } from "@/admin/fields/adminFailure.ts";

export function decisionFailure(error: unknown, title: string): Failure {
  return adminFailure(
    error,
    { title },
    {
      ...lostAnswer("It may be done. Look at the list first."),
      // Their own decision, too, whose answer was lost.
      "already-decided": {
        title: "It has been decided already",
        text: "This page now shows the decision.",
      },
      "no-such-submission": {
        title: "It's no longer there",
        text: "Someone deleted it, so it may be in the bin; or it was older than we keep what visitors send.",
      },
      "clinic-id-taken": { title: "Another clinic has this address", text: "Please choose another one." },
      "no-such-clinic": { title: "This clinic no longer exists" },
      "admins-only": {
        title: "You are no longer signed in as an admin",
        text: "Please sign in again. Nothing was changed.",
      },
    },
  );
}
