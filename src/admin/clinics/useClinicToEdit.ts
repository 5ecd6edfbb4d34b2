import { useQuery } from "@tanstack/react-query";
import { clinicToEditQuery } from "./api.ts";

/** Refetches: the previous page's answer may predate a save, and look like a second editor's work. */
export function useClinicToEdit(id: string) {
  const query = clinicToEditQuery(id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...query, refetchOnMount: "always" });
  return { known: isFetchedAfterMount && !error ? data : undefined, error, refetch };
}
