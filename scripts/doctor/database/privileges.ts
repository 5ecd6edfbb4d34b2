import type { Reader } from "./reader.ts";

export async function listPrivileges(sql: Reader, roles = ["anon", "authenticated"]): Promise<string[]> {
  const rows = await sql<{ privilege: string }[]>`
    with role(name) as (select unnest(${roles}::text[])),
    schema as (
      select oid, nspname from pg_namespace where nspname in ('public', 'private')
    ),
    relation as (
      select c.oid, format('%I.%I', schema.nspname, c.relname) as name, c.relkind
      from pg_class c join schema on schema.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f')
    ),
    sequence as (
      select c.oid, format('%I.%I', schema.nspname, c.relname) as name
      from pg_class c join schema on schema.oid = c.relnamespace
      where c.relkind = 'S'
    ),
    function as (
      select p.oid, format('%I.%I', schema.nspname, p.proname) as name
      from pg_proc p join schema on schema.oid = p.pronamespace
    )
    select format('%s: %s %s', role.name, verb, relation.name) as privilege
    from role, relation,
      unnest('{select,insert,update,delete,truncate,references,trigger,maintain}'::text[]) verb
    where has_table_privilege(role.name, relation.oid, verb)
    union all
    select format('%s: %s %s (%s)', role.name, verb, relation.name, a.attname)
    from role, relation join pg_attribute a on a.attrelid = relation.oid and not a.attisdropped,
      unnest('{select,insert,update,references}'::text[]) verb
    where has_column_privilege(role.name, relation.oid, a.attnum, verb)
      and not has_table_privilege(role.name, relation.oid, verb)
    union all
    select format('%s: %s sequence %s', role.name, verb, sequence.name)
    from role, sequence, unnest('{usage,select,update}'::text[]) verb
    where has_sequence_privilege(role.name, sequence.oid, verb)
    union all
    select format('%s: execute %s', role.name, function.name)
    from role, function where has_function_privilege(role.name, function.oid, 'execute')
    union all
    select format('%s: %s schema %s', role.name, verb, schema.nspname)
    from role, schema, unnest('{usage,create}'::text[]) verb
    where has_schema_privilege(role.name, schema.oid, verb)
    order by 1`;
  return rows.map(({ privilege }) => privilege);
}
