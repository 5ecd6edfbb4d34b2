import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Database } from "@/backend/database.types.ts";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf, rowsOf } from "@/backend/errors.ts";
import type { Change, Columns } from "./change.ts";

const historyKey = ["admin-history"] as const;
/** The database's page size. */
const PAGE = 25;

export interface HistoryFilter {
  clinic?: string;
  person?: string;
  relations?: string[];
}

export function historyQuery({ clinic, person, relations }: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: [...historyKey, { clinic, person, relations }],
    queryFn: async ({ pageParam, signal }) => {
      const answer = await adminClient
        .rpc("history_page", {
          ...(clinic !== undefined && { p_clinic: clinic }),
          ...(person !== undefined && { p_person: person }),
          ...(relations !== undefined && { p_relations: relations }),
          ...(pageParam !== null && { p_before: pageParam }),
        })
        .abortSignal(signal);
      return rowsOf(answer).map(changeFromRow);
    },
    staleTime: 0,
    initialPageParam: null as number | null,
    getNextPageParam: (page: Change[]) => (page.length === PAGE ? (page.at(-1)?.id ?? null) : null),
  });
}

type Row = Database["public"]["Functions"]["history_page"]["Returns"][number];

function changeFromRow(row: Row): Change {
  const before = columnsOf(row.before);
  const movedByMerge =
    row.action === "update" && row.relation !== "sponsorships" && before?.["clinic_id"] !== undefined;
  return {
    id: row.id,
    at: row.at,
    by: row.by_email,
    action: row.action === "insert" || row.action === "delete" ? row.action : "update",
    relation: row.relation,
    rowName: row.row_name,
    clinicId: row.clinic_id,
    clinicName: row.clinic_name,
    before,
    after: columnsOf(row.after),
    isCut: row.is_cut,
    restores: row.restores,
    canRestore: row.can_restore && !movedByMerge,
  };
}

function columnsOf(value: unknown): Columns | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}

export function wholeChangeQuery(id: number) {
  return queryOptions({
    queryKey: [...historyKey, "whole", id],
    queryFn: async ({ signal }) => {
      const answer = await adminClient.rpc("history_change", { p_id: id }).abortSignal(signal);
      const change: { before?: unknown; after?: unknown } | null = columnsOf(dataOf(answer));
      if (!change) throw new BackendError("The answer came in an unknown shape", answer.status);
      return { before: columnsOf(change.before), after: columnsOf(change.after) };
    },
    // The past never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function historyPeopleQuery() {
  return queryOptions({
    queryKey: [...historyKey, "people"],
    queryFn: async ({ signal }) =>
      rowsOf(await adminClient.rpc("history_people").abortSignal(signal)).map((row) => ({
        id: row.user_id,
        email: row.email,
      })),
    staleTime: 0,
  });
}

/** @returns the id of the new change, which can be undone in turn unless it brought back a deleted row */
async function restore(id: number): Promise<number> {
  const answer = await adminClient.rpc("restore_history", { p_id: id });
  const change: unknown = dataOf(answer);
  if (typeof change === "number") return change;
  throw new BackendError("The answer came in an unknown shape", answer.status, change);
}

/** Refetches everything, since a restore may affect any page. */
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: restore, onSettled: () => queryClient.invalidateQueries() });
}
