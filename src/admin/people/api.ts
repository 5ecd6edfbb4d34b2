import { queryOptions, useMutation, useQueryClient, type MutationFunction } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { dataOf, rowsOf } from "@/backend/errors.ts";
import type { Role } from "@/admin/login/role.ts";
import { addPerson } from "./addPerson.ts";
import type { Person } from "./person.ts";

const peopleKey = ["admin-people"] as const;

/** Everybody who may use the desk, by e-mail address; for owners alone. */
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
        hasTwoSteps: row.has_two_factor,
        isSelf: row.is_self,
      })),
    staleTime: 0,
  });
}

/** A change of the people, after which they are read again. */
function usePeopleMutation<Input, Output>(mutationFn: MutationFunction<Output, Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    // What is told of a person, such as a new password, is not kept.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey }),
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

/** Lets somebody use the desk, with an account that is made where there is none. */
export const useAddPerson = () => usePeopleMutation(addPerson);
/** Makes an editor an owner, or an owner an editor. */
export const useChangeRole = () => usePeopleMutation(changeRole);
/** Takes the desk from an account and ends its sessions. */
export const useRemovePerson = () => usePeopleMutation(removePerson);
/** Ends all sessions of an account. */
export const useSignOutPerson = () => usePeopleMutation(signOutPerson);
