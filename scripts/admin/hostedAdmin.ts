import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../src/backend/database.types.ts";
import type { HostedProject } from "../settings.ts";

const EXISTS = "email_exists";

/**
 * Creates an admin on a hosted project, or on a local Docker stack. An existing account
 * becomes an admin and keeps its password.
 *
 * @returns whether the account is new
 * @throws an error with a message for the operator when the project refuses
 */
export async function createHostedAdmin(
  project: HostedProject,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const client = createClient<Database>(project.url, project.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const created = await client.auth.admin.createUser({ email, password, email_confirm: true });
  if (created.error && created.error.code !== EXISTS) {
    throw new Error(`The account could not be created: ${created.error.message}`);
  }
  const { error } = await client.rpc("make_admin", { p_email: email });
  if (error) throw new Error(`The account exists, but it is not an admin yet: ${error.message}`);
  return !created.error;
}
