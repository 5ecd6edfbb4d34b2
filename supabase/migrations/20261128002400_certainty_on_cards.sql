-- A card showed a rate of 2018 as any other, one of fresh embryos alone as one of all, and none with how far
-- chance reaches, though the publisher says it.
-- What is stored changes with the clinic's next fact: a migration rewrites no rows of visitors' lists.

-- What is counted, the years, the publisher, f or z for fresh or frozen embryos alone, ! for treatments that
-- ended over five years before the check (`isHistory()`), the ages if not all, and the publisher's range and
-- verdict: ct2024c, ls2022-2024r35-37, lt2018rf!-34, le2023r-37=31-42b. Null for a sample.
create or replace function private.result_note(p_result public.clinic_results) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat(left(p_result.outcome, 1), left(p_result.denominator, 1), to_char(p_result.period_from, 'YYYY'),
      '-' || nullif(to_char(p_result.period_to, 'YYYY'), to_char(p_result.period_from, 'YYYY')),
      left(p_result.published_by, 1),
      case p_result.embryos when 'fresh' then 'f' when 'frozen' then 'z' end,
      case when p_result.period_to < p_result.checked_on - interval '5 years' then '!' end,
      case when num_nonnulls(p_result.age_from, p_result.age_to) > 0
        then concat(p_result.age_from, '-', p_result.age_to) end,
      case when num_nonnulls(p_result.range_from, p_result.verdict) > 0
        then concat('=', round(p_result.range_from) || '-' || round(p_result.range_to), left(p_result.verdict, 1)) end)
    where p_result.status = 'sourced');
end
$$;

select private.apply_grants();
