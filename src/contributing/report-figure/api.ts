import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { database } from "@/backend/client.ts";
import { rowsOf } from "@/backend/errors.ts";
import { storedOnce } from "@/contributing/forms/storedOnce.ts";
import { reportRow, type SubmittedReport } from "./reportRow.ts";

/** Sends a report once; what fails is not tried again by itself. */
export function useReportFigure() {
  return useMutation({
    mutationFn: (sent: SubmittedReport) =>
      storedOnce(database.from("figure_reports").insert(reportRow(sent)).select("id")),
  });
}

interface ListedClinic {
  name: string;
  locations: string[];
}

/**
 * The clinic that is reported on: undefined until it is known, or where it cannot be loaded,
 * without which the form works too; null where there is none with that id. A query of its
 * own would cost the page 8 kB.
 */
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

/** @throws BackendError */
async function fetchClinic(id: string): Promise<ListedClinic | null> {
  // Anything else is no id, and some of it no text that Postgres could look for.
  if (!/^[a-z0-9-]+$/.test(id)) return null;
  const answer = await database.from("clinics").select("name,locations").eq("id", id).limit(1);
  return rowsOf(answer)[0] ?? null;
}
