import { queryOptions } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { rowsOf } from "@/backend/errors.ts";
import { votesKey } from "./api.ts";
import { barsAroundDay, type Bar } from "./bars.ts";
import type { DayFigures } from "./dayReasons.ts";
import type { Tally } from "./formatVotes.ts";

export interface SuspiciousDay extends Tally, DayFigures {
  clinic: { id: string; name: string };
  /** In UTC, as `2026-11-20`. */
  day: string;
  reasons: string[];
  bars: Bar[];
}

export function daysQuery(days: number) {
  return queryOptions({
    queryKey: [...votesKey, "days", days],
    queryFn: async ({ signal }): Promise<SuspiciousDay[]> => {
      const rows = rowsOf(await adminClient.rpc("suspicious_days", { p_days: days }).abortSignal(signal));
      return rows.map((row) => ({
        votes: row.votes,
        voided: row.voided,
        unproven: row.unproven,
        clinic: { id: row.clinic_id, name: row.clinic_name },
        day: row.day,
        reasons: row.reasons,
        usual: row.usual,
        busyNetworks: row.busy_networks,
        ofBusy: row.of_busy,
        ofNetwork: row.of_network,
        ofProvider: row.of_provider,
        ofBrowser: row.of_browser,
        browserElsewhere: row.browser_elsewhere,
        bars: barsAroundDay(row.day, row.around, new Date()),
      }));
    },
  });
}
