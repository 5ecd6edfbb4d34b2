import { queryOptions } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { dataOf } from "@/backend/errors.ts";

/**
 * The id of the clinic that another one became when doubles were merged; null for every other id.
 * Not in api.ts, which every visitor loads.
 */
export function clinicAfterMergesQuery(id: string) {
  return queryOptions({
    queryKey: ["clinic-after-merges", id],
    queryFn: async ({ signal }): Promise<string | null> => {
      // Anything else is no id, and some of it no text that Postgres could look for.
      if (!/^[a-z0-9-]+$/.test(id)) return null;
      const asked = database.rpc("clinic_after_merges", { p_clinic_id: id }, { get: true });
      const became: unknown = dataOf(await asked.abortSignal(signal));
      return typeof became === "string" ? became : null;
    },
    // Without an answer the page says at once that there is no such clinic.
    retry: false,
  });
}
