-- A sponsored place can't be moved to a merged clinic either, where nobody sees it.

-- The clinic exists and is not merged, and no other place overlaps. Raises PT403, PT404, PT409.
create or replace function private.check_sponsorship() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  -- A merge moves places itself, and its undoing moves them back.
  is_given constant boolean := tg_op = 'INSERT'
    or new.clinic_id <> old.clinic_id and current_setting('private.merging', true) is distinct from 'yes';
  became text;
  other public.sponsorships;
begin
  new.note := normalize(new.note, NFC);
  new.changed_at := clock_timestamp();
  if is_given then
    -- Waits for a merge that is under way.
    perform from public.clinics where id = new.clinic_id for no key update;
  end if;
  select merged_into into became from public.clinics where id = new.clinic_id for key share;
  if not found then
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  elsif became is not null and is_given then
    raise exception 'This clinic was merged into another one. Give the place to that one.'
      using errcode = 'PT403', hint = 'clinic-is-merged';
  end if;
  -- Serialised, so that two admins cannot both take the place.
  perform pg_advisory_xact_lock(hashtext('private.check_sponsorship'));
  select * into other from public.sponsorships s
  where s.id <> new.id and s.from_date <= new.until_date and s.until_date >= new.from_date
    and s.from_date <= s.until_date and new.from_date <= new.until_date
  order by s.from_date limit 1;
  if found then
    raise exception 'The place is taken from % to % by %',
      other.from_date, other.until_date, (select name from public.clinics where id = other.clinic_id)
      using errcode = 'PT409', hint = 'sponsored-place-taken';
  end if;
  return new;
end
$$;

select private.apply_grants();
