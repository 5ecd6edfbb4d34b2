import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf, rowsOf } from "@/backend/errors.ts";
import { votesKey } from "./api.ts";
import { isVoteAudit } from "./voteAudit.ts";

export interface Voiding {
  id: number;
  at: string;
  /** Null for the operator and for a deleted account. */
  by: string | null;
  isByOperator: boolean;
  isRestoring: boolean;
  votes: number;
  clinics: number;
  clinic: { id: string; name: string };
  reason: string | null;
  /** When the first and last of these votes were cast. */
  first: string | null;
  last: string | null;
  undoneAt: string | null;
}

const VOIDINGS_A_PAGE = 50;

/** Returns up to fifty voidings and restorations, newest first. */
export async function fetchVoidings(before?: number, signal?: AbortSignal): Promise<Voiding[]> {
  const asked = adminClient.rpc("voidings", before === undefined ? {} : { p_before: before });
  const rows = rowsOf(await (signal ? asked.abortSignal(signal) : asked));
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by_email,
    isByOperator: row.by_operator,
    votes: row.votes,
    clinics: row.clinics,
    reason: row.reason,
    clinic: { id: row.clinic_id, name: row.clinic_name },
    isRestoring: row.restored,
    first: row.first_vote,
    last: row.last_vote,
    undoneAt: row.taken_back_at,
  }));
}

export function voidingsQuery() {
  return infiniteQueryOptions({
    queryKey: [...votesKey, "voidings"],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ signal, pageParam }) => fetchVoidings(pageParam, signal),
    getNextPageParam: (page) => (page.length < VOIDINGS_A_PAGE ? undefined : page.at(-1)?.id),
  });
}

export function auditQuery() {
  return queryOptions({
    queryKey: [...votesKey, "audit"],
    queryFn: async ({ signal }) => {
      const answer = await adminClient.rpc("audit_votes_as_owner", {}).abortSignal(signal);
      const audit: unknown = dataOf(answer);
      if (!isVoteAudit(audit)) {
        throw new BackendError("The answer came in an unknown shape", answer.status, audit);
      }
      return audit;
    },
  });
}
