-- The directory: visitors read it, admins write everything but votes and summary figures.

create table public.clinics (
  id text primary key,
  name text not null,
  countries text[] not null default '{}',
  locations text[] not null default '{}',
  website text,
  -- Summary figures, which triggers compute from the clinic's facts (summary_figures).
  price_euros integer,
  success_rate real,
  egg_donation_success_rate real,
  review_score real,
  -- What each sourced summary figure rests on, in codes, so that rankings know what is comparable
  -- without reading facts. A figure without an entry is a sample.
  basis jsonb not null default '{}',
  -- The part of it that a list of clinics needs.
  figure_notes text not null default '',
  -- Always a sample: no method for it is published.
  overall_score real,
  specialties text[] not null default '{}',
  established smallint,
  languages text[] not null default '{}',
  -- Only votes change it (guard_upvote_count).
  upvote_count integer not null default 0 check (upvote_count >= 0),
  -- The clinic's own price list in order of display, instead of one derived from the base price.
  fixed_prices json,
  hero_logo_url text,
  -- Its number with the regulator of its country, such as HFEA's of the United Kingdom.
  register_number text,
  -- Where it stands, in degrees; both or neither.
  latitude real,
  longitude real,
  -- Unpublished clinics are for admins alone. Clinics are not deleted, since their votes are kept.
  published boolean not null default true,
  -- Only merging changes it.
  merged_into text,
  -- When an editor last changed the row; votes, summary figures and publishing leave it. Tells the
  -- second of two editors.
  changed_at timestamptz not null default clock_timestamp()
);

create index clinics_by_score on public.clinics (overall_score desc nulls last, id);

-- Only code that runs as the table's owner changes the counter, whatever is granted.
create function private.guard_upvote_count() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- The usual owner; asking the catalogue at each vote would take longer.
  if current_user = 'postgres' then
    return new;
  end if;
  if current_user = (select pg_catalog.pg_get_userbyid(c.relowner)
                     from pg_catalog.pg_class c where c.oid = tg_relid) then
    return new;
  end if;
  if tg_op = 'INSERT' and new.upvote_count = 0 then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.upvote_count = old.upvote_count then
    return new;
  end if;
  raise exception 'Only votes change upvote_count' using errcode = 'PT403', hint = 'vote-count-guarded';
end
$$;

create trigger guard_upvote_count before insert or update on public.clinics
  for each row execute function private.guard_upvote_count();

-- Only the triggers of facts, which run as the table's owner, change the summary figures.
create function private.guard_summary_figures() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user = (select pg_catalog.pg_get_userbyid(c.relowner)
                     from pg_catalog.pg_class c where c.oid = tg_relid) then
    return new;
  end if;
  if tg_op = 'INSERT' and new.basis = '{}' and new.figure_notes = ''
    and num_nonnulls(new.price_euros, new.success_rate, new.egg_donation_success_rate, new.review_score) = 0
  then
    return new;
  end if;
  if tg_op = 'UPDATE'
    and (new.price_euros, new.success_rate, new.egg_donation_success_rate, new.review_score, new.basis,
        new.figure_notes)
      is not distinct from
      (old.price_euros, old.success_rate, old.egg_donation_success_rate, old.review_score, old.basis,
        old.figure_notes)
  then
    return new;
  end if;
  raise exception 'The database keeps these figures. Add, change or retire a fact of the clinic instead.'
    using errcode = 'PT403', hint = 'summary-figures-guarded';
end
$$;

create trigger guard_summary_figures before insert
  or update of price_euros, success_rate, egg_donation_success_rate, review_score, basis, figure_notes
  on public.clinics for each row execute function private.guard_summary_figures();

-- A trigger instead of checks of the table: Postgres evaluates all checks on every update, which
-- took a vote five times as long while it holds the row.
create function private.check_clinic() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  wrong text;
begin
  new.name := normalize(new.name, NFC);
  new.countries := private.normalize_list(new.countries);
  new.locations := private.normalize_list(new.locations);
  new.specialties := private.normalize_list(new.specialties);
  new.languages := private.normalize_list(new.languages);
  new.changed_at := case when tg_op = 'INSERT' or (
      new.id, new.name, new.countries, new.locations, new.website, new.overall_score, new.specialties,
      new.established, new.languages, new.fixed_prices::text, new.hero_logo_url, new.register_number, new.latitude,
      new.longitude
    ) is distinct from (
      old.id, old.name, old.countries, old.locations, old.website, old.overall_score, old.specialties,
      old.established, old.languages, old.fixed_prices::text, old.hero_logo_url, old.register_number, old.latitude,
      old.longitude
    ) then clock_timestamp() else old.changed_at end;
  wrong := case
    -- The home page's advert has that id.
    when not (new.id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(new.id) <= 80 and new.id <> 'sponsored-slot')
      then 'id'
    when not private.is_text(new.name, 120) then 'name'
    when not private.is_text_list(new.countries) then 'countries'
    when not private.is_text_list(new.locations) then 'locations'
    when not private.is_web_url(new.website) then 'website'
    when new.price_euros not between 0 and 1000000 then 'price_euros'
    when new.success_rate not between 0 and 100 then 'success_rate'
    when new.egg_donation_success_rate not between 0 and 100 then 'egg_donation_success_rate'
    when new.review_score not between 0 and 5 then 'review_score'
    when new.overall_score not between 0 and 100 then 'overall_score'
    when not private.is_text_list(new.specialties) then 'specialties'
    when new.established not between 1900 and 2100 then 'established'
    when not private.is_text_list(new.languages) then 'languages'
    when not private.is_price_list(new.fixed_prices) then 'fixed_prices'
    when not private.is_web_url(new.hero_logo_url) then 'hero_logo_url'
    when not new.register_number ~ '^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$' then 'register_number'
    when not new.latitude between -90 and 90 or (new.latitude is null and new.longitude is not null)
      then 'latitude'
    when not new.longitude between -180 and 180 or (new.longitude is null and new.latitude is not null)
      then 'longitude'
    when jsonb_typeof(new.basis) <> 'object' then 'basis'
    when length(new.figure_notes) > 250 then 'figure_notes'
  end;
  if wrong is not null then
    raise exception 'No clinic can have this in its column %', wrong
      using errcode = 'check_violation', schema = 'public', table = 'clinics', column = wrong;
  end if;
  return new;
end
$$;

-- On every change but a vote, which updates the counter alone.
create trigger check_clinic
  before insert or update of id, name, countries, locations, website, price_euros, success_rate,
    egg_donation_success_rate, review_score, overall_score, specialties, established, languages,
    fixed_prices, hero_logo_url, register_number, latitude, longitude, basis, figure_notes, published,
    merged_into, changed_at
  on public.clinics for each row execute function private.check_clinic();

alter table public.clinics enable row level security;

create policy "everyone reads published clinics" on public.clinics
  for select to anon
  using (published and ((select private.assert_cheap_query()) or (id = '') = private.assert_cheap_query()));
create policy "the signed-in read published clinics, admins all" on public.clinics
  for select to authenticated
  using ((published or (select private.is_admin()))
    and ((select private.assert_cheap_query()) or (id = '') = private.assert_cheap_query()));
create policy "admins add clinics" on public.clinics
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change clinics" on public.clinics
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Admins write every column but those that the database computes. Read from the catalogue, so that
-- later columns are included.
create function private.grants_for_clinics() returns void
  language plpgsql set search_path = ''
as $$
declare
  columns text := (
    select string_agg(quote_ident(attname), ', ' order by attnum)
    from pg_catalog.pg_attribute
    where attrelid = 'public.clinics'::regclass and attnum > 0 and not attisdropped
      and attname not in ('upvote_count', 'price_euros', 'success_rate', 'egg_donation_success_rate',
        'review_score', 'basis', 'figure_notes', 'merged_into', 'changed_at')
  );
begin
  grant select on public.clinics to anon, authenticated, service_role;
  execute format('grant insert (%1$s), update (%1$s) on public.clinics to authenticated', columns);
  -- Votes, facts, merges and addresses refer to the id.
  revoke update (id) on public.clinics from authenticated;
end
$$;

select private.apply_grants();
