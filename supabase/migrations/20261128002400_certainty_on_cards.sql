-- A card showed a rate of 2018 as any other, one of fresh embryos alone as one of all, and none with how far
-- chance reaches, though the publisher says it.
-- What is stored changes with the clinic's next fact: a migration rewrites no rows of visitors' lists.

-- What is counted, the years (two digits from 2000 on, or a long list would grow), the publisher, f or z for fresh
-- or frozen embryos alone, ! for treatments that ended over five years before the check (`isHistory()`), the ages
-- if not all, and the publisher's range and verdict: ct24c, ls22-24r35-37, lt18rf!-34, le23r-37=31-42b. Null for a sample.
create or replace function private.result_note(p_result public.clinic_results) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat(left(p_result.outcome, 1), left(p_result.denominator, 1),
      regexp_replace(concat(to_char(p_result.period_from, 'YYYY'),
        '-' || nullif(to_char(p_result.period_to, 'YYYY'), to_char(p_result.period_from, 'YYYY'))), '\m20', '', 'g'),
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

-- 312 Trustpilot, or 312 alone for Google, whose name would be the longest part of most notes. Null for a sample.
create or replace function private.reviews_note(p_reviews public.clinic_reviews) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat(p_reviews.count, ' ' || nullif(p_reviews.platform, 'Google')) where p_reviews.status = 'sourced');
end
$$;

select private.apply_grants();
