import type { TransactionSql } from "postgres";
import { expect, test } from "vitest";
import { someClinic } from "../support/database/clinics.ts";
import { addFact, FACT_TABLES, PRICE } from "../support/database/facts.ts";
import { rolledBack } from "../support/database/rolledBack.ts";

async function withEverythingGranted(role: string, attempt: (sql: TransactionSql) => Promise<unknown>) {
  await rolledBack(async (sql) => {
    // Policies first, see `upvoteGuard.test.ts`.
    await sql.unsafe(`
      create policy "a mistake" on public.clinics for all to ${role} using (true) with check (true);
      create policy "a mistake" on public.clinic_prices for all to ${role} using (true) with check (true);
      grant all on public.clinics, public.clinic_prices to ${role};
      grant execute on all functions in schema private to ${role};
      set local role ${role};`);
    await attempt(sql);
  });
}

for (const role of ["anon", "authenticated", "service_role"]) {
  test.for([
    "update public.clinics set price_euros = 1 where id = $1",
    "update public.clinics set success_rate = 99 where id = $1",
    "update public.clinics set egg_donation_success_rate = 99 where id = $1",
    "update public.clinics set review_score = 5 where id = $1",
    'update public.clinics set basis = \'{"price": "mine"}\' where id = $1',
    "update public.clinics set figure_notes = 'ls2024c///' where id = $1",
    "update public.clinics set success_rate = null where id = $1",
    "insert into public.clinics (id, name, success_rate) select 'test-new', 'x', 99 where $1 <> ''",
    "insert into public.clinics (id, name) values ($1, 'x') on conflict (id) do update set review_score = 5",
  ])(`even with everything granted, ${role} cannot: %s`, async (statement) => {
    const clinic = await someClinic();
    for (const table of FACT_TABLES) await addFact(table, clinic);
    await expect(withEverythingGranted(role, (sql) => sql.unsafe(statement, [clinic]))).rejects.toMatchObject(
      { code: "PT403", hint: "summary-figures-guarded" },
    );
  });

  test(`with everything granted, ${role} changes headlines by a fact, so the guard is what refuses`, async () => {
    const clinic = await someClinic();
    await withEverythingGranted(role, async (sql) => {
      await sql`insert into public.clinic_prices ${sql({ ...PRICE, clinic_id: clinic } as never)}`;
      await sql`update public.clinics set name = 'Renamed', price_euros = 2900 where id = ${clinic}`;
      const [row] = await sql`select name, price_euros from public.clinics where id = ${clinic}`;
      expect(row).toEqual({ name: "Renamed", price_euros: 2900 });
    });
  });
}
