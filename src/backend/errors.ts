import type { Answer } from "./apiCall.ts";
import { kindOf, refusalIn, type ErrorCode, type FailureKind } from "./errorCodes.ts";

export class BackendError extends Error {
  readonly code: ErrorCode;
  readonly kind: FailureKind;
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

export function errorCode(error: unknown): ErrorCode {
  return error instanceof BackendError ? error.code : "unexpected";
}

/** Returns the server's message, which an operator may have written, or else the given one. */
export function serverMessage(error: unknown, otherwise: string): string {
  return (error instanceof Error && error.message) || otherwise;
}

const UNEXPECTED = { code: "unexpected", kind: "unexpected" } as const;

export interface ErrorText {
  title: string;
  text?: string;
}

export interface Failure extends ErrorText {
  tone: "alarm";
  code: ErrorCode;
  /** Such as `E-7K2F`: people can quote it, and the console shows it. */
  reference: string | undefined;
  cause: unknown;
}

const OUTAGES: Partial<Record<ErrorCode, string>> = {
  "out-of-order": "Our server is overloaded or being repaired.",
  "read-only": "Our server can’t store anything right now.",
};

/** By its code, its kind, or else the general one, which also says if the server is out of order. */
export function failureOf(
  error: unknown,
  fallback: ErrorText,
  byCode: Partial<Record<ErrorCode, ErrorText>> = {},
): Failure {
  const { code, kind } = error instanceof BackendError ? error : UNEXPECTED;
  const message = byCode[code] ?? byCode[kind];
  const outage = message ? "" : OUTAGES[code];
  const isUnexpected = outage || (!message && (kind === "unexpected" || kind === "unreadable"));
  return {
    ...(message ?? fallback),
    ...(outage && { text: fallback.text ? `${fallback.text} ${outage}` : outage }),
    tone: "alarm",
    code,
    reference: isUnexpected ? referenceOf(error) : undefined,
    cause: error,
  };
}

/** Dispatched on the window for each logged error, where visitors may be measured. */
export const LOGGED_EVENT = "error-logged";

export function logError(error: unknown): void {
  console.error(referenceOf(error), error);
  if (import.meta.env.ASKS_TO_MEASURE) {
    globalThis.window?.dispatchEvent(new CustomEvent(LOGGED_EVENT, { detail: error }));
  }
}

/** Hashes the cause, so that the same cause always has the same reference. */
export function referenceOf(error: unknown): string {
  const cause = error instanceof BackendError ? error.status + error.message : String(error);
  let hash = 36 ** 4;
  for (const character of cause) hash = (hash * 31 + character.charCodeAt(0)) % 36 ** 8;
  return `E-${hash.toString(36).slice(-4).toUpperCase()}`;
}

/** @throws BackendError when the backend answered with an error, or not at all */
export function dataOf<T>({ data, error, status }: Answer<T>): T | null {
  if (error) throw new BackendError(readableMessage(error.message), status, error);
  return data;
}

/** Drops a body that was no JSON, such as a gateway's HTML page. */
function readableMessage(message: unknown): string {
  return typeof message === "string" && message.length < 300 && !/^\s*[<[{]/.test(message) ? message : "";
}

/** @throws BackendError, also when the answer holds something else */
export function rowsOf<T>(answer: Answer<T[]>): T[] {
  const rows: unknown = dataOf(answer);
  if (Array.isArray(rows)) return answer.data ?? [];
  throw new BackendError("The answer came in an unknown shape", answer.status, rows);
}
