/** A failed call to the backend, with what a caller may decide by. */
export class BackendError extends Error {
  /** HTTP status; 0 when no answer came (offline, refused, given up). */
  readonly status: number;

  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.name = "BackendError";
    this.status = status;
  }
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
