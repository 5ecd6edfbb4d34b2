import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import { insertOnce } from "@/contributing/forms/insertOnce.ts";
import { reportRow, type SubmittedReport } from "./reportRow.ts";

/** Sends a report once, without retries. */
export function useReportFigure() {
  return useMutation({
    mutationFn: (sent: SubmittedReport) =>
      insertOnce(database.from("figure_reports").insert(reportRow(sent)).select("id")),
  });
}

interface ListedClinic {
  name: string;
  locations: string[];
}

/** A clinic that was merged has moved to another one. */
type ReportedClinic = ListedClinic | { movedTo: string };

/** Undefined while loading or if that failed, null if there is none. `useQuery` would cost the page 8 kB. */
export function useReportedClinic(id: string): ReportedClinic | null | undefined {
  const cache = useQueryClient();
  const [clinic, setClinic] = useState<ReportedClinic | null>();
  useEffect(() => {
    const abort = new AbortController();
    const show = (found: ReportedClinic | null) => !abort.signal.aborted && setClinic(found);
    cache
      .fetchQuery({ queryKey: ["reported-clinic", id], queryFn: () => fetchClinic(cache, id) })
      .then(show, () => {});
    return () => abort.abort();
  }, [cache, id]);
  return clinic;
}

async function fetchClinic(cache: QueryClient, id: string): Promise<ReportedClinic | null> {
  // Anything else can't be an id, and Postgres rejects some of it.
  if (!/^[a-z0-9-]+$/.test(id)) return null;
  const answer = await database.from("clinics").select("name,locations").eq("id", id).limit(1);
  const [clinic] = rowsOf(answer);
  if (clinic) return clinic;
  const { clinicAfterMergesQuery } = await import("@/directory/clinics/clinicAfterMerges.ts");
  const movedTo = await cache.fetchQuery(clinicAfterMergesQuery(id));
  return movedTo === null ? null : { movedTo };
}
