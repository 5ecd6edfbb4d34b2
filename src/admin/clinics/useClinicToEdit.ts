import { useQuery } from "@tanstack/react-query";
import { clinicToEditQuery } from "./api.ts";

/**
 * The clinic as it is when a page opens. The page before may still hold an older answer, from
 * before a save: starting with that would look like the work of a second editor.
 */
export function useClinicToEdit(id: string) {
  const query = clinicToEditQuery(id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...query, refetchOnMount: "always" });
  return { known: isFetchedAfterMount && !error ? data : undefined, error, refetch };
}
