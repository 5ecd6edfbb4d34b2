import { randomUUID } from "node:crypto";
import type { Fields } from "./badFacts.ts";
import type { FactTable } from "./facts.ts";
import { rolledBack } from "./rolledBack.ts";

const REFUSAL_OF = `
  create function pg_temp.refusal_of(p_table text, p_fact json) returns text language plpgsql as $$
  declare
    columns constant text := (select string_agg(quote_ident(name), ', ') from json_object_keys(p_fact) name);
  begin
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from json_populate_record(null::public.%1$I, $1)',
      p_table, columns) using p_fact;
    raise exception 'stored';
  exception when others then
    return sqlerrm;
  end $$;
  grant execute on function pg_temp.refusal_of to authenticated`;

/**
 * Stores each fact with an admin's session, in one transaction, since a call for each took most of a minute.
 * @returns why each is refused, or `stored`
 */
export async function refusalsOf(token: string, table: FactTable, facts: Fields[]): Promise<string[]> {
  const clinic_id = `test-${randomUUID()}`;
  const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  const rows = JSON.stringify(facts.map((fact) => ({ clinic_id, ...fact })));
  return rolledBack(async (sql) => {
    await sql`insert into public.clinics (id, name) values (${clinic_id}, 'Test clinic')`;
    await sql.unsafe(REFUSAL_OF);
    await sql`select set_config('request.jwt.claims', ${claims}, true)`;
    await sql`set local role authenticated`;
    const answers = await sql<{ refusal: string }[]>`
      select pg_temp.refusal_of(${table}, fact) as refusal
      from json_array_elements(${rows}::text::json) with ordinality as facts (fact, place)
      order by place`;
    return answers.map(({ refusal }) => refusal);
  });
}
