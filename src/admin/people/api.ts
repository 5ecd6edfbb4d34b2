import { queryOptions, useMutation, useQueryClient, type MutationFunction } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { dataOf, rowsOf } from "@/backend/errors.ts";
import type { Role } from "@/admin/login/role.ts";
import { addPerson } from "./addPerson.ts";
import type { Person } from "./person.ts";

const peopleKey = ["admin-people"] as const;

export function peopleQuery() {
  return queryOptions({
    queryKey: peopleKey,
    queryFn: async ({ signal }): Promise<Person[]> =>
      rowsOf(await adminClient.rpc("admin_people").abortSignal(signal)).map((row) => ({
        id: row.user_id,
        email: row.email,
        role: row.role === "owner" ? "owner" : "editor",
        addedAt: row.added_at,
        addedBy: row.added_by,
        lastSignInAt: row.last_sign_in_at,
        hasSecondFactor: row.has_two_factor,
        isSelf: row.is_self,
      })),
    staleTime: 0,
  });
}

function usePeopleMutation<Input, Output>(mutationFn: MutationFunction<Output, Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    // Keeps new passwords out of the cache.
    gcTime: 0,
    // Not awaited: a new password must show at once, however long the list takes.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: peopleKey });
    },
  });
}

async function changeRole({ id, role }: { id: string; role: Role }): Promise<void> {
  dataOf(await adminClient.rpc("change_admin_role", { p_user: id, p_role: role }));
}

async function removePerson({ id }: { id: string }): Promise<void> {
  dataOf(await adminClient.rpc("remove_admin", { p_user: id }));
}

async function signOutPerson({ id }: { id: string }): Promise<void> {
  dataOf(await adminClient.rpc("sign_out_admin", { p_user: id }));
}

export const useAddPerson = () => usePeopleMutation(addPerson);
export const useChangeRole = () => usePeopleMutation(changeRole);
export const useRemovePerson = () => usePeopleMutation(removePerson);
export const useSignOutPerson = () => usePeopleMutation(signOutPerson);
