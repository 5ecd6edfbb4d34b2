-- Summary figures: the figures in a clinic's own row. Each is its newest fact with a source, else
-- its newest sample, else null. Only triggers write them.

-- Smaller is better: a register is believed before the clinic, and the clinic before others.
create function private.publisher_rank(p_published_by text) returns integer
  language plpgsql immutable set search_path = ''
as $$
begin
  return array_position(array['register', 'clinic', 'press', 'third_party'], p_published_by);
end
$$;

-- Smaller is nearer to a birth.
create function private.outcome_rank(p_outcome text) returns integer
  language plpgsql immutable set search_path = ''
as $$
begin
  return array_position(
    array['live_birth', 'delivery', 'ongoing_pregnancy', 'clinical_pregnancy', 'positive_test'], p_outcome);
end
$$;

-- In this order: sourced, latest period, latest check, publisher, all ages before an age band and a
-- younger band before an older one, outcome nearest to a birth, largest number, latest stored.
create function private.summary_result(p_clinic_id text, p_eggs text) returns public.clinic_results
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select r from public.clinic_results r
    where r.clinic_id = p_clinic_id and r.eggs = p_eggs and r.retired_at is null
    order by r.status = 'sourced' desc, r.period_to desc nulls last, r.checked_on desc nulls last,
      private.publisher_rank(r.published_by), num_nonnulls(r.age_from, r.age_to) > 0,
      coalesce(r.age_from, 0), r.age_to nulls last,
      private.outcome_rank(r.outcome), r.n desc nulls last, r.created_at desc, r.id
    limit 1);
end
$$;

-- For a cycle with own eggs: in euros if published so, else in another currency, which the site
-- converts. Samples are in euros.
create function private.summary_price(p_clinic_id text) returns public.clinic_prices
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select p from public.clinic_prices p
    where p.clinic_id = p_clinic_id and p.item = 'ivf_cycle' and p.per = 'cycle'
      and (p.currency = 'EUR' or p.status = 'sourced') and p.retired_at is null
    order by p.status = 'sourced' desc, p.currency = 'EUR' desc, p.list_date desc nulls last, p.checked_on desc nulls last,
      private.publisher_rank(p.published_by), p.created_at desc, p.id
    limit 1);
end
$$;

create function private.summary_reviews(p_clinic_id text) returns public.clinic_reviews
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select r from public.clinic_reviews r
    where r.clinic_id = p_clinic_id and r.retired_at is null
    order by r.status = 'sourced' desc, r.checked_on desc nulls last,
      private.publisher_rank(r.published_by), r.count desc, r.created_at desc, r.id
    limit 1);
end
$$;

-- What a clinic's facts say that it offers and doesn't, and the languages that its staff speak and don't, as
-- treatments' letters and ISO 639-1: veS-g/ende-fr. Of several facts the newest check counts. A price or rate
-- that it publishes shows that it offers the treatment, unless a fact denies it. Samples count, behind a ~,
-- only where nothing has a source. Null for none.
create function private.service_codes(p_clinic_id text) returns text
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
      from known where is_sourced or not exists (select from known where is_sourced)
    )
    select case when not bool_or(is_sourced) then '~' else '' end
      || coalesce(string_agg(code, '' order by code collate "C") filter (where kind = 'treatment' and is_offered), '')
      || coalesce('-' || string_agg(code, '' order by code collate "C") filter (where kind = 'treatment' and not is_offered), '')
      || coalesce('/' || string_agg(code, '' order by code collate "C") filter (where kind = 'language' and is_offered), '/')
      || coalesce('-' || string_agg(code, '' order by code collate "C") filter (where kind = 'language' and not is_offered), '')
    from shown having count(*) > 0);
end
$$;

-- The treatment that a price is for; null for what any may need, such as tests.
create function private.treatment_of(p_item text) returns text
  language plpgsql immutable set search_path = ''
as $$
begin
  return case p_item when 'ivf_cycle' then 'ivf' when 'egg_donation_cycle' then 'egg_donation'
    when 'pgt_biopsy' then 'pgt' when 'pgt_embryo' then 'pgt'
    when 'icsi' then 'icsi' when 'embryo_donation' then 'embryo_donation' when 'donor_sperm' then 'donor_sperm'
    when 'frozen_transfer' then 'frozen_transfer' when 'egg_freezing' then 'egg_freezing' end;
end
$$;

-- The letter of what it is a price for: v for IVF.
create function private.treatment_letter(p_treatment text) returns text
  language plpgsql immutable set search_path = ''
as $$
begin
  return private.treatment_codes() ->> case p_treatment when 'ivf' then 'ivf_cycle'
    when 'egg_donation' then 'egg_donation_cycle' when 'pgt' then 'pgt_embryo' else p_treatment end;
end
$$;

-- Updates only what has changed.
create function private.refresh_summary_figures(p_clinics text[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Serialised, so that the second of two admins sees what the first stored.
  perform from public.clinics where id = any (p_clinics) order by id for no key update;
  update public.clinics c
  set price_euros = h.price, success_rate = h.success, egg_donation_success_rate = h.egg_donation,
    review_score = h.reviews, basis = h.basis, figure_notes = h.notes
  from (
    select id, case when (price).currency = 'EUR' then round((price).amount)::integer end as price, (own).percentage::real as success,
      (donor).percentage::real as egg_donation,
      round((reviews).score * 5 / (reviews).scale, 2)::real as reviews,
      jsonb_strip_nulls(jsonb_build_object(
        'success', private.result_basis(own), 'egg_donation', private.result_basis(donor),
        'price', private.price_basis(price), 'reviews', private.reviews_basis(reviews),
        'treatments', private.treatment_prices(id), 'services', private.service_codes(id))) as basis,
      private.summary_notes(id, own, donor, price, reviews) as notes
    from (
      select id, private.summary_result(id, 'own') as own, private.summary_result(id, 'donor') as donor,
        private.summary_price(id) as price, private.summary_reviews(id) as reviews
      from unnest(p_clinics) as id
      offset 0
    ) as of_each
  ) as h
  where c.id = h.id
    and (c.price_euros, c.success_rate, c.egg_donation_success_rate, c.review_score, c.basis, c.figure_notes)
      is distinct from (h.price, h.success, h.egg_donation, h.reviews, h.basis, h.notes);
end
$$;

-- Once for all facts of a statement. An import refreshes each clinic itself, at its end.
create function private.refresh_after_fact_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('private.summary_figures', true) = 'deferred' then
    return null;
  elsif tg_op = 'UPDATE' then
    perform private.refresh_summary_figures(array(select clinic_id from were union select clinic_id from facts));
  else
    perform private.refresh_summary_figures(array(select distinct clinic_id from facts));
  end if;
  if tg_op = 'INSERT' then
    -- The insert may have waited for a merge.
    perform private.assert_not_merged(c.merged_into) from public.clinics c
    where c.id in (select clinic_id from facts);
  end if;
  return null;
end
$$;

create trigger refresh_after_insert after insert on public.clinic_results
  referencing new table as facts for each statement execute function private.refresh_after_fact_change();
create trigger refresh_after_update after update on public.clinic_results
  referencing old table as were new table as facts for each statement execute function private.refresh_after_fact_change();
create trigger refresh_after_delete after delete on public.clinic_results
  referencing old table as facts for each statement execute function private.refresh_after_fact_change();

create trigger refresh_after_insert after insert on public.clinic_prices
  referencing new table as facts for each statement execute function private.refresh_after_fact_change();
create trigger refresh_after_update after update on public.clinic_prices
  referencing old table as were new table as facts for each statement execute function private.refresh_after_fact_change();
create trigger refresh_after_delete after delete on public.clinic_prices
  referencing old table as facts for each statement execute function private.refresh_after_fact_change();

create trigger refresh_after_insert after insert on public.clinic_reviews
  referencing new table as facts for each statement execute function private.refresh_after_fact_change();
create trigger refresh_after_update after update on public.clinic_reviews
  referencing old table as were new table as facts for each statement execute function private.refresh_after_fact_change();
create trigger refresh_after_delete after delete on public.clinic_reviews
  referencing old table as facts for each statement execute function private.refresh_after_fact_change();

create trigger refresh_after_insert after insert on public.clinic_services
  referencing new table as facts for each statement execute function private.refresh_after_fact_change();
create trigger refresh_after_update after update on public.clinic_services
  referencing old table as were new table as facts for each statement execute function private.refresh_after_fact_change();
create trigger refresh_after_delete after delete on public.clinic_services
  referencing old table as facts for each statement execute function private.refresh_after_fact_change();

-- No summary figure is made of contacts; but the insert may have waited for a merge.
create trigger refresh_after_insert after insert on public.clinic_contacts
  referencing new table as facts for each statement execute function private.refresh_after_fact_change();

select private.apply_grants();
