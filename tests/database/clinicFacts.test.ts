import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import {
  addFact,
  addSample,
  FACT_TABLES,
  PRICE,
  RESULT,
  REVIEWS,
  SAMPLE_TABLES,
} from "../support/database/facts.ts";

interface Facts {
  results: Record<string, unknown>[];
  prices: Record<string, unknown>[];
  reviews: Record<string, unknown>[];
  national: Record<string, unknown>[];
  ranges: { result: string; clinics: number; lowest: number; highest: number }[];
}

async function read(clinic: string, visitor = anonymous()): Promise<Facts> {
  const { data, error } = await visitor.rpc("clinic_facts", { p_clinic_id: clinic }, { get: true });
  if (error) throw error;
  return data as unknown as Facts;
}

const EMPTY = { results: [], prices: [], reviews: [], services: [], contacts: [], ranges: [] };

test("one call brings every fact of a clinic, as JSON, with its source and nothing else", async () => {
  const clinic = await someClinic();
  const common = { note: "Read twice.", checked_by: "Anna Nováková" };
  await addFact("clinic_results", clinic, { ...common, age_from: 35, age_to: 37, n: 412, tested: true });
  await addFact("clinic_prices", clinic, { ...common, includes: ["icsi"], list_date: "2026-01-01" });
  await addFact("clinic_reviews", clinic, common);
  await addFact("clinic_reviews", clinic, { retired_at: "2026-01-01" });
  const seen = { id: expect.any(String), clinic_id: clinic, note: "Read twice." };
  const facts = await read(clinic);
  expect(facts.results).toEqual([
    {
      ...{ ...RESULT, ...seen, country: null, age_from: 35, age_to: 37, n: 412, tested: true },
      ...{ successes: null, range_from: null, range_to: null, verdict: null },
    },
  ]);
  expect(facts.prices).toEqual([
    {
      ...{ ...PRICE, ...seen, includes: ["icsi"], excludes: [] },
      ...{ patient_group: null, list_date: "2026-01-01" },
    },
  ]);
  expect(facts.reviews).toEqual([{ ...REVIEWS, ...seen }]);
});

test("samples come too, after what has a source", async () => {
  const clinic = await someClinic();
  for (const table of SAMPLE_TABLES) await addSample(table, clinic);
  for (const table of FACT_TABLES) await addFact(table, clinic);
  const { results, prices, reviews } = await read(clinic);
  for (const list of [results, prices, reviews]) {
    expect(list.map(({ status }) => status)).toEqual(["sourced", "sample"]);
  }
});

test("a clinic without facts, an unpublished clinic and none at all have empty lists", async () => {
  const [empty, unpublished] = [await someClinic(), await someClinic()];
  for (const table of FACT_TABLES) await addFact(table, unpublished);
  await asOwner`update public.clinics set published = false where id = ${unpublished}`;
  for (const clinic of [unpublished, "no-such-clinic", "", "' or 1=1 --"]) {
    expect(await read(clinic)).toEqual({ ...EMPTY, national: [] });
  }
  const { national, ...rest } = await read(empty);
  expect(rest).toEqual(EMPTY);
  expect(new Set(national.map(({ country }) => country))).toEqual(new Set(["Europe"]));
});

test("the figures of its countries and of Europe stand beside a clinic's", async () => {
  const [clinic, country] = [await someClinic(), `Test ${randomUUID()}`];
  await asOwner`update public.clinics set countries = ${[country, "Poland"]} where id = ${clinic}`;
  await addFact("clinic_results", null, { country, percentage: 22.14 });
  const { national } = await read(clinic);
  expect(new Set(national.map((figure) => figure.country))).toEqual(new Set([country, "Poland", "Europe"]));
  expect(national.find((figure) => figure.country === country)).toMatchObject({ percentage: 22.14 });
  await asOwner`delete from public.clinic_results where country = ${country}`;
});

const DIFFERENT: [what: string, fields: Record<string, string | number | boolean>][] = [
  ["another outcome", { outcome: "clinical_pregnancy" }],
  ["another denominator", { denominator: "transfer" }],
  ["donor eggs", { eggs: "donor" }],
  ["frozen embryos", { embryos: "frozen" }],
  ["tested embryos", { tested: true }],
  ["an age band", { age_from: 35 }],
  ["an upper age", { age_to: 34 }],
  ["a time that does not overlap", { period_from: "2020-01-01", period_to: "2023-12-31" }],
  ["a register's word", { published_by: "register" }],
];

test("a result has the range of the clinics that count alike, and of no others", async () => {
  const [mine, alike, retired, unpublished] = await Promise.all([1, 2, 3, 4].map(someClinic));
  const id = await addFact("clinic_results", mine!, {
    percentage: 31.5,
    denominator: "cumulative_retrieval",
  });
  const same = { denominator: "cumulative_retrieval" };
  expect((await read(mine!)).ranges, "one clinic has no range").toEqual([]);

  await addFact("clinic_results", mine!, { ...same, percentage: 99, period_from: "2024-06-01" });
  expect((await read(mine!)).ranges, "nor have two figures of one clinic").toEqual([]);

  for (const [, fields] of DIFFERENT) {
    await addFact("clinic_results", alike!, { ...same, ...fields, percentage: 100 });
  }
  await addFact("clinic_results", retired!, { ...same, percentage: 1, retired_at: "2026-01-01" });
  await addFact("clinic_results", unpublished!, { ...same, percentage: 2 });
  await asOwner`update public.clinics set published = false where id = ${unpublished!}`;
  await addFact("clinic_results", null, { ...same, percentage: 3, country: "Europe" });
  await addSample("clinic_results", retired!, { ...same, percentage: 4 });
  expect((await read(mine!)).ranges, "what differs is no range").toEqual([]);

  const overlapping = { period_from: "2024-12-31", period_to: "2025-12-31" };
  await addFact("clinic_results", alike!, { ...same, ...overlapping, percentage: 25 });
  const { ranges } = await read(mine!);
  expect(ranges.find(({ result }) => result === id)).toEqual({
    result: id,
    clinics: 2,
    lowest: 25,
    highest: 99,
  });
  await asOwner`delete from public.clinic_results where country = 'Europe' and denominator = 'cumulative_retrieval'`;
});

test("the answer is bounded, however many facts a clinic has", async () => {
  const clinic = await someClinic();
  await asOwner`
    insert into public.clinic_results (clinic_id, status, published_by, source_name, source_url, checked_on, note,
      outcome, denominator, eggs, embryos, period_from, period_to, percentage)
    select ${clinic}, 'sourced', 'clinic', repeat('x', 200), 'https://clinic.example/' || repeat('x', 2000),
      '2026-11-01', repeat('x', 500), 'live_birth', 'transfer', 'own', 'any', '2024-01-01', '2024-12-31', 30
    from generate_series(1, 1000)`;
  const facts = await read(clinic);
  expect(facts.results).toHaveLength(200);
  expect(JSON.stringify(facts).length).toBeLessThan(1_000_000);
});

test("nobody can filter or select parts of the answer", async () => {
  for (const columns of ["results", "*,results", "results->0"]) {
    const taken = anonymous()
      .rpc("clinic_facts", { p_clinic_id: "reprofit" })
      .select(columns as "*");
    expect((await taken).error?.code, columns).toBe("42703");
  }
});
