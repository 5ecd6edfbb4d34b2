import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf, errorCode } from "@/backend/errors.ts";
import type { Role } from "@/admin/login/role.ts";

export interface Newcomer {
  email: string;
  role: Role;
}

/** What became of somebody who was added. */
export interface Added {
  /** Of an account that was made for them; null where they had one. */
  password: string | null;
}

/**
 * Lets somebody use the desk. The edge function makes an account where there is none; where it is
 * not deployed or out of reach, the database still takes those who have one.
 */
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

/**
 * Gives an account that exists the desk.
 *
 * @param lost the call before, which gave no answer: it may have done so already
 */
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
