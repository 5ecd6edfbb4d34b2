import type { Database } from "./database.ts";

export interface Column {
  name: string;
  type: string;
}

export interface Table {
  schema: string;
  name: string;
  columns: Column[];
  rows: Record<string, unknown>[];
}

export interface Routine {
  name: string;
  writes: boolean;
  parameters: Column[];
  columns: Column[];
}

export interface Catalogue {
  tables: Table[];
  hidden: Table[];
  routines: Routine[];
  hiddenRoutines: string[];
  known: { text: string[]; uuid: string[] };
}

const HIDDEN_SCHEMAS = ["private", "auth", "storage", "extensions", "information_schema", "pg_catalog"];
const ROWS = 4;

/** Read from the database itself, so that nothing new is forgotten. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const tables = await listTables(database, ["public"]);
  for (const table of tables) table.rows = await someRows(database, table);
  const routines = await database.ask<Routine & { schema: string }>(
    `
    select n.nspname as schema, p.proname as name, p.provolatile = 'v' as writes,
      coalesce((select json_agg(json_build_object('name', coalesce(nullif(p.proargnames[i], ''), '$' || i),
          'type', format_type(p.proargtypes[i - 1], null)) order by i)
        from generate_series(1, p.pronargs) i), '[]') as parameters,
      coalesce((select json_agg(json_build_object('name', name, 'type', format_type(type, null)))
        from unnest(p.proargnames, p.proallargtypes, p.proargmodes) a (name, type, mode)
        where mode = 't'), (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)))
        from pg_attribute join pg_type t on t.typrelid = attrelid
        where t.oid = p.prorettype and attnum > 0 and not attisdropped), '[]') as columns
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prokind = 'f' and n.nspname = any ($1) order by 1, 2`,
    [["public", "private", "auth", "extensions"]],
  );
  return {
    tables,
    hidden: await listTables(database, HIDDEN_SCHEMAS),
    routines: routines.filter(({ schema }) => schema === "public"),
    hiddenRoutines: routines.flatMap(({ schema, name }) => (schema === "public" ? [] : [name])),
    known: knownIn(tables),
  };
}

async function listTables(database: Database, schemas: string[]): Promise<Table[]> {
  return database.ask<Table>(
    `
    select nspname as schema, relname as name,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)) order by attnum) as columns, '[]'::json as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
    where relkind in ('r', 'p', 'v', 'm', 'f') and nspname = any ($1)
    group by 1, 2 order by 1, 2`,
    [schemas],
  );
}

/** The last rows are the hidden ones. */
async function someRows(database: Database, { schema, name }: Table): Promise<Record<string, unknown>[]> {
  const rows = await database.ask<{ row: Record<string, unknown> }>(`
    (select to_jsonb(t) as row from ${schema}.${name} t where length(t::text) < 4000 order by ctid limit ${ROWS})
    union all
    (select to_jsonb(t) from ${schema}.${name} t where length(t::text) < 4000 order by ctid desc limit ${ROWS})`);
  return rows.map(({ row }) => row);
}

function knownIn(tables: Table[]): Catalogue["known"] {
  const known = { text: new Set<string>(), uuid: new Set<string>() };
  for (const { columns, rows } of tables) {
    for (const { name, type } of columns) {
      if (type !== "text" && type !== "uuid") continue;
      for (const row of rows) {
        const value = row[name];
        if (typeof value === "string" && value.length < 60) known[type].add(value);
      }
    }
  }
  return { text: [...known.text], uuid: [...known.uuid] };
}
