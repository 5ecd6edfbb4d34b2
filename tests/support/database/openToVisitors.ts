import { randomUUID } from "node:crypto";
import { asOwner } from "./clients.ts";
import { listFunctions, type CatalogueFunction } from "./functions.ts";

export async function readableTables(): Promise<{ name: string; named: string; columns: string }[]> {
  return asOwner<{ name: string; named: string; columns: string }[]>`
    select c.relname as name, min(a.attname) filter (where a.attname in ('clinic_id', 'id')) as named,
      string_agg(a.attname, ',') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
      and has_column_privilege('anon', c.oid, a.attnum, 'select')
    group by 1 order by 1`;
}

/** Every call that visitors may make, about that clinic. */
export async function openCalls(
  clinic: string,
  session: string = randomUUID(),
): Promise<CatalogueFunction[]> {
  const open = await asOwner<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')`;
  const names = new Set(open.map(({ name }) => name));
  const calls = (await listFunctions(["public"])).filter(({ name }) => names.has(name));
  return calls.map((call) => Object.assign(call, { args: about(call.args, clinic, session) }));
}

function about(args: CatalogueFunction["args"], clinic: string, session: string) {
  const told = Object.entries(args).map(([parameter, value]) => [
    parameter,
    value === "reprofit" ? clinic : Array.isArray(value) ? [clinic] : value,
  ]);
  return { ...Object.fromEntries(told), ...("p_session_id" in args && { p_session_id: session }) };
}
