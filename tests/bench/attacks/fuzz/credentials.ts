import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../../supabase/embedded/keys.ts";
import { sign } from "../../../../supabase/embedded/tokens.ts";
import { CALLERS, type Who } from "./request.ts";

export type Credentials = Record<Who, Record<string, string>>;

const HOURS = 6;

export async function makeCallers(sql: Sql, jwtSecret: string): Promise<Credentials> {
  const entries: [Who, Record<string, string>][] = [];
  for (const who of CALLERS) {
    const headers: Record<string, string> = { apikey: EMBEDDED_PUBLISHABLE_KEY };
    if (who !== "anon") headers.authorization = `Bearer ${await tokenOf(sql, who, jwtSecret)}`;
    entries.push([who, headers]);
  }
  return Object.fromEntries(entries) as Credentials;
}

async function tokenOf(sql: Sql, who: Who, jwtSecret: string): Promise<string> {
  const [sub, session_id] = [randomUUID(), randomUUID()];
  await sql`
    insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at,
      raw_app_meta_data, raw_user_meta_data)
    values (${sub}, 'authenticated', 'authenticated', ${`${who.replace(" ", "-")}-${sub}@example.org`},
      now(), now(), now(), '{}', '{}')`;
  await sql`insert into auth.sessions (id, user_id) values (${session_id}, ${sub})`;
  if (who === "editor" || who === "removed admin") {
    await sql`insert into private.admins (user_id, role) values (${sub}, 'editor')`;
  }
  if (who === "removed admin") await sql`delete from private.admins where user_id = ${sub}`;
  const now = Math.floor(Date.now() / 1_000);
  const claims = { sub, session_id, aud: "authenticated", role: "authenticated", iat: now };
  const signedIn = { aal: "aal1", amr: [{ method: "password", timestamp: now }], exp: now + HOURS * 3_600 };
  return sign({ ...claims, ...signedIn }, jwtSecret);
}
