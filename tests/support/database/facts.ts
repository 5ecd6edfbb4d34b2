import { asOwner } from "./clients.ts";

const SOURCE = {
  status: "sourced",
  published_by: "clinic",
  source_name: "Results of the clinic",
  source_url: "https://clinic.example/results",
  checked_on: "2026-11-01",
};

export const RESULT = {
  ...SOURCE,
  outcome: "live_birth",
  denominator: "started_cycle",
  eggs: "own",
  embryos: "any",
  period_from: "2024-01-01",
  period_to: "2024-12-31",
  percentage: 31.5,
};
export const PRICE = { ...SOURCE, item: "ivf_cycle", amount: 2900, currency: "EUR", per: "cycle" };
export const REVIEWS = { ...SOURCE, platform: "Google", score: 4.5, scale: 5, count: 312 };

export const SERVICE = { ...SOURCE, kind: "treatment", code: "egg_donation", is_offered: true };

export const CONTACT = { ...SOURCE, kind: "phone", value: "+420123456789" };

export const FACTS = {
  clinic_results: RESULT,
  clinic_prices: PRICE,
  clinic_reviews: REVIEWS,
  clinic_services: SERVICE,
  clinic_contacts: CONTACT,
};
export type FactTable = keyof typeof FACTS;
export const FACT_TABLES = Object.keys(FACTS) as FactTable[];

export const SAMPLES = {
  clinic_results: { status: "sample", eggs: "own", percentage: 60 },
  clinic_prices: { status: "sample", item: "ivf_cycle", amount: 2500, currency: "EUR", per: "cycle" },
  clinic_reviews: { status: "sample", platform: "Sample", score: 4, scale: 5, count: 0 },
  clinic_services: { status: "sample", kind: "language", code: "de", is_offered: true },
};
type SampleTable = keyof typeof SAMPLES;
export const SAMPLE_TABLES = Object.keys(SAMPLES) as SampleTable[];

export const UNSOURCED = `
  select id from public.clinics
  where price_euros is not null and not basis ? 'price'
    or success_rate is not null and not basis ? 'success'
    or egg_donation_success_rate is not null and not basis ? 'egg_donation'
    or review_score is not null and not basis ? 'reviews'
    or overall_score is not null or fixed_prices is not null`;

type Fields = Record<string, string | number | boolean | string[] | null>;

async function add(table: FactTable, fact: Fields): Promise<string> {
  const [row] = await asOwner<{ id: string }[]>`
    insert into public.${asOwner(table)} ${asOwner(fact as Record<string, string>)} returning id`;
  if (!row) throw new Error(`No fact was stored in ${table}`);
  return row.id;
}

/** Stores a fact with a source as the owner, and returns its id. Without a clinic it needs a country. */
export async function addFact(
  table: FactTable,
  clinic_id: string | null,
  fields: Fields = {},
): Promise<string> {
  return add(table, { ...FACTS[table], clinic_id, ...fields });
}

export async function addSample(table: SampleTable, clinic_id: string, fields: Fields = {}): Promise<string> {
  return add(table, { ...SAMPLES[table], clinic_id, ...fields });
}

export async function countFacts(clinicId: string): Promise<number> {
  const [row] = await asOwner<{ many: number }[]>`
    select (select count(*) from public.clinic_results where clinic_id = ${clinicId})::int
      + (select count(*) from public.clinic_prices where clinic_id = ${clinicId})::int
      + (select count(*) from public.clinic_reviews where clinic_id = ${clinicId})::int
      + (select count(*) from public.clinic_services where clinic_id = ${clinicId})::int
      + (select count(*) from public.clinic_contacts where clinic_id = ${clinicId})::int as many`;
  return row?.many ?? Number.NaN;
}
