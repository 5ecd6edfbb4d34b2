import { useMutation, useQueryClient } from "@tanstack/react-query";
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

/** Undefined while loading or if that failed, null if there is none. `useQuery` would cost the page 8 kB. */
export function useReportedClinic(id: string): ListedClinic | null | undefined {
  const cache = useQueryClient();
  const [clinic, setClinic] = useState<ListedClinic | null>();
  useEffect(() => {
    const abort = new AbortController();
    const show = (found: ListedClinic | null) => !abort.signal.aborted && setClinic(found);
    cache
      .fetchQuery({ queryKey: ["reported-clinic", id], queryFn: () => fetchClinic(id) })
      .then(show, () => {});
    return () => abort.abort();
  }, [cache, id]);
  return clinic;
}

async function fetchClinic(id: string): Promise<ListedClinic | null> {
  // Anything else can't be an id, and Postgres rejects some of it.
  if (!/^[a-z0-9-]+$/.test(id)) return null;
  const answer = await database.from("clinics").select("name,locations").eq("id", id).limit(1);
  return rowsOf(answer)[0] ?? null;
}
