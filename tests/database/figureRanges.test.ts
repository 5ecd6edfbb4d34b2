import { expect, test } from "vitest";
import { anonymous, asOwner } from "../support/database/clients.ts";

test("visitors read the range of the known figures, and zeros do not count as figures", async () => {
  const { data, error } = await anonymous().from("figure_ranges").select().single();
  expect(error).toBeNull();
  const [expected] = await asOwner`
    select min(success_rate) filter (where success_rate > 0) as success_rate_lowest,
      max(success_rate) as success_rate_highest,
      min(egg_donation_success_rate) filter (where egg_donation_success_rate > 0) as egg_donation_success_rate_lowest,
      max(egg_donation_success_rate) as egg_donation_success_rate_highest,
      min(price_euros) filter (where price_euros > 0) as price_euros_lowest,
      max(price_euros) as price_euros_highest
    from public.clinics`;
  expect(data).toEqual(expected);
  expect(data?.success_rate_lowest).toBeGreaterThan(0);
});

test("one known figure makes no range", async () => {
  const rollBack = new Error("roll back");
  const inTransaction = asOwner.begin(async (sql) => {
    await sql`update public.clinics set success_rate = null`;
    await sql`update public.clinics set success_rate = 60 where id = 'reprofit'`;
    const [row] = await sql`select * from public.figure_ranges`;
    expect(row).toMatchObject({ success_rate_lowest: null, success_rate_highest: null });
    expect(row?.egg_donation_success_rate_lowest).toBeGreaterThan(0);
    throw rollBack;
  });
  await expect(inTransaction).rejects.toBe(rollBack);
});
