import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf, errorCode } from "@/backend/errors.ts";
import type { Role } from "@/admin/login/role.ts";

export interface Newcomer {
  email: string;
  role: Role;
}

export interface Added {
  /** Null for an account that existed before. */
  password: string | null;
}

/** Where the edge function can't be reached, the database can still add existing accounts. */
export async function addPerson(newcomer: Newcomer): Promise<Added> {
  const { data, error, response } = await adminClient.functions.invoke<unknown>("add-person", {
    body: newcomer,
  });
  if (error === null) return { password: passwordIn(data) };
  if (response === undefined) return addAccount(newcomer, new BackendError(String(error), 0, error));
  const said = asRefusal(await response.json().catch(() => null));
  if (response.status === 404 && said.success !== false) return addAccount(newcomer);
  throw new BackendError(typeof said.message === "string" ? said.message : "", response.status, {
    hint: said.code,
  });
}

/** @param lost the earlier call without an answer, which may have succeeded */
async function addAccount({ email, role }: Newcomer, lost?: BackendError): Promise<Added> {
  try {
    dataOf(await adminClient.rpc("add_admin", { p_email: email, p_role: role }));
    return { password: null };
  } catch (error) {
    throw lost && errorCode(error) === "already-admin" ? lost : error;
  }
}

function passwordIn(answer: unknown): string | null {
  const isObject = typeof answer === "object" && answer !== null && "password" in answer;
  return isObject && typeof answer.password === "string" ? answer.password : null;
}

function asRefusal(body: unknown): { success?: unknown; code?: unknown; message?: unknown } {
  return typeof body === "object" && body !== null ? body : {};
}
