import { PICTURE_LIST, type Session, type Table } from "./session.ts";

/** Keys are regenerated when a backup is restored, so a lost backup gives none away. */
const NEVER = ["private.keys"];

/** Sessions are left out, since a restore ends them; Auth's other tables belong to Supabase. */
const ACCOUNTS = ["auth.users", "auth.identities", "auth.mfa_factors"];

export async function tablesOf(session: Session): Promise<Table[]> {
  return await session.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_catalog.pg_class c
     join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     join pg_catalog.pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and (n.nspname in ('public', 'private')
         or n.nspname || '.' || c.relname in (${[...ACCOUNTS, PICTURE_LIST].map(literal).join(", ")}))
       and n.nspname || '.' || c.relname not in (${NEVER.map(literal).join(", ")})
     group by 1, 2
     order by n.nspname = 'storage', n.nspname = 'private', n.nspname = 'public', 1, 2`,
  );
}

const literal = (text: string) => `'${text}'`;

export interface Sequence {
  name: string;
  last: string;
  called: boolean;
}

export async function sequencesOf(session: Session): Promise<Sequence[]> {
  const names = await session.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname in ('public', 'private') order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await session.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

export async function seedsOf(session: Session): Promise<{ path: string; hash: string }[]> {
  const [has] = await session.query<{ has: boolean }>(
    "select to_regclass('supabase_migrations.seed_files') is not null as has",
  );
  return has?.has ? await session.query("select path, hash from supabase_migrations.seed_files") : [];
}
