import { BackendError, dataOf, errorCode } from "@/backend/errors.ts";

type Stored = Parameters<typeof dataOf<{ id: string }[]>>[0];

/**
 * Waits until a form's row is stored. A duplicate counts as stored: the answer to an earlier attempt was
 * lost.
 *
 * @throws BackendError when the row was refused or the answer makes no sense
 */
export async function insertOnce(insert: PromiseLike<Stored>): Promise<void> {
  try {
    const answer = await insert;
    const rows = dataOf(answer);
    if (!Array.isArray(rows) || rows.length !== 1) {
      throw new BackendError("The form was answered in an unknown shape", answer.status, rows);
    }
  } catch (error) {
    if (errorCode(error) !== "already-there") throw error;
  }
}
