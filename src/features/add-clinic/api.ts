import { useMutation } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { BackendError, dataOf, errorCode } from "@/backend/errors.ts";
import { submissionRow, type SentForm } from "./submissionRow.ts";

/** @throws BackendError when the submission was refused or no sensible answer came */
async function sendSubmission(form: SentForm): Promise<void> {
  const answer = await database.from("clinic_submissions").insert(submissionRow(form)).select("id");
  const rows = dataOf(answer);
  if (!Array.isArray(rows) || rows.length !== 1) {
    throw new BackendError("The submission was answered in an unknown shape", answer.status, rows);
  }
}

/** This form was stored before, and the answer to that was lost: as good as sent. */
function ignoreAlreadyStored(error: unknown): void {
  if (errorCode(error) !== "already-there") throw error;
}

/** Sends a submission once; what fails is not tried again by itself. */
export function useSubmitClinic() {
  return useMutation({ mutationFn: (form: SentForm) => sendSubmission(form).catch(ignoreAlreadyStored) });
}
