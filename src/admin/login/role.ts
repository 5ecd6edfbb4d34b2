import { queryOptions, useQuery } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { useAccess } from "./access.ts";

/** What an admin may do: editors everything but what concerns people and votes. */
export type Role = "editor" | "owner";

/** The role of whoever is signed in, asked again on each page; null when it was taken away. */
function roleQuery() {
  return queryOptions({
    queryKey: ["admin-role"],
    queryFn: async ({ signal }) => {
      const answer = await adminClient.rpc("admin_role").abortSignal(signal);
      return roleFrom(dataOf(answer), answer.status);
    },
    staleTime: 0,
  });
}

/** @throws BackendError when it is no role */
function roleFrom(answer: unknown, status: number): Role | null {
  if (answer === "editor" || answer === "owner" || answer === null) return answer;
  throw new BackendError("The answer came in an unknown shape", status, answer);
}

/**
 * The role of whoever is signed in here; undefined while it is not known, and null for somebody
 * whose access has ended. It only decides what is shown: the database goes by its own.
 */
export function useRole(): Role | null | undefined {
  const isIn = useAccess() === "in";
  const { data } = useQuery({ ...roleQuery(), enabled: isIn });
  return isIn ? data : undefined;
}
