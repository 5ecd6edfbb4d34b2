-- The sponsored place: first on the home page and in matching searches, marked as sponsored,
-- outside rankings and votes. One clinic has it at a time, both days included. What was sold is
-- kept: a withdrawn place ends before it begins.

-- Places begin and end at midnight in Prague.
create function private.directory_today() returns date
  language sql stable set search_path = ''
as $$
  select (now() at time zone 'Europe/Prague')::date
$$;

create table public.sponsorships (
  id uuid primary key default gen_random_uuid(),
  clinic_id text not null,
  from_date date not null constraint place_begins_in_our_time
    check (from_date between '2020-01-01' and '2100-12-31'),
  -- The day before from_date: withdrawn, never shown.
  until_date date not null constraint place_ends_in_our_time check (until_date <= '2100-12-31'),
  -- Who pays and what was agreed; for admins alone.
  note text constraint note_has_1_to_500_letters check (private.is_text(note, 500)),
  created_at timestamptz not null default now(),
  -- Tells the second of two admins.
  changed_at timestamptz not null default clock_timestamp(),
  constraint place_ends_after_it_begins check (until_date >= from_date - 1)
);
create index sponsorships_by_clinic on public.sponsorships (clinic_id);

-- The clinic exists and is not merged, and no other place overlaps. Raises PT403, PT404, PT409.
create function private.check_sponsorship() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  became text;
  other public.sponsorships;
begin
  new.note := normalize(new.note, NFC);
  new.changed_at := clock_timestamp();
  if tg_op = 'INSERT' then
    -- Waits for a merge that is under way.
    perform from public.clinics where id = new.clinic_id for no key update;
  end if;
  select merged_into into became from public.clinics where id = new.clinic_id for key share;
  if not found then
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  elsif became is not null and tg_op = 'INSERT' then
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

create trigger check_sponsorship before insert or update on public.sponsorships
  for each row execute function private.check_sponsorship();

alter table public.sponsorships enable row level security;

-- Visitors see which clinic has the place today, and nothing else.
create policy "everyone reads what is sponsored today" on public.sponsorships
  for select to anon
  using ((select private.directory_today()) between from_date and until_date
    and clinic_id in (select c.id from public.clinics c)
    and ((select private.assert_cheap_query()) or (clinic_id = '') = private.assert_cheap_query()));
create policy "admins read all sponsorships" on public.sponsorships
  for select to authenticated
  using ((select private.is_admin())
    and ((select private.assert_cheap_query()) or (clinic_id = '') = private.assert_cheap_query()));
create policy "admins add sponsorships" on public.sponsorships
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change sponsorships" on public.sponsorships
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.grants_for_sponsorships() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.directory_today() to anon, authenticated;
  grant select (clinic_id) on public.sponsorships to anon;
  grant select on public.sponsorships to authenticated;
  grant insert (clinic_id, from_date, until_date, note) on public.sponsorships to authenticated;
  grant update (clinic_id, from_date, until_date, note) on public.sponsorships to authenticated;
$$;

select private.apply_grants();
