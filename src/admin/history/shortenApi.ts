import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";

type Answer = Parameters<typeof dataOf<number>>[0];

/** @throws BackendError, also when the answer is no number */
function numberIn(answer: Answer): number {
  const many = dataOf(answer);
  if (typeof many === "number") return many;
  throw new BackendError("The answer came in an unknown shape", answer.status, many);
}

export const useCountBefore = () =>
  useMutation({
    mutationFn: async (before: string) =>
      numberIn(await adminClient.rpc("count_history_before", { p_before: before })),
  });

export function useShorten() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (before: string) =>
      numberIn(await adminClient.rpc("delete_history_before", { p_before: before })),
    onSettled: () => cache.invalidateQueries(),
  });
}
