import { rolledBack } from "./rolledBack.ts";

const SENDER = JSON.stringify({ "cf-connecting-ip": "203.0.113.7" });

export const AT_ONCE = 10;

/** Stores up to ten rows of a form without the API, which took most of the time; returns and undoes them. */
export async function storeAsVisitor(
  table: "clinic_submissions" | "figure_reports",
  rows: { form_id: string }[],
): Promise<object[]> {
  const stored = await rolledBack(async (sql) => {
    await sql`select set_config('request.headers', ${SENDER}, true)`;
    await sql`set local role anon`;
    await sql`insert into public.${sql(table)} ${sql(rows)}`;
    await sql`reset role`;
    return sql<{ form_id: string }[]>`select * from public.${sql(table)}`;
  });
  return rows.map(({ form_id: id }) => stored.find((each) => each.form_id === id) ?? {});
}
