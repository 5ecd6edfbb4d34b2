import { useMutation } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError } from "@/backend/errors.ts";
import { authProblem, type PasswordProblem } from "./passwordProblem.ts";
import { passwordWeakness } from "./passwordWeakness.ts";

interface PasswordChange {
  current: string;
  next: string;
}

/** gcTime 0 keeps passwords out of the cache. */
export const useChangePassword = () => useMutation({ mutationFn: changePassword, gcTime: 0 });

/** Other sessions end. @returns what is wrong; null on success. @throws BackendError if the service failed */
async function changePassword({ current, next }: PasswordChange): Promise<PasswordProblem | null> {
  const { data } = await adminClient.auth.getSession();
  const weak = passwordWeakness(next, data.session?.user.email ?? "");
  if (weak) return { field: "next", text: weak };
  const { error } = await adminClient.auth.updateUser({ password: next, current_password: current });
  if (error === null) return null;
  const problem = authProblem(error.code);
  if (problem) return problem;
  throw new BackendError(error.message, error.status ?? 0, error);
}
