-- What a summary figure rests on, in codes, as short as they stay clear. Rankings read the basis of
-- every clinic at once.

-- PL/pgSQL throughout, here and in summary_figures: a connection keeps its plans, which made 1,500
-- clinics three times faster.

-- In the order of the treatments' names; null for none.
create function private.treatment_letters(p_codes text[], p_between text) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select string_agg(private.treatment_codes() ->> code, p_between order by code collate "C") from unnest(p_codes) code);
end
$$;

-- 2026-11-22, or 2026 for that day of a year: its first (01-01) or its last (12-31).
create function private.short_date(p_day date, p_day_of_year text) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return to_char(p_day, case when to_char(p_day, 'MM-DD') = p_day_of_year then 'YYYY' else 'YYYY-MM-DD' end);
end
$$;

-- outcome/denominator/eggs/embryos/tested/ages/from/to/n/published_by/checked_on, and /range/verdict where the
-- publisher gives either; null for a sample. Ages are all, 35-37, 40- or -34; ? is not known.
create function private.result_basis(p_result public.clinic_results) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat_ws('/', left(p_result.outcome, 1), left(p_result.denominator, 1), left(p_result.eggs, 1),
      case p_result.embryos when 'any' then 'a' else left(p_result.embryos, 3) end,
      case when p_result.tested then 'y' when not p_result.tested then 'n' else '?' end,
      case when num_nonnulls(p_result.age_from, p_result.age_to) = 0 then 'all'
        else concat(p_result.age_from, '-', p_result.age_to) end,
      private.short_date(p_result.period_from, '01-01'), private.short_date(p_result.period_to, '12-31'),
      coalesce(p_result.n::text, '?'), left(p_result.published_by, 1), to_char(p_result.checked_on, 'YYYY-MM-DD'),
      case when num_nonnulls(p_result.range_from, p_result.verdict) > 0
        then concat(coalesce(trim_scale(p_result.range_from) || '-' || trim_scale(p_result.range_to), '?'), '/',
          coalesce(left(p_result.verdict, 1), '?')) end)
    where p_result.status = 'sourced');
end
$$;

-- item/per/currency/group/includes/excludes/list_date/published_by/checked_on; null for a sample.
create function private.price_basis(p_price public.clinic_prices) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat_ws('/', private.treatment_codes() ->> p_price.item, left(p_price.per, 1),
      p_price.currency, coalesce(left(p_price.patient_group, 1), '-'),
      coalesce(private.treatment_letters(p_price.includes, '+'), '-'),
      coalesce(private.treatment_letters(p_price.excludes, '+'), '-'),
      coalesce(private.short_date(p_price.list_date, '01-01'), '-'), left(p_price.published_by, 1),
      to_char(p_price.checked_on, 'YYYY-MM-DD'))
    where p_price.status = 'sourced');
end
$$;

-- platform/scale/count/checked_on; null for a sample. A slash in a name is %2F.
create function private.reviews_basis(p_reviews public.clinic_reviews) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat_ws('/', replace(replace(p_reviews.platform, '%', '%25'), '/', '%2F'),
      trim_scale(p_reviews.scale), p_reviews.count, to_char(p_reviews.checked_on, 'YYYY-MM-DD'))
    where p_reviews.status = 'sourced');
end
$$;

-- Notes are the part of it that a list of clinics needs: what a card says beside a figure, and what
-- decides whether two prices are comparable. They come with every clinic on the home page, so they
-- leave out days and numbers of cycles. `figureNotes.ts` reads them.

-- What is counted, the years, the publisher, and the ages if not all: ct2024c, ls2022-2024r35-37,
-- ct2024c40-. Null for a sample.
create function private.result_note(p_result public.clinic_results) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat(left(p_result.outcome, 1), left(p_result.denominator, 1), to_char(p_result.period_from, 'YYYY'),
      '-' || nullif(to_char(p_result.period_to, 'YYYY'), to_char(p_result.period_from, 'YYYY')),
      left(p_result.published_by, 1),
      case when num_nonnulls(p_result.age_from, p_result.age_to) > 0
        then concat(p_result.age_from, '-', p_result.age_to) end)
    where p_result.status = 'sourced');
end
$$;

-- =4100GBP, for the site to convert; euros as =6400.
create function private.price_amount(p_price public.clinic_prices) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return concat('=', trim_scale(p_price.amount), nullif(p_price.currency, 'EUR'));
end
$$;

-- Publisher, patients, and the day of the list (? and the day of the check, where it has none): c-2026,
-- tf?2026-09-13.
create function private.price_list_note(p_price public.clinic_prices) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return concat(left(p_price.published_by, 1), coalesce(left(p_price.patient_group, 1), '-'),
    coalesce(private.short_date(p_price.list_date, '01-01'), to_char(p_price.checked_on, '"?"YYYY-MM-DD')));
end
$$;

-- The same, with what is included and what is not: c-2026bcimrt-adf. Null for a sample.
create function private.price_note(p_price public.clinic_prices) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat(private.price_list_note(p_price),
      private.treatment_letters(p_price.includes, ''), '-', private.treatment_letters(p_price.excludes, ''))
    where p_price.status = 'sourced');
end
$$;

-- The published price of a cycle of each other treatment, by its letter and in that order, and as i
-- that of a cycle with ICSI: ec-2026=6400,ic-2026=2900,zc-2025=900GBP. Null without any.
create function private.treatment_prices(p_clinic_id text) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select string_agg(concat(letter, private.price_list_note(price), private.price_amount(price)), ','
      order by letter collate "C")
    from (
      select distinct on (letter) letter, p as price
      from public.clinic_prices p
      cross join lateral (
        select case p.item when 'ivf_cycle' then 'i' else private.treatment_codes() ->> p.item end as letter) as named
      where p.clinic_id = p_clinic_id and p.per = 'cycle' and p.status = 'sourced' and p.retired_at is null
        and (p.item in ('egg_donation_cycle', 'embryo_donation', 'frozen_transfer', 'egg_freezing')
          or p.item = 'ivf_cycle' and 'icsi' = any (p.includes))
      order by letter, p.currency = 'EUR' desc, p.list_date desc nulls last, p.checked_on desc,
        private.publisher_rank(p.published_by), p.created_at desc, p.id
    ) as newest);
end
$$;

-- 312 Google. Null for a sample.
create function private.reviews_note(p_reviews public.clinic_reviews) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (select concat(p_reviews.count, ' ', p_reviews.platform) where p_reviews.status = 'sourced');
end
$$;

-- Whether anything of a clinic has a source, a headline or not.
create function private.has_sourced_fact(p_clinic_id text) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from public.clinic_results where clinic_id = p_clinic_id and status = 'sourced' and retired_at is null)
    or exists (select from public.clinic_prices where clinic_id = p_clinic_id and status = 'sourced' and retired_at is null)
    or exists (select from public.clinic_reviews where clinic_id = p_clinic_id and status = 'sourced' and retired_at is null);
end
$$;

-- own eggs/donor eggs/price/reviews, each empty without a source; = repeats own eggs for donor
-- eggs. The amount follows a price that isn't in euros. Empty where nothing of the clinic has a source.
create function private.summary_notes(
  p_clinic_id text, p_own public.clinic_results, p_donor public.clinic_results,
  p_price public.clinic_prices, p_reviews public.clinic_reviews
) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  own text := private.result_note(p_own);
  donor text := private.result_note(p_donor);
  notes text := concat(own, '/', case when donor = own then '=' else donor end, '/',
    private.price_note(p_price),
    case when p_price.status = 'sourced' and p_price.currency <> 'EUR' then private.price_amount(p_price) end, '/', private.reviews_note(p_reviews));
begin
  return case when notes = '///' and not private.has_sourced_fact(p_clinic_id) then '' else notes end;
end
$$;

select private.apply_grants();
