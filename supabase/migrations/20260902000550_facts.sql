-- Facts: one row a figure of a clinic, with who published it, where, and when somebody read it
-- there. A true price so stands beside a missing rate. What has no source is a sample. Everybody
-- reads facts, admins write them, and nobody deletes one: it is retired.

-- True for a day that has begun somewhere on Earth, and that browsers know.
create function private.is_past_day(p_day date) returns boolean
  language sql stable strict set search_path = ''
as $$
  select p_day between '1900-01-01' and (now() at time zone 'UTC' + interval '14 hours')::date
$$;

-- What all facts have in common; gone at the end of this file. The names of the checks are what
-- somebody reads whose fact is refused.
create table private.fact (
  id uuid primary key default gen_random_uuid(),
  status text not null constraint status_is_sourced_or_sample check (status in ('sourced', 'sample')),
  published_by text constraint publisher_is_register_clinic_press_or_third_party
    check (published_by in ('register', 'clinic', 'press', 'third_party')),
  source_name text constraint source_name_has_1_to_200_letters check (private.is_text(source_name, 200)),
  source_url text constraint source_is_a_web_address check (private.is_web_url(source_url)),
  -- The day on which somebody read the figure at its source.
  checked_on date constraint checked_on_is_a_day_that_has_begun check (private.is_past_day(checked_on)),
  -- Who did. Visitors do not see it; still no address of a person.
  checked_by text constraint checked_by_is_a_name_without_an_address
    check (private.is_text(checked_by, 120) and strpos(checked_by, '@') = 0),
  -- What else a reader must know. Shown.
  note text constraint note_has_1_to_500_letters check (private.is_text(note, 500)),
  -- Null while the fact is in force.
  retired_at timestamptz constraint retired_at_is_a_moment check (isfinite(retired_at)),
  created_at timestamptz not null default now(),
  -- So that the second of two editors is told.
  changed_at timestamptz not null default clock_timestamp(),
  constraint sourced_fact_has_publisher_source_address_and_day check (
    status <> 'sourced' or num_nulls(published_by, source_name, source_url, checked_on) = 0),
  constraint sample_has_no_source check (
    status <> 'sample' or num_nonnulls(published_by, source_name, source_url, checked_on) = 0)
);

-- True for the percentage that so many of so many are, as exactly as its decimals say: of a whole one, half
-- a point may be rounding.
create function private.is_quotient(p_percentage numeric, p_successes integer, p_n integer) returns boolean
  language sql immutable strict set search_path = ''
as $$
  select p_n < 1 or abs(p_percentage - 100.0 * p_successes / p_n) <= case
    when p_percentage = trunc(p_percentage) then 0.5
    when p_percentage = trunc(p_percentage, 1) then 0.05
    else 0.005 end
$$;

-- Of a clinic, or of a country as a whole ('Europe' too), which is context and never ranked.
-- Outcomes and denominators as ICMART defines them (2017).
create table public.clinic_results (
  like private.fact including all,
  clinic_id text,
  country text constraint country_has_1_to_120_letters check (private.is_text(country, 120)),
  outcome text constraint outcome_is_one_of_icmart check (outcome in (
    'positive_test', 'clinical_pregnancy', 'ongoing_pregnancy', 'delivery', 'live_birth')),
  denominator text constraint denominator_is_one_of_icmart check (denominator in (
    'started_cycle', 'retrieval', 'transfer', 'embryo', 'cumulative_retrieval')),
  eggs text not null constraint eggs_are_own_or_donor check (eggs in ('own', 'donor')),
  embryos text constraint embryos_are_fresh_frozen_or_any check (embryos in ('fresh', 'frozen', 'any')),
  -- With PGT-A; null: not said.
  tested boolean,
  -- Years, both ends included; null is open, and both null are all ages.
  age_from smallint constraint age_from_is_18_to_60 check (age_from between 18 and 60),
  age_to smallint constraint age_to_is_18_to_60 check (age_to between 18 and 60),
  period_from date constraint period_starts_in_the_past check (private.is_past_day(period_from)),
  period_to date constraint period_ends_in_the_past check (private.is_past_day(period_to)),
  percentage numeric(5, 2) not null constraint percentage_is_0_to_100 check (percentage between 0 and 100),
  -- How many of the denominator; null: not said.
  n integer constraint n_is_at_least_1 check (n >= 1),
  -- How many of them had the outcome; null: not said.
  successes integer,
  -- How far chance reaches, as the publisher worked it out; null: it doesn't say.
  range_from numeric(5, 2),
  range_to numeric(5, 2),
  -- How the publisher says that it stands to the national average; null: it doesn't.
  verdict text constraint verdict_is_below_consistent_or_above check (verdict in ('below', 'consistent', 'above')),
  constraint successes_are_0_to_n check (successes is null or coalesce(successes between 0 and n, false)),
  constraint percentage_is_successes_of_n check (private.is_quotient(percentage, successes, n)),
  constraint range_has_both_ends_or_none check (num_nulls(range_from, range_to) <> 1),
  constraint range_is_from_0_to_100_around_the_percentage check (
    range_from >= 0 and range_from <= percentage and percentage <= range_to and range_to <= 100),
  constraint result_is_of_one_clinic_or_one_country check (num_nonnulls(clinic_id, country) = 1),
  constraint figure_of_a_country_is_sourced check (country is null or status = 'sourced'),
  constraint ages_are_in_order check (age_from <= age_to),
  constraint period_has_both_ends_or_none check (num_nulls(period_from, period_to) <> 1),
  constraint period_does_not_end_before_it_starts check (period_from <= period_to),
  constraint sourced_result_says_what_was_counted_and_when check (
    status <> 'sourced' or num_nulls(outcome, denominator, embryos, period_from) = 0)
);
create index clinic_results_by_clinic on public.clinic_results (clinic_id);
create index clinic_results_by_country on public.clinic_results (country) where country is not null;
-- For the range of what is counted alike.
create index clinic_results_by_measure on public.clinic_results
  (outcome, denominator, eggs, embryos, coalesce(age_from, 0), coalesce(age_to, 0))
  where status = 'sourced' and clinic_id is not null and retired_at is null;

-- What a price can be for, include or leave out; each with a letter for lines of many.
create function private.treatment_codes() returns jsonb
  language sql immutable set search_path = ''
as $$
  select '{
    "ivf_cycle": "v", "egg_donation_cycle": "e", "embryo_donation": "E", "frozen_transfer": "z",
    "egg_freezing": "g", "consultation": "c", "tests": "T", "drugs": "d", "icsi": "i", "blastocyst": "b",
    "anaesthesia": "a", "freezing": "f", "storage": "s", "pgt_biopsy": "p", "pgt_embryo": "P",
    "donor_sperm": "S", "monitoring": "m", "retrieval": "r", "fertilisation": "F", "transfer": "t",
    "donor_selection": "D", "donor_compensation": "C", "donor_stimulation": "M", "donor_tests": "O",
    "sperm_preparation": "u", "time_lapse": "l", "sperm_selection": "x", "embryo_glue": "G"
  }'::jsonb
$$;

-- True for a list of such codes, each of them once.
create function private.is_treatment_list(p_list text[]) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return array_position(p_list, null) is null and private.treatment_codes() ?& p_list
    and cardinality(p_list) = (select count(distinct code) from unnest(p_list) code);
end
$$;

create table public.clinic_prices (
  like private.fact including all,
  clinic_id text not null,
  item text not null constraint item_is_one_of_ours check (item in (
    'ivf_cycle', 'egg_donation_cycle', 'embryo_donation', 'frozen_transfer', 'egg_freezing', 'consultation',
    'tests', 'drugs', 'icsi', 'blastocyst', 'anaesthesia', 'freezing', 'storage', 'pgt_biopsy', 'pgt_embryo',
    'donor_sperm')),
  amount numeric(10, 2) not null constraint amount_is_0_to_1000000 check (amount between 0 and 1000000),
  -- ISO 4217.
  currency text not null constraint currency_is_one_of_europe_or_usd check (currency in (
    'ALL', 'BAM', 'BGN', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'GEL', 'HUF', 'ISK', 'MDL', 'MKD', 'NOK', 'PLN',
    'RON', 'RSD', 'SEK', 'TRY', 'UAH', 'USD')),
  per text not null constraint price_is_per_cycle_embryo_straw_year_or_visit check (
    per in ('cycle', 'embryo', 'straw', 'year', 'visit')),
  -- What is in neither list, the clinic must be asked for.
  includes text[] not null default '{}' constraint includes_names_treatments_once
    check (private.is_treatment_list(includes)),
  excludes text[] not null default '{}' constraint excludes_names_treatments_once
    check (private.is_treatment_list(excludes)),
  -- Null: not said.
  patient_group text constraint patients_are_everyone_self_payers_or_foreign check (
    patient_group in ('everyone', 'self_payer', 'foreign')),
  -- From when the price list is valid; null: not said.
  list_date date constraint list_date_is_a_day_of_our_time
    check (list_date between '1900-01-01' and '2100-12-31'),
  constraint nothing_is_both_included_and_excluded check (not includes && excludes)
);
create index clinic_prices_by_clinic on public.clinic_prices (clinic_id);

create table public.clinic_reviews (
  like private.fact including all,
  clinic_id text not null,
  platform text not null constraint platform_has_1_to_60_letters check (private.is_text(platform, 60)),
  scale numeric(5, 2) not null constraint scale_is_1_to_100 check (scale between 1 and 100),
  score numeric(5, 2) not null,
  count integer not null constraint count_is_not_negative check (count >= 0),
  constraint score_is_0_to_the_scale check (score between 0 and scale)
);
create index clinic_reviews_by_clinic on public.clinic_reviews (clinic_id);

-- Whether a clinic offers a treatment, or has staff who speak a language. Where no row says so, it is not
-- known.
create table public.clinic_services (
  like private.fact including all,
  clinic_id text not null,
  kind text not null constraint kind_is_treatment_or_language check (kind in ('treatment', 'language')),
  -- Languages as ISO 639-1.
  code text not null constraint code_is_one_of_its_kind check (case kind
    when 'treatment' then code in (
      'ivf', 'icsi', 'egg_donation', 'embryo_donation', 'donor_sperm', 'frozen_transfer', 'egg_freezing', 'pgt')
    when 'language' then code in (
      'ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'nl', 'no',
      'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'zh')
    else true end),
  is_offered boolean not null
);
create index clinic_services_by_clinic on public.clinic_services (clinic_id);

-- True for an address of a place: one visible line, without what turns a text around or makes HTML.
create function private.is_address(p_address text) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return length(p_address) between 5 and 200 and p_address = btrim(p_address) and private.has_visible_text(p_address)
    and p_address !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0<>]';
end
$$;

-- True for hours as in schema.org's openingHours: `Mo-Th 07:00-15:30, Fr 07:00-14:00`. Days and times are in
-- order, and a day that closes at noon has two parts.
create function private.is_opening_hours(p_hours text) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
declare
  days constant text := 'MoTuWeThFrSaSu';
  part text;
  said text[];
begin
  if length(p_hours) > 200 then
    return false;
  end if;
  foreach part in array string_to_array(p_hours, ', ') loop
    said := regexp_match(part,
      '^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ((?:[01][0-9]|2[0-3]):[0-5][0-9])-((?:[01][0-9]|2[0-3]):[0-5][0-9])$');
    if said is null or strpos(days, said[1]) >= strpos(days, said[2]) or said[3] >= said[4] collate "C" then
      return false;
    end if;
  end loop;
  return p_hours <> '';
end
$$;

-- Where a clinic is and how to reach it. A made-up telephone number would lead to somebody else, so no
-- contact is a sample.
create table public.clinic_contacts (
  like private.fact including all,
  clinic_id text not null,
  kind text not null constraint kind_is_address_phone_email_or_hours check (kind in ('address', 'phone', 'email', 'hours')),
  value text not null,
  constraint address_is_one_line_of_5_to_200_letters check (kind <> 'address' or private.is_address(value)),
  -- E.164.
  constraint phone_is_a_plus_and_7_to_15_digits check (kind <> 'phone' or value ~ '^\+[1-9][0-9]{6,14}$'),
  constraint email_is_one_address check (kind <> 'email' or private.is_email(value)),
  constraint hours_are_days_and_times check (kind <> 'hours' or private.is_opening_hours(value)),
  constraint contacts_are_never_samples check (status <> 'sample')
);
create index clinic_contacts_by_clinic on public.clinic_contacts (clinic_id);

drop table private.fact;

select private.apply_grants();
