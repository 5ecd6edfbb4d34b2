-- A clinic's many figures of one measure were each compared with all of them again, which came near a visitor's
-- 500 ms. And 'N clinics count the same way' counted those whose rates seem to leave out who stopped.

-- Of at most p_most results, the newest, and without others' doubtful rates.
create or replace function private.result_ranges(p_clinic_id text, p_most integer) returns json
  language sql stable set search_path = ''
as $$
  with mine as (
    select id, outcome, denominator, eggs, embryos, coalesce(age_from, 0) as age_from,
      coalesce(age_to, 0) as age_to, tested, published_by = 'register' as by_register, period_from, period_to
    from public.clinic_results
    where clinic_id = p_clinic_id and status = 'sourced' and retired_at is null
    order by clinic_results.period_to desc, id limit p_most
  ),
  measures as (
    select distinct outcome, denominator, eggs, embryos, age_from, age_to, tested, by_register, period_from, period_to
    from mine
  ),
  doubtful as materialized (
    select countings.*, year.*
    from (
      select outcome, eggs, tested, by_register, min(period_from) as since, max(period_to) as until from measures
      where embryos = 'fresh' and denominator in ('started_cycle', 'retrieval')
      group by outcome, eggs, tested, by_register
    ) as countings
    cross join lateral private.years_without_stopped_cycles(
      array(select id from public.clinics where published), outcome, eggs, tested, by_register, since, until) as year
  ),
  ranges as materialized (
    select m.*, alike.*
    from measures m
    cross join lateral (
      select count(*) as clinics, min(by_clinic.lowest) as lowest, max(by_clinic.highest) as highest
      from (
        select r.clinic_id, min(r.percentage) as lowest, max(r.percentage) as highest
        from public.clinic_results r
        where (r.outcome, r.denominator, r.eggs, r.embryos, coalesce(r.age_from, 0), coalesce(r.age_to, 0))
            = (m.outcome, m.denominator, m.eggs, m.embryos, m.age_from, m.age_to)
          and r.status = 'sourced' and r.clinic_id is not null and r.retired_at is null
          and r.tested is not distinct from m.tested
          -- What a register publishes, somebody has checked.
          and (r.published_by = 'register') = m.by_register
          and r.period_from <= m.period_to and r.period_to >= m.period_from
          and not (m.embryos = 'fresh' and m.denominator in ('started_cycle', 'retrieval') and exists (
            select from doubtful d
            where (d.outcome, d.eggs, d.by_register) = (m.outcome, m.eggs, m.by_register)
              and d.tested is not distinct from m.tested
              and (d.clinic_id, d.period_from, d.period_to) = (r.clinic_id, r.period_from, r.period_to)))
        group by r.clinic_id
      ) as by_clinic
      join public.clinics c on c.id = by_clinic.clinic_id and c.published
    ) as alike
    where alike.clinics > 1
  )
  select coalesce(json_agg(json_build_object('result', mine.id, 'clinics', ranges.clinics,
    'lowest', ranges.lowest, 'highest', ranges.highest)), '[]')
  from mine
  join ranges on (ranges.outcome, ranges.denominator, ranges.eggs, ranges.embryos, ranges.age_from, ranges.age_to,
      ranges.by_register, ranges.period_from, ranges.period_to)
    = (mine.outcome, mine.denominator, mine.eggs, mine.embryos, mine.age_from, mine.age_to, mine.by_register,
      mine.period_from, mine.period_to)
    and ranges.tested is not distinct from mine.tested
$$;

select private.apply_grants();
