import { useMutation } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { dataOf } from "@/backend/errors.ts";
import { insertOnce } from "@/contributing/forms/insertOnce.ts";
import { submissionRow, type SubmittedForm } from "./submissionRow.ts";

/** Sends a submission once, without retries. */
export function useSubmitClinic() {
  return useMutation({
    mutationFn: (form: SubmittedForm) =>
      insertOnce(database.from("clinic_submissions").insert(submissionRow(form)).select("id")),
  });
}

/** A plain object, since `queryOptions` would pull in the home page's scripts. Null when no price is set. */
export const sponsoredPriceQuery = {
  queryKey: ["sponsored-price"],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<number | null> => {
    const answer = await database.rpc("sponsored_price", {}, { get: true }).abortSignal(signal);
    const price: unknown = dataOf(answer);
    return typeof price === "number" && Number.isInteger(price) && price > 0 ? price : null;
  },
};
