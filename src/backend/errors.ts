import { kindOf, refusalIn, type ErrorCode, type FailureKind } from "./errorCodes.ts";

/** A failed call to the backend. */
export class BackendError extends Error {
  /** The most exact name: a refusal of ours, else the same as `kind`. */
  readonly code: ErrorCode;
  /** What became of the call, also for refusals: one over a vote limit is `too-many-requests`. */
  readonly kind: FailureKind;
  /** HTTP status; 0 when no answer came (offline, refused, given up). */
  readonly status: number;

  /** @param cause the body of the answer, whose `hint` may name a refusal */
  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.name = "BackendError";
    this.status = status;
    this.kind = kindOf(message, status, cause);
    this.code = refusalIn(cause) ?? this.kind;
  }
}

/** The code of any error: what is not from the backend was not expected. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof BackendError ? error.code : "unexpected";
}

/** The server's own words, also those that the operator wrote; others where it said none. */
export function ownErrorText(error: unknown, otherwise: string): string {
  return (error instanceof Error && error.message) || otherwise;
}

const UNEXPECTED = { code: "unexpected", kind: "unexpected" } as const;

export interface ErrorText {
  title: string;
  text?: string;
}

/** An error as it is told to a person. A toast and a notice show it. */
export interface Failure extends ErrorText {
  tone: "alarm";
  code: ErrorCode;
  /** Such as `E-7K2F`: for errors that nobody expected, to be quoted and found in the console. */
  reference: string | undefined;
  cause: unknown;
}

/** What to tell of an error: the words for its code, else for its kind, else the general ones. */
export function failureOf(
  error: unknown,
  general: ErrorText,
  particular: Partial<Record<ErrorCode, ErrorText>> = {},
): Failure {
  const { code, kind } = error instanceof BackendError ? error : UNEXPECTED;
  const words = particular[code] ?? particular[kind];
  const isUnexpected = !words && (kind === "unexpected" || kind === "unreadable");
  return {
    ...(words ?? general),
    tone: "alarm",
    code,
    reference: isUnexpected ? referenceOf(error) : undefined,
    cause: error,
  };
}

/** Logs an error beside the reference that a person may quote. */
export function logError(error: unknown): void {
  console.error(referenceOf(error), error);
}

/** The same for the same cause, so that nothing must remember it: the last letters of a small hash. */
function referenceOf(error: unknown): string {
  const cause = error instanceof BackendError ? error.status + error.message : String(error);
  let hash = 36 ** 4;
  for (const character of cause) hash = (hash * 31 + character.charCodeAt(0)) % 36 ** 8;
  return `E-${hash.toString(36).slice(-4).toUpperCase()}`;
}

interface Answer<T> {
  data: T | null;
  error: { message: string } | null;
  status: number;
}

/**
 * The data of an answer.
 *
 * @throws BackendError when the backend answered with an error, or not at all
 */
export function dataOf<T>({ data, error, status }: Answer<T>): T | null {
  if (error) throw new BackendError(wordsOf(error.message), status, error);
  return data;
}

/** An answer that was no JSON comes as its whole text, such as a gateway's HTML page: nobody's words. */
function wordsOf(message: unknown): string {
  return typeof message === "string" && message.length < 300 && !/^\s*[<[{]/.test(message) ? message : "";
}

/**
 * The rows of an answer.
 *
 * @throws BackendError also when something else came than rows
 */
export function rowsOf<T>(answer: Answer<T[]>): T[] {
  const rows: unknown = dataOf(answer);
  if (Array.isArray(rows)) return answer.data ?? [];
  throw new BackendError("The answer came in an unknown shape", answer.status, rows);
}
