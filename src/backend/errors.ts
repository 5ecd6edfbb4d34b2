/** What kind of failure it was. Callers, words and tests go by it, so it never changes its name. */
export type ErrorCode =
  | "no-answer"
  | "timed-out"
  | "too-many-requests"
  | "refused"
  | "banned"
  | "already-there"
  | "not-found"
  | "unreadable"
  | "unexpected";

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  401: "refused",
  403: "refused",
  404: "not-found",
  429: "too-many-requests",
};

/** A failed call to the backend. */
export class BackendError extends Error {
  readonly code: ErrorCode;
  /** HTTP status; 0 when no answer came (offline, refused, given up). */
  readonly status: number;

  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.name = "BackendError";
    this.status = status;
    this.code = findCode(message, status, cause);
  }
}

function findCode(message: string, status: number, cause: unknown): ErrorCode {
  if (message === "IP address is banned") return "banned";
  // Postgres' code of a unique violation.
  if (typeof cause === "object" && cause && "code" in cause && cause.code === "23505") return "already-there";
  if (status === 0) return message.startsWith("TimeoutError") ? "timed-out" : "no-answer";
  return status < 300 ? "unreadable" : (CODE_OF_STATUS[status] ?? "unexpected");
}

/** The kind of any error: what is not from the backend was not expected. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof BackendError ? error.code : "unexpected";
}

export interface Words {
  title: string;
  text?: string;
}

/** An error as it is told to a person. A toast and a notice show it. */
export interface Failure extends Words {
  tone: "alarm";
  code: ErrorCode;
  /** Such as `E-7K2F`: for errors that nobody expected, to be quoted and found in the console. */
  reference: string | undefined;
  cause: unknown;
}

/** What to tell of an error: the words for its kind where there are some, else the general ones. */
export function failureOf(
  error: unknown,
  general: Words,
  particular: Partial<Record<ErrorCode, Words>> = {},
): Failure {
  const code = errorCode(error);
  const words = particular[code];
  const isUnexpected = !words && (code === "unexpected" || code === "unreadable");
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
