import { queryOptions } from "@tanstack/react-query";
import { database } from "@/backend/client.ts";
import { dataOf } from "@/backend/errors.ts";

export function clinicAfterMergesQuery(id: string) {
  return queryOptions({
    queryKey: ["clinic-after-merges", id],
    queryFn: async ({ signal }): Promise<string | null> => {
      // Other texts are no ids, and Postgres can't search for some of them.
      if (!/^[a-z0-9-]+$/.test(id)) return null;
      const asked = database.rpc("clinic_after_merges", { p_clinic_id: id }, { get: true });
      const became: unknown = dataOf(await asked.abortSignal(signal));
      return typeof became === "string" ? became : null;
    },
    retry: false,
  });
}
