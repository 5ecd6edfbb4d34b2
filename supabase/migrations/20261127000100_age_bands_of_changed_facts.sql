-- Age bands are kept apart also where a retired fact comes back, or changes what it belongs to, and where
-- two editors store at once. A fact can't be moved to a merged clinic, or changed there, either.

-- Two at once would not see each other's ages. One lock for all, since an import has thousands.
create function private.lock_ages() returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ages', 0));
end
$$;

-- A fact's clinic exists, and no fact of one that was merged into another is added, moved there or changed:
-- nobody would see it. One spelling (NFC) for what is shown. Raises PT403, PT404, PT409.
create or replace function private.check_fact() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  became text;
begin
  -- A policy refuses them after this, and may not tell which clinics and ages there are.
  if current_setting('role', true) = 'authenticated' and not private.is_admin() then
    return new;
  end if;
  if new.clinic_id is not null then
    select merged_into into became from public.clinics where id = new.clinic_id for key share;
    if not found then
      raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
    -- Undoing a merge moves facts back, and those that it retired as they were.
    elsif tg_op = 'INSERT' or current_setting('private.merging', true) is distinct from 'yes' then
      perform private.assert_not_merged(became);
    end if;
  end if;
  new.source_name := normalize(new.source_name, NFC);
  new.checked_by := normalize(new.checked_by, NFC);
  new.note := normalize(new.note, NFC);
  new.changed_at := clock_timestamp();
  if tg_table_name = 'clinic_reviews' then
    new.platform := normalize(new.platform, NFC);
  elsif tg_table_name = 'clinic_contacts' then
    new.value := normalize(new.value, NFC);
  elsif tg_table_name = 'clinic_results' then
    new.country := normalize(new.country, NFC);
  end if;
  return new;
end
$$;

-- After the statement, so that it doesn't depend on the order in which rows of one statement change; an
-- import has two statements, and puts it off until both are done. Raises PT409.
create function private.keep_ages_apart() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A merge moves facts as they are.
  if tg_op = 'INSERT' or (new.outcome, new.denominator, new.eggs, new.embryos, new.age_from, new.age_to,
      new.tested, new.period_from, new.period_to, new.published_by, new.source_url, new.status, new.retired_at)
    is distinct from (old.outcome, old.denominator, old.eggs, old.embryos, old.age_from, old.age_to,
      old.tested, old.period_from, old.period_to, old.published_by, old.source_url, old.status, old.retired_at)
  then
    perform private.lock_ages();
    perform private.assert_ages_apart(r) from public.clinic_results r where r.id = new.id;
  end if;
  return null;
end
$$;

create constraint trigger keep_ages_apart after insert or update on public.clinic_results
  deferrable initially immediate for each row execute function private.keep_ages_apart();

-- Locks in everybody's order: facts, then ages, then votes, so that none is given where it no longer
-- counts, then clinics.
create or replace function private.lock_for_merge(p_from text, p_into text) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.lock_imports();
  perform private.lock_vote_changes();
  perform from public.clinic_results where clinic_id in (p_from, p_into) order by id for no key update;
  perform from public.clinic_prices where clinic_id in (p_from, p_into) order by id for no key update;
  perform from public.clinic_reviews where clinic_id in (p_from, p_into) order by id for no key update;
  perform from public.clinic_services where clinic_id in (p_from, p_into) order by id for no key update;
  perform from public.clinic_contacts where clinic_id in (p_from, p_into) order by id for no key update;
  perform private.lock_ages();
  lock table private.votes in share row exclusive mode;
  perform from public.clinics where id in (p_from, p_into) order by id for no key update;
  perform set_config('private.merging', 'yes', true);
end
$$;

select private.apply_grants();
