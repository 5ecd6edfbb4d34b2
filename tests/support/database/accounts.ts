import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import type { Database } from "../../../src/backend/database.types.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { asOwner, someAddress } from "./clients.ts";
import { fetchFrom } from "./fetch.ts";

export interface Account {
  id: string;
  email: string;
  password: string;
}

interface Kind {
  admin: boolean;
  role?: "editor";
}

export async function someAccount(kind: Kind): Promise<Account> {
  const account = await makeAccount(kind);
  onTestFinished(() => removeAccount(account));
  return account;
}

/** Shares one client among a file's tests, because signing in takes as long as a test. Call it at the top. */
export function oneAdmin() {
  let account: Account;
  let client: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    account = await makeAccount({ admin: true });
    client = await signedIn(account);
  });
  afterAll(() => removeAccount(account));
  return () => client;
}

async function removeAccount({ id }: Account): Promise<void> {
  await asOwner`delete from auth.users where id = ${id}`;
}

async function makeAccount({ admin, role }: Kind): Promise<Account> {
  const account = {
    id: randomUUID(),
    email: `account-${randomUUID()}@example.org`,
    password: `pw-${randomUUID()}`,
  };
  await asOwner`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, created_at,
      updated_at, raw_app_meta_data, raw_user_meta_data)
    values (${account.id}, 'authenticated', 'authenticated', ${account.email},
      extensions.crypt(${account.password}, extensions.gen_salt('bf', 4)), now(), now(), now(), '{}', '{}')`;
  await asOwner`
    insert into auth.identities (id, user_id, provider_id, provider, identity_data, created_at, updated_at)
    values (gen_random_uuid(), ${account.id}, ${account.id}, 'email',
      ${asOwner.json({ sub: account.id, email: account.email })}, now(), now())`;
  if (admin) {
    await asOwner`insert into private.admins (user_id, role) values (${account.id}, ${role ?? "owner"})`;
  }
  return account;
}

export async function signedIn(account: Account) {
  const client = createClient<Database>(inject("apiUrl"), EMBEDDED_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchFrom(someAddress()) },
  });
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

export async function someAdmin() {
  return signedIn(await someAccount({ admin: true }));
}

export async function someEditor() {
  return signedIn(await someAccount({ admin: true, role: "editor" }));
}

/** Starts a session as Supabase Auth does, and returns the id that tokens name. */
export async function someSession({ id }: Account): Promise<string> {
  const session = randomUUID();
  await asOwner`insert into auth.sessions (id, user_id) values (${session}, ${id})`;
  return session;
}

export async function someUser() {
  return signedIn(await someAccount({ admin: false }));
}

export async function someRemovedAdmin() {
  const account = await someAccount({ admin: true, role: "editor" });
  const { error } = await (await someAdmin()).rpc("remove_admin", { p_user: account.id });
  if (error) throw error;
  return signedIn(account);
}

export async function tokenOf(client: Awaited<ReturnType<typeof signedIn>>): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? "";
}
