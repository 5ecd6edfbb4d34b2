/** The code is the `hint` of the answer and never changes; the sentence beside it may. */
export const REFUSALS = [
  "account-unconfirmed",
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

export type FailureKind =
  | "no-answer"
  | "timed-out"
  | "too-many-requests"
  | "refused"
  | "already-there"
  | "not-found"
  | "unreadable"
  | "out-of-order"
  | "read-only"
  | "unexpected";

export type ErrorCode = RefusalCode | FailureKind;

/** By Postgres's code, or else the status. */
const KINDS: Record<string, FailureKind> = {
  401: "refused",
  403: "refused",
  404: "not-found",
  429: "too-many-requests",
  "23505": "already-there",
  // Postgres is read-only, or its disk is full.
  "25006": "read-only",
  "53100": "read-only",
};

/** After a long wait or a shutdown. PostgREST's code is empty if Postgres goes away during a call. */
const STOPPED = /^$|^57|^55P/;

/** Checks only the shape: visitors need not download the list, which is mostly the administration's. */
export function refusalIn(answer: unknown): RefusalCode | undefined {
  const { hint } = fieldsOf(answer);
  return isRefusal(hint) ? hint : undefined;
}

function isRefusal(hint: unknown): hint is RefusalCode {
  return typeof hint === "string" && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(hint);
}

/** Takes any answer, even none. */
const fieldsOf: (answer: unknown) => { code?: string; hint?: unknown } = Object;

export function kindOf(message: string, status: number, answer: unknown): FailureKind {
  if (status === 0) return message.startsWith("TimeoutError") ? "timed-out" : "no-answer";
  const { code = status } = fieldsOf(answer);
  const known = KINDS[code] ?? KINDS[status];
  if (known) return known;
  // From 502 on, a gateway answers instead of the database.
  if (status > 501 || STOPPED.test(`${code}`)) return "out-of-order";
  return status < 300 ? "unreadable" : "unexpected";
}
