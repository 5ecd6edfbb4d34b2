import { queryOptions } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { speedReportFromJson } from "./speedReport.ts";

/** @param days how many to look back, today included; 30 at most */
export function speedQuery(days: number) {
  return queryOptions({
    queryKey: ["admin-speed", days],
    queryFn: async ({ signal }) => {
      const answer = await adminClient.rpc("speed_and_errors", { p_days: days }).abortSignal(signal);
      const report = speedReportFromJson(dataOf(answer));
      if (report) return report;
      throw new BackendError("The answer came in an unknown shape", answer.status, answer.data);
    },
  });
}
