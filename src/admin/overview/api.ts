import { queryOptions } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { overviewFromJson } from "./overview.ts";

export function overviewQuery() {
  return queryOptions({
    queryKey: ["admin-overview"],
    queryFn: async ({ signal }) => {
      const answer = await adminClient.rpc("admin_overview").abortSignal(signal);
      const overview = overviewFromJson(dataOf(answer));
      if (overview) return overview;
      throw new BackendError("The answer came in an unknown shape", answer.status, answer.data);
    },
    staleTime: 0,
  });
}
