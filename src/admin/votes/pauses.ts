import { queryOptions, useMutation, useQueryClient, type MutationFunction } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { dataOf, rowsOf } from "@/backend/errors.ts";
import { votesKey } from "./api.ts";

export interface Pause {
  what: string;
  /** What visitors read; null while running. */
  sentence: string | null;
}

export interface Block {
  id: number;
  /** One of the two is set: a network, or the hash of an address or IPv6 network. */
  network: string | null;
  hash: string | null;
  reason: string | null;
  since: string;
  until: string;
  /** Null for the operator and for a deleted account. */
  by: string | null;
}

export function pausesQuery() {
  return queryOptions({
    queryKey: [...votesKey, "pauses"],
    queryFn: async ({ signal }): Promise<Pause[]> =>
      rowsOf(await adminClient.rpc("pauses").abortSignal(signal)),
    staleTime: 0,
  });
}

export function blocksQuery() {
  return queryOptions({
    queryKey: [...votesKey, "blocks"],
    queryFn: async ({ signal }): Promise<Block[]> => {
      const rows = rowsOf(await adminClient.rpc("blocks").abortSignal(signal));
      return rows.map((row) => ({
        id: row.id,
        network: row.network,
        hash: row.address,
        reason: row.reason,
        since: row.created_at,
        until: row.expires_at,
        by: row.by_email,
      }));
    },
    staleTime: 0,
  });
}

function usePauseMutation<Input, Output>(mutationFn: MutationFunction<Output, Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: votesKey }),
  });
}

/** Null resumes. */
export const usePause = () =>
  usePauseMutation(async ({ what, sentence }: Pause) => {
    const args = { p_what: what, ...(sentence !== null && { p_sentence: sentence }) };
    dataOf(await adminClient.rpc("pause_visitors", args));
  });

export interface NewBlock {
  target: { network: string } | { hash: string };
  days: number;
  reason: string;
}

export const useBlock = () =>
  usePauseMutation(async ({ target, days, reason }: NewBlock) => {
    const who = "hash" in target ? { p_address: target.hash } : { p_network: target.network };
    return dataOf(await adminClient.rpc("block_visitors", { ...who, p_days: days, p_reason: reason }));
  });

/** Resolves with false when it had ended already. */
export const useEndBlock = () =>
  usePauseMutation(async (id: number) => dataOf(await adminClient.rpc("end_block", { p_id: id })) ?? false);
