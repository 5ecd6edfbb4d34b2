import { createHash } from "node:crypto";
import { type BackupDatabase, quoted } from "../../supabase/backup/session.ts";

/** Of what visitors may read, by rows or by a call, and of the day: pages say how old some of it is. */
export async function visibleDataHash(database: BackupDatabase, now: Date): Promise<string> {
  const hash = createHash("sha256").update(now.toISOString().slice(0, 10));
  await database.transaction(async (session) => {
    const tables = await session.query<{ name: string; columns: string[] }>(
      `select c.oid::regclass::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_catalog.pg_class c
       join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and has_column_privilege('anon', c.oid, a.attnum, 'select')
       group by 1 order by 1`,
    );
    // The policies say which rows, such as posts whose day has come. They refuse visitors any sum over them.
    await session.query("set local role anon");
    for (const { name, columns } of tables) {
      const rows = await session.query(`select ${columns.map(quoted).join(", ")} from ${name}`);
      hash.update(`${name} ${JSON.stringify(rows)}\n`);
    }
    // Their tables are closed to visitors.
    for (const call of ["country_laws", "sponsored_price"]) {
      hash.update(`${call} ${JSON.stringify(await session.query(`select public.${call}()`))}\n`);
    }
  });
  return hash.digest("hex");
}
