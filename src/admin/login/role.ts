import { queryOptions, useQuery } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { roleKey, useAccess } from "./access.ts";

export type Role = "editor" | "owner";

/** Null when access was revoked. Refetched on each page, and when a change is refused. */
function roleQuery() {
  return queryOptions({
    queryKey: roleKey,
    queryFn: async ({ signal }) => {
      const answer = await adminClient.rpc("admin_role").abortSignal(signal);
      return roleFrom(dataOf(answer), answer.status);
    },
    staleTime: 0,
  });
}

function roleFrom(answer: unknown, status: number): Role | null {
  if (answer === "editor" || answer === "owner" || answer === null) return answer;
  throw new BackendError("The answer came in an unknown shape", status, answer);
}

/** Undefined while unknown, null once revoked. For display only: the database checks for itself. */
export function useRole(): Role | null | undefined {
  const isIn = useAccess() === "in";
  const { data } = useQuery({ ...roleQuery(), enabled: isIn });
  return isIn ? data : undefined;
}
