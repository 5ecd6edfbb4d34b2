import { asOwner } from "./clients.ts";

export interface CatalogueFunction {
  schema: string;
  name: string;
  volatile: boolean;
  args: Record<string, unknown>;
}

const PLAUSIBLE: Record<string, unknown> = {
  text: "reprofit",
  uuid: "00000000-0000-4000-8000-000000000000",
  integer: 1,
  bigint: 1,
  smallint: 1,
  boolean: true,
  bytea: "\\x00",
  json: {},
  jsonb: {},
  inet: "127.0.0.1",
  interval: "1 day",
  "text[]": ["reprofit"],
  "timestamp with time zone": "2000-01-01T00:00:00Z",
};

const NAMED: Record<string, unknown> = {
  p_session_id: "00000000-0000-4000-8000-000000000000",
  p_until: "2100-01-01T00:00:00Z",
  p_reason: "an attack",
  p_purpose: "human-check",
};

export async function listFunctions(schemas: string[]): Promise<CatalogueFunction[]> {
  const rows = await asOwner<
    { schema: string; name: string; volatile: boolean; names: string[] | null; types: string[] }[]
  >`
    select nspname as schema, proname as name, provolatile = 'v' as volatile,
      proargnames[1:pronargs] as names,
      array(select format_type(t, null) from unnest(proargtypes) t) as types
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where nspname in ${asOwner(schemas)} and prokind = 'f' order by 1, 2`;
  return rows.map(({ schema, name, volatile, names, types }) => ({
    schema,
    name,
    volatile,
    args: Object.fromEntries(
      types.map((type, index) => {
        const parameter = names?.[index] || `a${index}`;
        return [parameter, NAMED[parameter] ?? PLAUSIBLE[type] ?? null];
      }),
    ),
  }));
}
