import { useQuery } from "@tanstack/react-query";
import { clinicToEditQuery } from "./api.ts";

/**
 * Refetches the clinic when a page opens: the previous page's answer may predate a save, which would
 * look like a second editor's work.
 */
export function useClinicToEdit(id: string) {
  const query = clinicToEditQuery(id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...query, refetchOnMount: "always" });
  return { known: isFetchedAfterMount && !error ? data : undefined, error, refetch };
}
