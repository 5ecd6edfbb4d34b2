import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { refreshClinics } from "./api.ts";

/** Only counted votes are included. */
export interface MergeNumbers {
  votes: number;
  intoVotes: number;
  both: number;
  votesAfter: number;
  facts: number;
  retired: number;
}

/** Never cached, since people vote. */
export function mergeNumbersQuery(from: string, into: string) {
  return queryOptions({
    queryKey: ["merge-numbers", from, into],
    queryFn: async ({ signal }): Promise<MergeNumbers> => {
      const clinics = { p_from: from, p_into: into };
      const answer = await adminClient.rpc("merge_preview", clinics, { get: true }).abortSignal(signal);
      const json = dataOf(answer);
      if (typeof json !== "object" || json === null || Array.isArray(json)) {
        throw new BackendError("The answer came in an unknown shape", answer.status, json);
      }
      const count = (name: string) => Number(json[name]);
      return {
        votes: count("votes"),
        intoVotes: count("into_votes"),
        both: count("both"),
        votesAfter: count("votes_after"),
        facts: count("facts"),
        retired: count("retired"),
      };
    },
    gcTime: 0,
    staleTime: 0,
  });
}

export function useMergeClinics() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ from, into }: { from: string; into: string }) => {
      dataOf(await adminClient.rpc("merge_clinics", { p_from: from, p_into: into }));
    },
    onSettled: () => refreshClinics(cache),
  });
}

export function useUnmergeClinic() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (from: string) => {
      dataOf(await adminClient.rpc("unmerge_clinic", { p_from: from }));
    },
    onSettled: () => refreshClinics(cache),
  });
}
