import type { TransactionSql } from "postgres";
import { expect, test } from "vitest";
import { someClinic } from "../support/database/clinics.ts";
import { rolledBack } from "../support/database/rolledBack.ts";

async function withEverythingGranted(role: string, attempt: (sql: TransactionSql) => Promise<unknown>) {
  await rolledBack(async (sql) => {
    // The policy first: it waits for an autovacuum of the table, which would wait for the grant.
    await sql.unsafe(`
      create policy "a mistake" on public.clinics for all to ${role} using (true) with check (true);
      grant all on public.clinics to ${role};
      grant execute on all functions in schema private to ${role};
      set local role ${role};`);
    await attempt(sql);
  });
}

const ATTEMPTS: [string, (sql: TransactionSql, clinic: string) => Promise<unknown>][] = [
  ["set", (sql, clinic) => sql`update public.clinics set upvote_count = 9 where id = ${clinic}`],
  ["empty", (sql, clinic) => sql`update public.clinics set upvote_count = null where id = ${clinic}`],
  ["bring", (sql) => sql`insert into public.clinics (id, name, upvote_count) values ('test-new', 'x', 9)`],
  [
    "overwrite",
    (sql, clinic) => sql`insert into public.clinics (id, name) values (${clinic}, 'x')
      on conflict (id) do update set upvote_count = 9`,
  ],
];

for (const role of ["anon", "authenticated", "service_role"]) {
  test.for(ATTEMPTS)(`even with everything granted, ${role} cannot %s a count`, async ([, attempt]) => {
    const clinic = await someClinic();
    await expect(withEverythingGranted(role, (sql) => attempt(sql, clinic))).rejects.toMatchObject({
      code: "PT403",
      message: "Only votes change upvote_count",
    });
  });
}

test("with everything granted, the other fields can be changed, so the guard is what refuses", async () => {
  const clinic = await someClinic();
  await withEverythingGranted("anon", async (sql) => {
    const [row] = await sql`update public.clinics set name = 'Renamed' where id = ${clinic}
      returning name, upvote_count`;
    expect(row).toEqual({ name: "Renamed", upvote_count: 0 });
  });
});
