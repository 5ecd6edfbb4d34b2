/**
 * Deliberate refusals by the database and the edge functions. The code is the `hint` of the answer and
 * never changes; the sentence beside it may.
 */
export const REFUSALS = [
  "admins-only",
  "ages-overlap",
  "already-admin",
  "already-decided",
  "already-restored",
  "banned",
  "blocked",
  "cannot-merge",
  "clinic-id-taken",
  "clinic-is-merged",
  "clinic-unproven-vote-limit",
  "clinic-vote-limit",
  "costly-query",
  "summary-figures-guarded",
  "experience-limit",
  "history-is-kept",
  "history-limit",
  "hourly-failure-limit",
  "hourly-submission-limit",
  "hourly-vote-limit",
  "human-check-required",
  "import-columns",
  "import-gone",
  "import-outdated",
  "import-refused",
  "import-too-long",
  "invalid-experience",
  "invalid-hash",
  "invalid-human-check",
  "invalid-network",
  "invalid-session",
  "last-owner",
  "locked-out",
  "login-busy",
  "many-newcomers",
  "merges-guarded",
  "network-too-wide",
  "no-such-account",
  "no-such-admin",
  "no-such-category",
  "no-such-change",
  "no-such-clinic",
  "no-such-key",
  "no-such-merge",
  "no-such-role",
  "no-such-row",
  "no-such-submission",
  "no-such-voiding",
  "nothing-to-pause",
  "nothing-to-restore",
  "one-row-at-a-time",
  "origin-not-allowed",
  "owners-only",
  "publication-too-far",
  "reports-paused",
  "sponsored-place-taken",
  "submission-limit",
  "submissions-full",
  "submissions-paused",
  "too-many-clinics",
  "unproven-vote-limit",
  "use-post",
  "vote-count-guarded",
  "votes-are-final",
  "votes-are-kept",
  "voting-paused",
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

/** How a call failed, whoever answered: the database, a gateway or nobody. */
export type FailureKind =
  | "no-answer"
  | "timed-out"
  | "too-many-requests"
  | "refused"
  | "already-there"
  | "not-found"
  | "unreadable"
  | "unexpected";

/** Most specific name of a failure: the refusal, or else its kind. */
export type ErrorCode = RefusalCode | FailureKind;

const KIND_OF_STATUS: Record<number, FailureKind> = {
  401: "refused",
  403: "refused",
  404: "not-found",
  429: "too-many-requests",
};

/**
 * Returns the refusal that an answer names. Checks only the shape, so that visitors need not download the
 * list, most of which concerns the administration.
 */
export function refusalIn(answer: unknown): RefusalCode | undefined {
  if (typeof answer !== "object" || !answer || !("hint" in answer)) return undefined;
  return isRefusal(answer.hint) ? answer.hint : undefined;
}

function isRefusal(hint: unknown): hint is RefusalCode {
  return typeof hint === "string" && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(hint);
}

export function kindOf(message: string, status: number, answer: unknown): FailureKind {
  if (typeof answer === "object" && answer && "code" in answer && answer.code === "23505") {
    return "already-there";
  }
  if (status === 0) return message.startsWith("TimeoutError") ? "timed-out" : "no-answer";
  return status < 300 ? "unreadable" : (KIND_OF_STATUS[status] ?? "unexpected");
}
