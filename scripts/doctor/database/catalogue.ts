import { readFileSync } from "node:fs";
import { listPrivileges } from "./privileges.ts";
import type { Reader } from "./reader.ts";

/** Written by `npm run db:types`. */
export const CATALOGUE_FILE = "supabase/catalogue.json";

export interface Catalogue {
  /** `anon: select public.clinics` */
  privileges: string[];
  policies: string[];
  /** Settings of the roles that requests run with. */
  roles: string[];
  /** Tables without row level security. */
  unprotected: string[];
}

export function expectedCatalogue(): Catalogue {
  return JSON.parse(readFileSync(new URL(`../../../${CATALOGUE_FILE}`, import.meta.url), "utf8"));
}

export async function readCatalogue(sql: Reader): Promise<Catalogue> {
  const privileges = await listPrivileges(sql, ["anon", "authenticated", "service_role"]);
  const policies = await sql<{ line: string }[]>`
    select format('%I.%I: %s, %s %s to %s using (%s) with check (%s)', schemaname, tablename, policyname,
      lower(permissive), lower(cmd), array_to_string(roles, ', '), coalesce(qual, ''), coalesce(with_check, ''))
      as line
    from pg_policies where schemaname in ('public', 'private')`;
  const roles = await sql<{ line: string }[]>`
    select format('%s: %s', rolname, setting) as line from pg_roles, unnest(rolconfig) setting
    where rolname in ('anon', 'authenticated')
      or rolname = 'authenticator' and setting like 'pgrst.db_pre_request=%'`;
  const unprotected = await sql<{ line: string }[]>`
    select format('%s.%I', relnamespace::regnamespace, relname) as line from pg_class
    where relkind in ('r', 'p') and not relrowsecurity
      and relnamespace::regnamespace::text in ('public', 'private')`;
  return {
    privileges: privileges.toSorted(),
    policies: sorted(policies),
    roles: sorted(roles),
    unprotected: sorted(unprotected),
  };
}

function sorted(rows: { line: string }[]): string[] {
  return rows.map(({ line }) => line.replaceAll(/\s+/g, " ")).toSorted();
}
