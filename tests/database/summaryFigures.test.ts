import type { TransactionSql } from "postgres";
import { expect, test } from "vitest";
import { asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact, addSample, FACT_TABLES, RESULT, SAMPLE_TABLES } from "../support/database/facts.ts";
import { STOPPED_CYCLES } from "../support/stoppedCycles.ts";
import { openConnection, waitUntilBlocked } from "../support/database/locks.ts";

async function headlines(clinic: string) {
  const [row] = await asOwner`
    select price_euros, success_rate, egg_donation_success_rate, review_score, basis, figure_notes
    from public.clinics where id = ${clinic}`;
  return row;
}

const NONE = {
  ...{ price_euros: null, success_rate: null, egg_donation_success_rate: null },
  ...{ review_score: null, basis: {}, figure_notes: "" },
};

test("a clinic without facts has no headline", async () => {
  expect(await headlines(await someClinic())).toEqual(NONE);
});

test("each headline is the clinic's fact, and says what it rests on", async () => {
  const clinic = await someClinic();
  await addFact("clinic_results", clinic, { n: 412, age_from: 35, age_to: 37, tested: false });
  await addFact("clinic_results", clinic, {
    ...{ eggs: "donor", percentage: 55.25, embryos: "fresh", tested: true, age_from: 40 },
    ...{ period_from: "2023-04-01", published_by: "register" },
  });
  await addFact("clinic_prices", clinic, {
    ...{ amount: 2999.5, patient_group: "foreign", list_date: "2026-03-01" },
    ...{ includes: ["transfer", "icsi"], excludes: ["frozen_transfer", "donor_tests", "freezing"] },
  });
  await addFact("clinic_reviews", clinic, { platform: "A/B 100%", score: 9.1, scale: 10 });
  expect(await headlines(clinic)).toEqual({
    ...{ price_euros: 3000, success_rate: 31.5, egg_donation_success_rate: 55.25, review_score: 4.55 },
    basis: {
      success: "l/s/o/a/n/35-37/2024/2024/412/c/2026-11-01",
      egg_donation: "l/s/d/fre/y/40-/2023-04-01/2024/?/r/2026-11-01",
      price: "v/c/EUR/f/i+t/O+f+z/2026-03-01/c/2026-11-01",
      reviews: "A%2FB 100%25/10/312/2026-11-01",
      treatments: "icf2026-03-01=2999.5",
      services: "eiv/",
    },
    figure_notes: "ls24c35-37/ls23-24rf40-/cf2026-03-01it-Ofz/312 A/B 100%",
  });
});

test("a rate says that it is old, and how sure its publisher is", async () => {
  const clinic = await someClinic();
  await addFact("clinic_results", clinic, {
    ...{ period_from: "2018-01-01", period_to: "2018-12-31", published_by: "register", age_to: 34 },
    ...{ embryos: "frozen", range_from: 26.5, range_to: 36.4, verdict: "consistent" },
  });
  expect(await headlines(clinic)).toMatchObject({ figure_notes: "ls18rz!-34=27-36c///" });
});

test("a sample stands where no fact has a source, and says nothing of one", async () => {
  const clinic = await someClinic();
  for (const table of SAMPLE_TABLES) await addSample(table, clinic);
  expect(await headlines(clinic)).toEqual({
    ...NONE,
    ...{ price_euros: 2500, success_rate: 60, review_score: 4, basis: { services: "~/de" } },
  });
  for (const table of FACT_TABLES) await addFact(table, clinic);
  expect(await headlines(clinic)).toMatchObject({ price_euros: 2900, success_rate: 31.5, review_score: 4.5 });
});

const BETTER: Record<string, string | number | null>[] = [
  { period_from: "2020-01-01", period_to: "2020-12-31", checked_on: "2026-11-10", n: 900 },
  { checked_on: "2025-01-01", published_by: "register", n: 900 },
  { published_by: "third_party", n: 900 },
  { published_by: "press", n: 900 },
  { published_by: "clinic", age_from: 18, age_to: 34, n: 900 },
  { published_by: "clinic", outcome: "positive_test", n: 900 },
  { published_by: "clinic", outcome: "clinical_pregnancy", n: 900 },
  { published_by: "clinic", outcome: "delivery", n: 900 },
  { published_by: "clinic" },
  { published_by: "clinic", n: 100 },
  { published_by: "clinic", n: 200 },
  { published_by: "register", age_to: 34 },
  { published_by: "register" },
  { period_to: "2025-12-31", published_by: "third_party", age_to: 34 },
];

test.for([
  ["the best first", BETTER.toReversed()],
  ["the best last", BETTER],
] as const)(
  "of several results the newest is the headline, then by check, publisher, ages, outcome and number: %s",
  async ([, order]) => {
    const clinic = await someClinic();
    await addSample("clinic_results", clinic);
    for (const fields of order)
      await addFact("clinic_results", clinic, { ...fields, percentage: BETTER.indexOf(fields) });
    for (let best = BETTER.length - 1; best >= 0; best--) {
      expect(await headlines(clinic), JSON.stringify(BETTER[best])).toMatchObject({ success_rate: best });
      await asOwner`update public.clinic_results set retired_at = now()
        where clinic_id = ${clinic} and percentage = ${best} and status = 'sourced'`;
    }
    expect(await headlines(clinic)).toEqual({ ...NONE, success_rate: 60 });
  },
);

test.for(STOPPED_CYCLES)("the database judges as the site does where $what", async ({ rows, isDoubted }) => {
  const clinic = await someClinic();
  for (const row of rows)
    await addFact("clinic_results", clinic, { embryos: "fresh", published_by: "register", ...row });
  const judged = await asOwner`
    select private.leaves_out_stopped_cycles(r) as doubted, count(*)::int from public.clinic_results r
    where clinic_id = ${clinic} and denominator = 'started_cycle' group by 1`;
  const started = rows.filter(({ denominator }) => denominator === "started_cycle");
  expect([...judged]).toEqual([{ doubted: isDoubted, count: started.length }]);
});

test("a rate that seems to count nobody who stopped gives way to the one per transfer, though read later", async () => {
  const clinic = await someClinic();
  const add = (denominator: string, n: number, checked_on: string) =>
    addFact("clinic_results", clinic, { denominator, n, embryos: "fresh", checked_on });
  const shown = async () => (await headlines(clinic))?.figure_notes;
  await add("started_cycle", 120, "2026-11-10");
  await add("retrieval", 120, "2026-11-12");
  const transfers = await add("transfer", 119, "2026-11-01");
  expect(await shown()).toBe("lt24cf///");
  await asOwner`update public.clinic_results set n = 90 where id = ${transfers}`;
  expect(await shown()).toBe("lr24cf///");
  await asOwner`update public.clinic_results set n = 119, retired_at = now() where id = ${transfers}`;
  expect(await shown()).toBe("lr24cf///");
});

test("a cycle with own eggs is the price, in euros if there is one, by the newest list", async () => {
  const clinic = await someClinic();
  const list_date = "2026-06-01";
  await addFact("clinic_prices", clinic, { currency: "CZK", amount: 80_000, list_date });
  await addFact("clinic_prices", clinic, { per: "visit", amount: 60, list_date });
  expect(await headlines(clinic)).toEqual({
    ...NONE,
    basis: { price: "v/c/CZK/-/-/-/2026-06-01/c/2026-11-01", services: "v/" },
    figure_notes: "//c-2026-06-01-=80000CZK/",
  });
  await addFact("clinic_prices", clinic, { amount: 2700, checked_on: "2026-11-15" });
  await addFact("clinic_prices", clinic, { amount: 2800, list_date: "2026-01-01" });
  await addFact("clinic_prices", clinic, { amount: 2750, list_date: "2025-01-01", checked_on: "2026-11-15" });
  expect(await headlines(clinic)).toMatchObject({ price_euros: 2800, figure_notes: "//c-2026-/" });
});

test("a basis has the price of each treatment, the newest, in euros if there is one", async () => {
  const clinic = await someClinic();
  const treatments = async () => (await headlines(clinic))?.basis as object;
  const add = (fields: object) => addFact("clinic_prices", clinic, { list_date: "2026-01-01", ...fields });
  await add({ item: "egg_donation_cycle", amount: 5000.5, list_date: "2025-01-01" });
  await add({ item: "frozen_transfer", amount: 700, per: "embryo" });
  const basis = { treatments: "ec-2025=5000.5", services: "ez/" };
  expect(await headlines(clinic)).toEqual({ ...NONE, basis, figure_notes: "///" });
  await add({ item: "egg_donation_cycle", amount: 6400 });
  await add({ item: "egg_donation_cycle", amount: 150_000, currency: "CZK", list_date: "2026-06-01" });
  await add({ item: "frozen_transfer", amount: 800, currency: "GBP", list_date: null });
  await add({ item: "icsi", amount: 500 });
  await add({ amount: 2600, includes: ["icsi"], list_date: "2025-01-01" });
  await add({ amount: 2000, excludes: ["icsi"] });
  expect(await treatments()).toMatchObject({ treatments: "ec-2026=6400,ic-2025=2600,zc-?2026-11-01=800GBP" });
  await addSample("clinic_prices", clinic, { item: "egg_freezing", amount: 1900 });
  expect(await treatments()).toMatchObject({ treatments: "ec-2026=6400,ic-2025=2600,zc-?2026-11-01=800GBP" });
});

test("of several review scores the last checked is the headline, then the one with most reviews", async () => {
  const clinic = await someClinic();
  await addFact("clinic_reviews", clinic, { score: 3, count: 900, checked_on: "2026-01-01" });
  await addFact("clinic_reviews", clinic, { score: 4.1, count: 12 });
  await addFact("clinic_reviews", clinic, { score: 4.4, count: 200 });
  expect(await headlines(clinic)).toMatchObject({ review_score: 4.4 });
});

test("a fact that is changed, retired, brought back or gone changes the headline at once", async () => {
  const clinic = await someClinic();
  const id = await addFact("clinic_results", clinic);
  await asOwner`update public.clinic_results set percentage = 28 where id = ${id}`;
  expect(await headlines(clinic)).toMatchObject({ success_rate: 28 });
  await asOwner`update public.clinic_results set retired_at = now() where id = ${id}`;
  expect(await headlines(clinic)).toEqual(NONE);
  await asOwner`update public.clinic_results set retired_at = null where id = ${id}`;
  expect(await headlines(clinic)).toMatchObject({ success_rate: 28 });
  await asOwner`update public.clinic_results set eggs = 'donor' where id = ${id}`;
  expect(await headlines(clinic)).toMatchObject({ success_rate: null, egg_donation_success_rate: 28 });
  await asOwner`delete from public.clinic_results where id = ${id}`;
  expect(await headlines(clinic)).toEqual(NONE);
});

test("when two admins store facts of one clinic at once, the headlines miss neither", async () => {
  const clinic = await someClinic();
  const [one, other] = [await openConnection(), await openConnection()];
  const store = (sql: TransactionSql, fields: object) =>
    sql`insert into public.clinic_results ${sql({ ...RESULT, clinic_id: clinic, ...fields } as never)}`;
  let second: Promise<unknown> = Promise.resolve();
  await one.sql.begin(async (sql) => {
    await store(sql, { percentage: 40 });
    const older = { percentage: 20, period_from: "2020-01-01", period_to: "2020-12-31" };
    second = other.sql.begin((also) => store(also, older));
    await waitUntilBlocked(other.pid);
  });
  await second;
  expect(await headlines(clinic)).toMatchObject({ success_rate: 40 });
});

test("a vote runs none of this", async () => {
  const onVotes = await asOwner<{ name: string }[]>`
    select tgname as name from pg_trigger
    where tgrelid = 'public.clinics'::regclass and not tgisinternal and tgtype & 16 <> 0
      -- What looks at visitors' own statements lets the function by that counts their votes.
      and pg_get_triggerdef(oid) not like '%WHEN ((CURRENT_USER = ANY%'
      and (tgattr = '' or (select attnum from pg_attribute
        where attrelid = tgrelid and attname = 'upvote_count') = any (tgattr::smallint[]))`;
  expect(onVotes.map(({ name }) => name)).toEqual(["guard_upvote_count"]);
});
