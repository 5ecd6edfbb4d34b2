import { BackendError, dataOf, errorCode } from "@/backend/errors.ts";

type Stored = Parameters<typeof dataOf<{ id: string }[]>>[0];

/** A duplicate counts as stored: an earlier attempt's answer was lost. @throws BackendError if refused */
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
