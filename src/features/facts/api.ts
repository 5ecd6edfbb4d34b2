import { queryOptions } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import type { ClinicFacts } from "./facts.ts";
import { factsFromJson } from "./factsFromJson.ts";

/** Everything that is known of a clinic's figures, in one call. Without such a clinic all lists are empty. */
export function clinicFactsQuery(clinicId: string) {
  return queryOptions({
    queryKey: ["clinic-facts", clinicId],
    queryFn: ({ signal }) => fetchFacts(clinicId, signal),
  });
}

/** @throws BackendError */
async function fetchFacts(clinicId: string, signal: AbortSignal): Promise<ClinicFacts> {
  const answer = await database
    .rpc("clinic_facts", { p_clinic_id: clinicId }, { get: true })
    .abortSignal(signal);
  const json = dataOf(answer);
  const facts = factsFromJson(json, new Date().toISOString().slice(0, 10));
  if (!facts) throw new BackendError("The answer came in an unknown shape", answer.status, json);
  return facts;
}
