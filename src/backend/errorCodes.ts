/**
 * What the database and the edge functions refuse on purpose. The code stands in the `hint` of
 * the answer, beside an English sentence that may change; the code never changes.
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

/** What became of a call, whoever answered it: the database, a gateway on the way, or nobody. */
export type FailureKind =
  | "no-answer"
  | "timed-out"
  | "too-many-requests"
  | "refused"
  | "already-there"
  | "not-found"
  | "unreadable"
  | "unexpected";

/** The most exact name of a failure: the refusal where there is one, else what became of the call. */
export type ErrorCode = RefusalCode | FailureKind;

const KIND_OF_STATUS: Record<number, FailureKind> = {
  401: "refused",
  403: "refused",
  404: "not-found",
  429: "too-many-requests",
};

/**
 * The refusal that the body of an answer names, if it names one of ours. Other hints are sentences,
 * so that visitors need not fetch the list above, which is mostly the desk's.
 */
export function refusalIn(answer: unknown): RefusalCode | undefined {
  if (typeof answer !== "object" || !answer || !("hint" in answer)) return undefined;
  return isRefusal(answer.hint) ? answer.hint : undefined;
}

function isRefusal(hint: unknown): hint is RefusalCode {
  return typeof hint === "string" && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(hint);
}

/** What became of the call with that HTTP status (0 when no answer came). */
export function kindOf(message: string, status: number, answer: unknown): FailureKind {
  // Postgres' code of a unique violation.
  if (typeof answer === "object" && answer && "code" in answer && answer.code === "23505") {
    return "already-there";
  }
  // The name of the exception that ended the call, which stands first in its words.
  if (status === 0) return message.startsWith("TimeoutError") ? "timed-out" : "no-answer";
  return status < 300 ? "unreadable" : (KIND_OF_STATUS[status] ?? "unexpected");
}
