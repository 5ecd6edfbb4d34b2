/** A failed call to the backend, with what a caller may decide by. */
export class BackendError extends Error {
  /** HTTP status; 0 when no answer came (offline, refused, given up). */
  readonly status: number;
  /** The code of Postgres or PostgREST, for instance 23505 for a duplicate. */
  readonly code: string | undefined;

  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.name = "BackendError";
    this.status = status;
    this.code = hasCode(cause) ? cause.code : undefined;
  }
}

function hasCode(cause: unknown): cause is { code: string } {
  return typeof cause === "object" && cause !== null && "code" in cause && typeof cause.code === "string";
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
  if (error) throw new BackendError(error.message, status, error);
  return data;
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
