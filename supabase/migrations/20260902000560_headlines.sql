-- The headlines: the figures that stand in the row of a clinic. Of its facts the newest with a
-- source, else the newest sample, else null. Nothing writes them by hand.

-- PL/pgSQL throughout: a connection keeps its plans, which made 1,500 clinics three times faster.

-- Smaller is better: a register is believed before a clinic, the clinic before those who retell it.
create function private.place_of_publisher(p_published_by text) returns integer
  language plpgsql immutable set search_path = ''
as $$
begin
  return array_position(array['register', 'clinic', 'press', 'third_party'], p_published_by);
end
$$;

-- Smaller is nearer to a child.
create function private.place_of_outcome(p_outcome text) returns integer
  language plpgsql immutable set search_path = ''
as $$
begin
  return array_position(
    array['live_birth', 'delivery', 'ongoing_pregnancy', 'clinical_pregnancy', 'positive_test'], p_outcome);
end
$$;

-- The lines below say what a headline rests on; rankings read them, of all clinics at once. So they
-- are short: codes are cut as far as they stay clear, as are days that begin or end a year.

-- The letters of these treatments in the order of their names, with a sign between; null for none.
create function private.treatment_letters(p_codes text[], p_between text) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select string_agg(private.treatments() ->> code, p_between order by code collate "C") from unnest(p_codes) code);
end
$$;

-- 2026-11-22, or 2026 for the day of a year that is named: its first (01-01) or its last (12-31).
create function private.cut_day(p_day date, p_day_of_year text) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return to_char(p_day, case when to_char(p_day, 'MM-DD') = p_day_of_year then 'YYYY' else 'YYYY-MM-DD' end);
end
$$;

-- outcome/denominator/eggs/embryos/tested/ages/from/to/n/published_by/checked_on; null for a sample.
-- Ages are all, 35-37, 40- or -34; ? is not known.
create function private.basis_of_result(p_result public.clinic_results) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat_ws('/', left(p_result.outcome, 1), left(p_result.denominator, 1), left(p_result.eggs, 1),
      case p_result.embryos when 'any' then 'a' else left(p_result.embryos, 3) end,
      case when p_result.tested then 'y' when not p_result.tested then 'n' else '?' end,
      case when num_nonnulls(p_result.age_from, p_result.age_to) = 0 then 'all'
        else concat(p_result.age_from, '-', p_result.age_to) end,
      private.cut_day(p_result.period_from, '01-01'), private.cut_day(p_result.period_to, '12-31'),
      coalesce(p_result.n::text, '?'), left(p_result.published_by, 1), to_char(p_result.checked_on, 'YYYY-MM-DD'))
    where p_result.status = 'sourced');
end
$$;

-- item/per/currency/group/includes/excludes/list_date/published_by/checked_on; null for a sample.
create function private.basis_of_price(p_price public.clinic_prices) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat_ws('/', private.treatments() ->> p_price.item, left(p_price.per, 1),
      p_price.currency, coalesce(left(p_price.patient_group, 1), '-'),
      coalesce(private.treatment_letters(p_price.includes, '+'), '-'),
      coalesce(private.treatment_letters(p_price.excludes, '+'), '-'),
      coalesce(private.cut_day(p_price.list_date, '01-01'), '-'), left(p_price.published_by, 1),
      to_char(p_price.checked_on, 'YYYY-MM-DD'))
    where p_price.status = 'sourced');
end
$$;

-- platform/scale/count/checked_on; null for a sample. A slash in a name is %2F.
create function private.basis_of_reviews(p_reviews public.clinic_reviews) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat_ws('/', replace(replace(p_reviews.platform, '%', '%25'), '/', '%2F'),
      trim_scale(p_reviews.scale), p_reviews.count, to_char(p_reviews.checked_on, 'YYYY-MM-DD'))
    where p_reviews.status = 'sourced');
end
$$;

-- A list of clinics carries less: what a card says beside a headline, and what decides whether two
-- prices may be compared. `figureNotes.ts` reads it. It comes with every clinic on the home page,
-- so it has nothing in it that differs from clinic to clinic without need: no day, no number of cycles.

-- What is counted, in which years, by whom, and for which ages if not for all: ct2024c, ls2022-2024r35-37,
-- ct2024c40-. Null for a sample.
create function private.note_of_result(p_result public.clinic_results) returns text
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

-- Publisher, patients, the day of the list (after ? the day of the check, where it has none), what is
-- included, what is not: c-2026bcimrt-adf, tf?2026-09-13c-. Null for a sample.
create function private.note_of_price(p_price public.clinic_prices) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select concat(left(p_price.published_by, 1), coalesce(left(p_price.patient_group, 1), '-'),
      coalesce(private.cut_day(p_price.list_date, '01-01'), to_char(p_price.checked_on, '"?"YYYY-MM-DD')),
      private.treatment_letters(p_price.includes, ''), '-', private.treatment_letters(p_price.excludes, ''))
    where p_price.status = 'sourced');
end
$$;

-- 312 Google. Null for a sample.
create function private.note_of_reviews(p_reviews public.clinic_reviews) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (select concat(p_reviews.count, ' ', p_reviews.platform) where p_reviews.status = 'sourced');
end
$$;

-- own eggs/donor eggs/price/reviews, each empty without a source; = says the same of donor eggs as of
-- own. Nothing at all where no figure has a source.
create function private.notes_of_headlines(
  p_own public.clinic_results, p_donor public.clinic_results,
  p_price public.clinic_prices, p_reviews public.clinic_reviews
) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  own text := private.note_of_result(p_own);
  donor text := private.note_of_result(p_donor);
  notes text := concat(own, '/', case when donor = own then '=' else donor end, '/',
    private.note_of_price(p_price), '/', private.note_of_reviews(p_reviews));
begin
  return coalesce(nullif(notes, '///'), '');
end
$$;

-- The result that is the headline: with a source before a sample; then the latest period; the
-- latest check; the publisher; all ages before a band of them; the outcome nearest to a child;
-- the larger number; and what was stored last. Null when there is none.
create function private.headline_result(p_clinic_id text, p_eggs text) returns public.clinic_results
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select r from public.clinic_results r
    where r.clinic_id = p_clinic_id and r.eggs = p_eggs and r.retired_at is null
    order by r.status = 'sourced' desc, r.period_to desc nulls last, r.checked_on desc nulls last,
      private.place_of_publisher(r.published_by), num_nonnulls(r.age_from, r.age_to) > 0,
      private.place_of_outcome(r.outcome), r.n desc nulls last, r.created_at desc, r.id
    limit 1);
end
$$;

-- As above, of the prices of a cycle with own eggs in euros. Nobody here converts currencies.
create function private.headline_price(p_clinic_id text) returns public.clinic_prices
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select p from public.clinic_prices p
    where p.clinic_id = p_clinic_id and p.item = 'ivf_cycle' and p.per = 'cycle' and p.currency = 'EUR'
      and p.retired_at is null
    order by p.status = 'sourced' desc, p.list_date desc nulls last, p.checked_on desc nulls last,
      private.place_of_publisher(p.published_by), p.created_at desc, p.id
    limit 1);
end
$$;

create function private.headline_reviews(p_clinic_id text) returns public.clinic_reviews
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select r from public.clinic_reviews r
    where r.clinic_id = p_clinic_id and r.retired_at is null
    order by r.status = 'sourced' desc, r.checked_on desc nulls last,
      private.place_of_publisher(r.published_by), r.count desc, r.created_at desc, r.id
    limit 1);
end
$$;

-- Writes the headlines of these clinics anew where they have changed.
create function private.keep_headlines(p_clinics text[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- The second of two admins waits here, and then sees what the first has stored.
  perform from public.clinics where id = any (p_clinics) order by id for no key update;
  update public.clinics c
  set price_euros = h.price, success_rate = h.success, egg_donation_success_rate = h.egg_donation,
    review_score = h.reviews, basis = h.basis, figure_notes = h.notes
  from (
    select id, round((price).amount)::integer as price, (own).percentage::real as success,
      (donor).percentage::real as egg_donation,
      round((reviews).score * 5 / (reviews).scale, 2)::real as reviews,
      jsonb_strip_nulls(jsonb_build_object(
        'success', private.basis_of_result(own), 'egg_donation', private.basis_of_result(donor),
        'price', private.basis_of_price(price), 'reviews', private.basis_of_reviews(reviews))) as basis,
      private.notes_of_headlines(own, donor, price, reviews) as notes
    from (
      select id, private.headline_result(id, 'own') as own, private.headline_result(id, 'donor') as donor,
        private.headline_price(id) as price, private.headline_reviews(id) as reviews
      from unnest(p_clinics) as id
      offset 0
    ) as of_each
  ) as h
  where c.id = h.id
    and (c.price_euros, c.success_rate, c.egg_donation_success_rate, c.review_score, c.basis, c.figure_notes)
      is distinct from (h.price, h.success, h.egg_donation, h.reviews, h.basis, h.notes);
end
$$;

-- Once for all the facts that a statement touches. An import sees to it itself, once a clinic.
create function private.follow_facts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('private.headlines', true) = 'later' then
    return null;
  elsif tg_op = 'UPDATE' then
    perform private.keep_headlines(array(select clinic_id from were union select clinic_id from facts));
  else
    perform private.keep_headlines(array(select distinct clinic_id from facts));
  end if;
  if tg_op = 'INSERT' then
    -- It may have waited for a merge, and only now sees what that did.
    perform private.refuse_merged(c.merged_into) from public.clinics c
    where c.id in (select clinic_id from facts);
  end if;
  return null;
end
$$;

create trigger follow_new_facts after insert on public.clinic_results
  referencing new table as facts for each statement execute function private.follow_facts();
create trigger follow_changed_facts after update on public.clinic_results
  referencing old table as were new table as facts for each statement execute function private.follow_facts();
create trigger follow_gone_facts after delete on public.clinic_results
  referencing old table as facts for each statement execute function private.follow_facts();

create trigger follow_new_facts after insert on public.clinic_prices
  referencing new table as facts for each statement execute function private.follow_facts();
create trigger follow_changed_facts after update on public.clinic_prices
  referencing old table as were new table as facts for each statement execute function private.follow_facts();
create trigger follow_gone_facts after delete on public.clinic_prices
  referencing old table as facts for each statement execute function private.follow_facts();

create trigger follow_new_facts after insert on public.clinic_reviews
  referencing new table as facts for each statement execute function private.follow_facts();
create trigger follow_changed_facts after update on public.clinic_reviews
  referencing old table as were new table as facts for each statement execute function private.follow_facts();
create trigger follow_gone_facts after delete on public.clinic_reviews
  referencing old table as facts for each statement execute function private.follow_facts();

select private.apply_grants();
