-- The directory itself: visitors read it, admins write everything but the votes.

create table public.clinics (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  name text not null check (private.is_visible(name) and length(name) <= 120),
  countries text[] not null default '{}' check (private.is_text_list(countries)),
  locations text[] not null default '{}' check (private.is_text_list(locations)),
  website text check (private.is_web_url(website)),
  price_euros integer check (price_euros between 0 and 1000000),
  success_rate real check (success_rate between 0 and 100),
  egg_donation_success_rate real check (egg_donation_success_rate between 0 and 100),
  review_score real check (review_score between 0 and 5),
  overall_score real check (overall_score between 0 and 100),
  specialties text[] not null default '{}' check (private.is_text_list(specialties)),
  established smallint check (established between 1900 and 2100),
  languages text[] not null default '{}' check (private.is_text_list(languages)),
  -- Only votes change it; see the trigger below.
  upvote_count integer not null default 0 check (upvote_count >= 0),
  -- The clinic's own price list, in order of display, instead of one derived from the base price.
  fixed_prices json check (private.is_price_list(fixed_prices::jsonb)),
  hero_logo_url text check (private.is_web_url(hero_logo_url)),
  -- Where the figures come from. Without a source they are samples, and shown as such.
  figures_source text check (private.is_visible(figures_source) and length(figures_source) <= 200),
  figures_source_url text check (private.is_web_url(figures_source_url)),
  figures_period text check (private.is_visible(figures_period) and length(figures_period) <= 60),
  figures_checked_on date,
  -- Set when the clinic is taken off the site. Nothing deletes it, since its votes are kept.
  archived_at timestamptz check (isfinite(archived_at)),
  -- Browsers know no day after 13 September 275760, and Postgres knows 'infinity'.
  constraint figures_are_checked_on_a_day_of_our_time
    check (figures_checked_on between '1900-01-01' and '2100-12-31'),
  constraint sponsored_slot_is_not_a_clinic check (id <> 'sponsored-slot'),
  constraint source_details_need_a_source check (
    figures_source is not null
    or (figures_source_url is null and figures_period is null and figures_checked_on is null)
  )
);
comment on column public.clinics.figures_source is 'Who published the figures; null means they are samples.';

create index clinics_by_score on public.clinics (overall_score desc nulls last, id);

-- Only code that runs as the table's owner (the vote function) changes the counter, even
-- when somebody grants too much.
create function private.guard_upvote_count() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Almost always; asking the catalogue at each vote would take longer.
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

-- One spelling (NFC) for every text that is shown.
create function private.compose_clinic_letters() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.name := normalize(new.name, NFC);
  new.countries := private.composed(new.countries);
  new.locations := private.composed(new.locations);
  new.specialties := private.composed(new.specialties);
  new.languages := private.composed(new.languages);
  new.figures_source := normalize(new.figures_source, NFC);
  new.figures_period := normalize(new.figures_period, NFC);
  return new;
end
$$;

-- Not on every vote, which changes only the counter.
create trigger compose_clinic_letters
  before insert or update of name, countries, locations, specialties, languages, figures_source, figures_period
  on public.clinics for each row execute function private.compose_clinic_letters();

alter table public.clinics enable row level security;

create policy "everyone reads clinics that are not archived" on public.clinics
  for select to anon
  using (archived_at is null and ((select private.is_modest_query()) or (id = '') = private.is_modest_query()));
create policy "the signed-in read clinics that are not archived, admins all" on public.clinics
  for select to authenticated
  using ((archived_at is null or (select private.is_admin()))
    and ((select private.is_modest_query()) or (id = '') = private.is_modest_query()));
create policy "admins add clinics" on public.clinics
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change clinics" on public.clinics
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- From the lowest to the highest known figure of the directory, so that the page of one
-- clinic need not read all the others. A zero means that nobody gave the figure; a range needs two.
create view public.figure_ranges with (security_invoker = true) as
select
  case when count(nullif(success_rate, 0)) > 1 then min(nullif(success_rate, 0)) end
    as success_rate_lowest,
  case when count(nullif(success_rate, 0)) > 1 then max(success_rate) end
    as success_rate_highest,
  case when count(nullif(egg_donation_success_rate, 0)) > 1 then min(nullif(egg_donation_success_rate, 0)) end
    as egg_donation_success_rate_lowest,
  case when count(nullif(egg_donation_success_rate, 0)) > 1 then max(egg_donation_success_rate) end
    as egg_donation_success_rate_highest,
  case when count(nullif(price_euros, 0)) > 1 then min(nullif(price_euros, 0)) end as price_euros_lowest,
  case when count(nullif(price_euros, 0)) > 1 then max(price_euros) end as price_euros_highest
from public.clinics where archived_at is null;

-- Admins write every column except the counter. The columns are read from the catalogue, so
-- that admins can write those of later migrations too.
create function private.grants_for_clinics() returns void
  language plpgsql set search_path = ''
as $$
declare
  columns text := (
    select string_agg(quote_ident(attname), ', ' order by attnum)
    from pg_catalog.pg_attribute
    where attrelid = 'public.clinics'::regclass and attnum > 0 and not attisdropped
      and attname <> 'upvote_count'
  );
begin
  grant select on public.clinics, public.figure_ranges to anon, authenticated, service_role;
  execute format('grant insert (%1$s), update (%1$s) on public.clinics to authenticated', columns);
end
$$;

select private.apply_grants();
