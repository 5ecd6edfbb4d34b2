import { readFileSync } from "node:fs";
import postgres from "postgres";
import { expect, inject, onTestFinished, test } from "vitest";
import { asOwner } from "../support/database/clients.ts";
import { FACT_TABLES, UNSOURCED } from "../support/database/facts.ts";
import { SEEDED_CLINICS } from "../support/seededClinics.ts";

test("a production push with its seed contains no sample anywhere", async () => {
  const sql = postgres(inject("pushedUrl"), { max: 1, onnotice() {} });
  onTestFinished(() => sql.end());
  for (const table of FACT_TABLES) {
    expect(await sql`select id from public.${sql(table)} where status <> 'sourced'`, table).toEqual([]);
  }
  expect(await sql.unsafe(UNSOURCED)).toEqual([]);
  expect(await sql`select count(*)::int as clinics from public.clinics`).toEqual([
    { clinics: SEEDED_CLINICS.length },
  ]);
  expect(
    await sql`select id, price_euros, success_rate from public.clinics where basis - 'services' <> '{}' order by id`,
  ).toEqual([
    { id: "barts-health", price_euros: null, success_rate: 27 },
    { id: "bourn-hall", price_euros: null, success_rate: 25 },
    { id: "cambridge-ivf", price_euros: null, success_rate: 24 },
    { id: "create-st-pauls", price_euros: null, success_rate: 28 },
    { id: "gennet", price_euros: 3190, success_rate: null },
    { id: "guys-hospital", price_euros: null, success_rate: 32.68 },
    { id: "herts-and-essex", price_euros: null, success_rate: 30 },
    { id: "homerton", price_euros: null, success_rate: 26 },
    { id: "kings-fertility", price_euros: null, success_rate: 32 },
    { id: "lister", price_euros: null, success_rate: 28 },
    { id: "london-womens-clinic", price_euros: null, success_rate: 31 },
    { id: "novum", price_euros: null, success_rate: 43 },
    { id: "reprofit", price_euros: 3245, success_rate: null },
  ]);
});

test("no vote is made up", async () => {
  const sql = postgres(inject("pushedUrl"), { max: 1, onnotice() {} });
  onTestFinished(() => sql.end());
  expect(
    await sql`
      select (select count(*)::int from private.votes) as votes,
        (select sum(upvote_count)::int from public.clinics) as shown`,
  ).toEqual([{ votes: 0, shown: 0 }]);
});

test("what the CLI pushes is the true seed alone", () => {
  const config = readFileSync("supabase/config.toml", "utf8");
  expect(/^sql_paths = (.*)$/m.exec(config)?.[1]).toBe(
    '["./seed.sql", "./seed-united-kingdom.sql", "./seed-law.sql", "./seed-blog.sql"]',
  );
  expect(readFileSync("supabase/seed.sql", "utf8")).not.toMatch(/'sample'/);
});

test("every fact of the seed has a source that somebody can open, and says who read it where it wasn't us", async () => {
  const facts = await asOwner<{ published_by: string; source_name: string; note: string | null }[]>`
    select published_by, source_name, note from public.clinic_prices where status = 'sourced' and clinic_id not like 'test-%'
    union all select published_by, source_name, note from public.clinic_results
      where status = 'sourced' and clinic_id not like 'test-%'
    union all select published_by, source_name, note from public.clinic_services
      where status = 'sourced' and clinic_id not like 'test-%'`;
  expect(facts.length).toBeGreaterThanOrEqual(4);
  for (const { published_by, source_name, note } of facts) {
    if (published_by !== "third_party") continue;
    expect(source_name).toMatch(/, as read by \w+$/);
    expect(note).toContain("we haven't opened it ourselves");
  }
});

test("of the tests before treatment, Reprofit's price of donor eggs includes the partner's alone", async () => {
  const prices = await asOwner<{ includes: string[]; note: string }[]>`
    select includes, note from public.clinic_prices
    where clinic_id = 'reprofit' and item = 'egg_donation_cycle' and status = 'sourced'`;
  expect(prices).toHaveLength(1);
  expect(prices[0]?.includes).toContain("donor_selection");
  expect(prices[0]?.includes).not.toContain("tests");
  expect(prices[0]?.note).toContain("The partner's infection tests are included.");
});

test("every contact of the seed is as its source has it, with the page it is from and how old it is", async () => {
  const contacts = await asOwner<
    { clinic: string; kind: string; value: string; source_url: string; note: string }[]
  >`
    select clinic_id as clinic, kind, value, source_url, note from public.clinic_contacts
    where clinic_id not like 'test-%' order by clinic_id`;
  expect(contacts).toHaveLength(16);
  const others = contacts.filter(({ kind }) => kind !== "address");
  expect(others.map(({ clinic, kind, value }) => `${clinic} ${kind} ${value}`).toSorted()).toEqual([
    "barts-health hours Mo-Fr 07:30-17:00, Sa-Su 09:00-13:00",
    "barts-health phone +442077673302",
    "homerton hours Mo-Fr 08:30-16:30, Sa 09:00-12:00",
    "homerton phone +442085107660",
  ]);
  for (const { source_url, note } of contacts) {
    expect(source_url).toMatch(/^https:\/\/./);
    expect(note).toMatch(/ 20(15|26)\b/);
  }
  expect(contacts.map(({ clinic, value }) => [clinic, value])).toContainEqual([
    "gravita",
    "Kniaziewicza 20a, 91-347 Łódź",
  ]);
});

test("countries without clinics here have figures too, for the open data", async () => {
  expect(
    await asOwner`
      select country, count(*)::int as figures from public.clinic_results
      where country in ('United Kingdom', 'Netherlands', 'Germany', 'France') group by country order by country`,
  ).toEqual([
    { country: "France", figures: 1 },
    { country: "Germany", figures: 3 },
    { country: "Netherlands", figures: 5 },
    { country: "United Kingdom", figures: 8 },
  ]);
});

test("countries have figures of their own, in the measures of the clinics", async () => {
  expect(
    await asOwner`
      select country, outcome, denominator, age_from, age_to, percentage::float, n
      from public.clinic_results where country in ('Czechia', 'Poland', 'Europe')
      order by country, period_from, age_from nulls first, denominator, percentage`,
  ).toEqual([
    national("Czechia", "live_birth", "started_cycle", [null, 34], 22.14, 6526),
    national("Czechia", "live_birth", "started_cycle", [35, 39], 14.16, 5820),
    national("Czechia", "live_birth", "started_cycle", [40, null], 3.62, 2322),
    national("Europe", "clinical_pregnancy", "retrieval", [null, null], 29.9, null),
    national("Europe", "clinical_pregnancy", "transfer", [null, null], 35.8, null),
    national("Poland", "clinical_pregnancy", "transfer", [null, null], 32.4, null),
    national("Poland", "clinical_pregnancy", "transfer", [null, null], 38.1, null),
  ]);
});

function national(
  country: string,
  outcome: string,
  denominator: string,
  [age_from, age_to]: [number | null, number | null],
  percentage: number,
  n: number | null,
) {
  return { country, outcome, denominator, age_from, age_to, percentage, n };
}
