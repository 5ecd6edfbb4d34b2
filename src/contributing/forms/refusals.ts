import { serverMessage, type ErrorText } from "@/backend/errors.ts";

export function refusalText(error: unknown) {
  return {
    blocked: { title: "Access Restricted", text: serverMessage(error, "Please try again later.") },
    "submissions-paused": {
      title: "Submissions are paused",
      text: serverMessage(error, "Please come back later; your entries stay in the form."),
    },
    "hourly-submission-limit": {
      title: "Too many submissions",
      text: "We've received very many submissions in the past hour. Please try again in an hour; your entries stay in the form.",
    },
    "submissions-full": {
      title: "Too many submissions",
      text: "We cannot take any more submissions for now. Please come back in a few days; your entries stay in the form.",
    },
    "too-many-requests": {
      title: "Too many submissions",
      text: "Too many submissions have come from your network in the past hour. Please try again later; your entries stay in the form.",
    },
  } satisfies Record<string, ErrorText>;
}
