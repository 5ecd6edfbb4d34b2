import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../src/backend/database.types.ts";
import type { HostedProject } from "../settings.ts";

/** Auth’s answer where its tables are missing. */
const FAULT = 500;

const EXISTS = "email_exists";

function operatorOf(project: HostedProject) {
  return createClient<Database>(project.url, project.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/**
 * Creates an admin, also on a local Docker stack. An existing account keeps its password.
 * @param role without one, a new admin becomes an owner and an existing one keeps theirs
 * @returns whether the account is new
 * @throws Error with a message for the operator when the project refuses
 */
export async function createHostedAdmin(
  project: HostedProject,
  { email, password, role }: { email: string; password: string; role?: string },
): Promise<boolean> {
  const client = operatorOf(project);
  const created = await client.auth.admin.createUser({ email, password, email_confirm: true });
  if (created.error && created.error.code !== EXISTS) {
    const { message, status = 0 } = created.error;
    const hint = status >= FAULT ? ". Did you push the migrations?" : "";
    throw new Error(`The account could not be created: ${message}${hint}`);
  }
  const { error } = await client.rpc("make_admin", { p_email: email, ...(role && { p_role: role }) });
  if (error) throw new Error(`The account exists, but its role could not be set: ${error.message}`);
  return !created.error;
}

/**
 * Ends every session, including any opened during the change.
 * @returns false when there is no such admin
 * @throws Error with a message for the operator when the project refuses
 */
export async function resetHostedAdmin(
  project: HostedProject,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const client = operatorOf(project);
  const endSessions = () => client.rpc("end_admin_sessions", { p_email: email });
  const { data: account, error } = await endSessions();
  if (error?.hint === "no-such-admin") return false;
  if (error) throw new Error(`The sessions could not be ended: ${error.message}`);
  const changed = await client.auth.admin.updateUserById(account, { password });
  if (changed.error) throw new Error(`The password has not changed: ${changed.error.message}`);
  const again = await endSessions();
  if (again.error) throw new Error(`The password is new, but sessions may be open: ${again.error.message}`);
  return true;
}
