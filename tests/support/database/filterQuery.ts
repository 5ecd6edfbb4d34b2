import { asOwner } from "./clients.ts";
import rates from "../../../src/directory/facts/rates.json" with { type: "json" };
import type { ListFilters, ListFilter, Sort } from "../../../src/directory/filtering/listFilters.ts";

const SLUG = `
  create or replace function pg_temp.slug(place text) returns text language sql set search_path = '' as $$
    select trim('-' from regexp_replace(
      replace(translate(lower(regexp_replace(normalize(place, NFD), '[\\u0300-\\u036f]', '', 'g')), 'łđø', 'ldo'), 'ß', 'ss'),
      '[^[:alnum:]]+', '-', 'g'))
  $$`;

/** Two significant digits, as people are told. */
const PRICES = `
  create temp table prices on commit drop as
  with rates as (
    select 'EUR' as currency, 1.0 as rate
    union all select key, value::numeric from json_each_text('${JSON.stringify(rates.rates)}')),
  published as (
    select p.*, case when currency = 'EUR' then round(amount) else
      round(amount / rate / 10 ^ (floor(log(amount / rate)) - 1)) * 10 ^ (floor(log(amount / rate)) - 1) end as euros
    from public.clinic_prices p left join rates using (currency)
    where status = 'sourced' and retired_at is null and per = 'cycle' and amount > 0)
  select distinct on (clinic_id, treatment) clinic_id, treatment, euros
  from published, unnest(case item
    when 'ivf_cycle' then array['ivf'] || case when 'icsi' = any (includes) then array['icsi'] else '{}' end
    when 'egg_donation_cycle' then array['egg-donation'] when 'embryo_donation' then array['embryo-donation']
    when 'frozen_transfer' then array['frozen-transfer'] when 'egg_freezing' then array['egg-freezing']
    end) as treatment
  order by clinic_id, treatment, currency = 'EUR' desc, list_date desc nulls last, checked_on desc`;

const FINDABLE = `
  create temp table findable on commit drop as
  with treatments (treatment, called) as (values
    ('embryo-donation', '\\m(embryo (donation|adoption)|donated embryos?|donor embryos?)\\M'),
    ('egg-donation', '\\m((egg|oocyte)s? donation|donor (egg|oocyte)s?|donated (egg|oocyte)s?)\\M'),
    ('egg-freezing', '\\m((egg|oocyte|social) (freezing|vitrification)|fertility preservation)\\M'),
    ('frozen-transfer', '\\m(frozen (embryo )?transfer|fet|cryo-?transfer)\\M'),
    ('icsi', '\\micsi\\M'),
    ('ivf', '\\mivf\\M')),
  languages (language, code) as (values ('English', 'en'), ('German', 'de'), ('Czech', 'cs'), ('Polish', 'pl'),
    ('Russian', 'ru'), ('Italian', 'it'), ('French', 'fr'), ('Spanish', 'es'), ('Ukrainian', 'uk')),
  said as (
    select distinct on (clinic_id, code) clinic_id, replace(code, '_', '-') as code, kind, is_offered,
      status = 'sourced' as is_sourced
    from public.clinic_services where retired_at is null
    order by clinic_id, code, status = 'sourced' desc, checked_on desc),
  -- What it publishes a price or rate of.
  implied as (
    select clinic_id, unnest(case when 'icsi' = any (includes) then array['icsi'] else '{}' end || case
      when item in ('pgt_biopsy', 'pgt_embryo') then 'pgt' when item in ('ivf_cycle', 'egg_donation_cycle')
        then replace(left(item, -6), '_', '-')
      when item in ('icsi', 'embryo_donation', 'donor_sperm', 'frozen_transfer', 'egg_freezing')
        then replace(item, '_', '-') end) as code
    from public.clinic_prices where status = 'sourced' and retired_at is null
    union
    select clinic_id, case eggs when 'own' then 'ivf' else 'egg-donation' end from public.clinic_results
    where status = 'sourced' and retired_at is null),
  offered as (
    select clinic_id, code, kind, is_offered, is_sourced from said s
    where is_sourced or not exists (
      select from said o where o.clinic_id = s.clinic_id and o.is_sourced
      union all select from implied i where i.clinic_id = s.clinic_id)
    union
    select clinic_id, code, 'treatment', true, true from implied i
    where code is not null and not exists (
      select from said s where s.clinic_id = i.clinic_id and s.code = i.code and is_sourced)),
  -- A clinic with any sourced figure shows no samples beside it.
  shown as (
    select id, name, upvote_count, countries, locations, languages, specialties, fixed_prices, basis,
      case when no_source then nullif(price_euros, 0)
        else (select euros from prices where clinic_id = id and treatment = 'ivf') end as price,
      case when no_source or basis ? 'reviews' then nullif(review_score, 0) end as reviews,
      case when no_source then nullif(success_rate, 0) when basis ? 'success' then success_rate end as success,
      case when no_source then nullif(egg_donation_success_rate, 0)
        when basis ? 'egg_donation' then egg_donation_success_rate end as egg_donation,
      case when no_source then nullif(overall_score, 0) end as score
    from public.clinics cross join lateral (select coalesce(figure_notes, '') = '' as no_source) as sources
    where published)
  select id, name, upvote_count, price, reviews, success, score, basis,
    array(select pg_temp.slug(place) from unnest(c.countries) place) as countries,
    array(select pg_temp.slug(place) from unnest(c.locations) place) as cities,
    array(select code from languages where language = any (c.languages)) as languages,
    -- What only samples say is no answer, and staff speak the language of their country.
    array(
      (select code from offered where clinic_id = c.id and kind = 'language' and is_offered and is_sourced
      union select code from (values ('Czechia', 'cs'), ('Poland', 'pl'), ('United Kingdom', 'en')) as own (country, code)
      where country = any (c.countries))
      except select code from offered where clinic_id = c.id and not is_offered and is_sourced
    ) as spoken,
    array(select code from offered where clinic_id = c.id and not is_offered and is_sourced) as refused,
    array(
      (select treatment from treatments, unnest(c.specialties) as line where line ~* called
      union select 'ivf' where price > 0 and basis ? 'price' or success is not null and basis ? 'success'
      union select 'egg-donation' where egg_donation is not null and basis ? 'egg_donation'
      union select 'icsi' where split_part(basis ->> 'price', '/', 5) ~ 'i'
      union select code from offered where clinic_id = c.id and kind = 'treatment' and is_offered and is_sourced)
      except select code from offered where clinic_id = c.id and not is_offered and is_sourced
    ) as treatments,
    exists (
      select from public.clinic_results where clinic_id = c.id and status = 'sourced' and retired_at is null
      union all select from public.clinic_prices where clinic_id = c.id and status = 'sourced' and retired_at is null
      union all select from public.clinic_reviews where clinic_id = c.id and status = 'sourced' and retired_at is null
    ) as sourced
  from shown c`;

async function ask<Row>(query: string, findings: ListFilters[] = []): Promise<Row[]> {
  return asOwner.begin(async (sql) => {
    await sql.unsafe(SLUG);
    await sql.unsafe(PRICES);
    await sql.unsafe(FINDABLE);
    const numbered = findings.map((finding, place) => ({ priceOf: priceOf(finding), ...finding, place }));
    const rows: unknown = await sql.unsafe(query, findings.length > 0 ? [JSON.stringify(numbered)] : []);
    return rows as Row[];
  }) as Promise<Row[]>;
}

const PRICED = new Set(["icsi", "egg-donation", "frozen-transfer", "embryo-donation", "egg-freezing"]);

function priceOf({ treatments: [only = "ivf", ...others] }: ListFilters): string | null {
  return PRICED.has(only) && others.length === 0 ? only : null;
}

const ASKED = `
  jsonb_to_recordset($1::text::jsonb) as asked (
    countries text[], cities text[], treatments text[], spoken text[], languages text[], "maxPrice" int, sourced boolean, "priceOf" text,
    place int)`;
const PASSES = `
  (asked.countries = '{}' or f.countries && asked.countries) and (asked.cities = '{}' or f.cities && asked.cities)
  and (asked.treatments = '{}' or not asked.treatments <@ f.refused)
  and (asked.spoken = '{}' or not asked.spoken <@ f.refused)
  and (asked.languages = '{}' or f.languages && asked.languages)
  and (asked."maxPrice" is null or asked."maxPrice" >= case
    when asked."priceOf" is null then f.price
    else (select euros from prices p where p.clinic_id = f.id and p.treatment = asked."priceOf") end) and (not asked.sourced or f.sourced)`;

export async function filterInSql(findings: ListFilters[]): Promise<string[][]> {
  const rows = await ask<{ ids: string[] }>(
    `select array_remove(array_agg(f.id), null) as ids
    from ${ASKED} left join findable f on ${PASSES} group by asked.place order by asked.place`,
    findings,
  );
  return rows.map(({ ids }) => ids);
}

export async function countInSql(findings: ListFilters[], filter: ListFilter) {
  return ask<{ place: number; value: string; count: number }>(
    `select asked.place, value, count(distinct f.id)::int as count
    from ${ASKED} join findable f on ${PASSES}, unnest(f.${filter}) value
    where value <> '' group by asked.place, value`,
    findings.map((finding) => ({ priceOf: priceOf(finding), ...finding, [filter]: [] })),
  );
}

const BY_NAME = `name collate "en-x-icu", id`;
const RANKS: Record<Sort, [group: string, order: string]> = {
  name: ["'ordered'", BY_NAME],
  votes: ["'ordered'", `upvote_count desc, ${BY_NAME}`],
  price: [groupOf("price", "price"), `price, ${BY_NAME}`],
  reviews: [groupOf("reviews", "reviews"), `reviews desc, ${BY_NAME}`],
  success: [groupOf("success", "success"), `success desc, ${BY_NAME}`],
  score: ["case when score is null then 'without' else 'samples' end", `score desc, ${BY_NAME}`],
};

function groupOf(figure: string, key: string): string {
  return `case when ${figure} is null then 'without' when basis ? '${key}' then 'ordered' else 'samples' end`;
}

export async function orderInSql(sort: Sort) {
  const [group, order] = RANKS[sort];
  return ask<{ name: string; ids: string[] }>(
    `select ${group} as name, array_agg(id order by ${order}) as ids from findable group by 1 order by 1`,
  );
}
