import { useMutation } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { storedOnce } from "@/features/forms/storedOnce.ts";
import { submissionRow, type SentForm } from "./submissionRow.ts";

/** Sends a submission once; what fails is not tried again by itself. */
export function useSubmitClinic() {
  return useMutation({
    mutationFn: (form: SentForm) =>
      storedOnce(database.from("clinic_submissions").insert(submissionRow(form)).select("id")),
  });
}
