-- The list showed a clinic's rate per started cycle though it seems to count nobody who stopped, which /results and
-- chosen age groups leave out; and sample treatments stood beside a clinic whose only figure with a source is a price
-- of something else or a rating.

-- The years, of those that overlap p_from to p_to, in which clinics' rates per started cycle and collection seem to be
-- rates per transfer under another name: of at least 100 started cycles nearly all reached a fresh transfer. All ages
-- count together, by their last reading, and a band without transfers as one where nobody had any (`doubtfulRates()`).
create function private.years_without_stopped_cycles(
  p_clinics text[], p_outcome text, p_eggs text, p_tested boolean, p_by_register boolean, p_from date, p_to date
) returns table (clinic_id text, period_from date, period_to date)
  language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    with last as (
      select distinct on (clinic_id, period_from, period_to, denominator, age_from, age_to)
        clinic_id, period_from, period_to, denominator, age_from, age_to, n
      from public.clinic_results
      where clinic_id = any (p_clinics) and status = 'sourced' and retired_at is null
        and outcome = p_outcome and eggs = p_eggs and embryos = 'fresh' and tested is not distinct from p_tested
        and (published_by = 'register') = p_by_register and period_from <= p_to and period_to >= p_from
        and denominator in ('started_cycle', 'transfer')
      order by clinic_id, period_from, period_to, denominator, age_from, age_to, checked_on desc, n desc nulls last
    ), bands as (
      select clinic_id, period_from, period_to, age_from is null and age_to is null as is_of_all,
        coalesce(max(n) filter (where denominator = 'started_cycle'), 0) as started,
        coalesce(max(n) filter (where denominator = 'transfer'), 0) as transfers
      from last group by clinic_id, period_from, period_to, age_from, age_to
    ), counted as (
      select *, bool_or(is_of_all and transfers > 0) over (partition by clinic_id, period_from, period_to) as has_all
      from bands where started > 0
    )
    select clinic_id, period_from, period_to from counted
    where is_of_all = has_all
    group by clinic_id, period_from, period_to
    having sum(started) >= 100 and sum(transfers) between 0.99 * sum(started) and sum(started);
end
$$;

create function private.leaves_out_stopped_cycles(p_result public.clinic_results) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return p_result.clinic_id is not null and p_result.status = 'sourced' and p_result.embryos = 'fresh'
    and p_result.denominator in ('started_cycle', 'retrieval')
    and exists (
      select from private.years_without_stopped_cycles(array[p_result.clinic_id], p_result.outcome, p_result.eggs,
        p_result.tested, p_result.published_by = 'register', p_result.period_from, p_result.period_to) as year
      where (year.period_from, year.period_to) = (p_result.period_from, p_result.period_to));
end
$$;

-- In this order: sourced, latest period, those that count who stopped, latest check, publisher, all ages before an age
-- band and a younger band before an older one, outcome nearest to a birth, largest number, latest stored.
create or replace function private.summary_result(p_clinic_id text, p_eggs text) returns public.clinic_results
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select r from public.clinic_results r
    where r.clinic_id = p_clinic_id and r.eggs = p_eggs and r.retired_at is null
    order by r.status = 'sourced' desc, r.period_to desc nulls last, private.leaves_out_stopped_cycles(r),
      r.checked_on desc nulls last, private.publisher_rank(r.published_by), num_nonnulls(r.age_from, r.age_to) > 0,
      coalesce(r.age_from, 0), r.age_to nulls last,
      private.outcome_rank(r.outcome), r.n desc nulls last, r.created_at desc, r.id
    limit 1);
end
$$;

-- What a clinic's facts say that it offers and doesn't, and the languages that its staff speak and don't, as
-- treatments' letters and ISO 639-1: veS-g/ende-fr. Of several facts the newest check counts. A price or rate
-- that it publishes shows that it offers the treatment, unless a fact denies it. Samples count, behind a ~,
-- only where nothing of the clinic has a source. Null for none.
create or replace function private.service_codes(p_clinic_id text) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    with said as (
      select distinct on (s.kind, s.code) s.kind, s.code, s.is_offered, s.status = 'sourced' as is_sourced
      from public.clinic_services s
      where s.clinic_id = p_clinic_id and s.retired_at is null
      order by s.kind, s.code, s.status = 'sourced' desc, s.checked_on desc nulls last,
        private.publisher_rank(s.published_by), s.created_at desc, s.id
    ), implied as (
      select private.treatment_of(item) as code from public.clinic_prices
      where clinic_id = p_clinic_id and status = 'sourced' and retired_at is null
      union
      select 'icsi' from public.clinic_prices
      where clinic_id = p_clinic_id and status = 'sourced' and retired_at is null and 'icsi' = any (includes)
      union
      select case eggs when 'own' then 'ivf' else 'egg_donation' end from public.clinic_results
      where clinic_id = p_clinic_id and status = 'sourced' and retired_at is null
    ), known as (
      select kind, code, is_offered, is_sourced from said
      union all
      select 'treatment', code, true, true from implied i
      where code is not null and not exists (
        select from said where kind = 'treatment' and said.code = i.code and is_sourced)
    ), shown as (
      select kind, is_offered, case kind when 'treatment' then private.treatment_letter(code) else code end as code, is_sourced
      from known
      where is_sourced
        or not exists (select from known where is_sourced) and not private.has_sourced_fact(p_clinic_id)
    )
    select case when not bool_or(is_sourced) then '~' else '' end
      || coalesce(string_agg(code, '' order by code collate "C") filter (where kind = 'treatment' and is_offered), '')
      || coalesce('-' || string_agg(code, '' order by code collate "C") filter (where kind = 'treatment' and not is_offered), '')
      || coalesce('/' || string_agg(code, '' order by code collate "C") filter (where kind = 'language' and is_offered), '/')
      || coalesce('-' || string_agg(code, '' order by code collate "C") filter (where kind = 'language' and not is_offered), '')
    from shown having count(*) > 0);
end
$$;

select private.apply_grants();
