-- The directory itself.

-- True for a text with something to see in it: not only white space, controls and
-- invisible characters. Spelt out, since [[:space:]] means something else in each locale.
create function private.is_visible(p_text text) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return p_text ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]';
end
$$;

-- True for a plain http(s) address as browsers write it: no user or password, printable
-- ASCII only (the rest is percent-encoded), no quotes or angle brackets, at most 2,048.
create function private.is_web_url(p_url text) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return length(p_url) <= 2048
    and p_url ~* '^https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#][!#-;=?-~]*)?$';
end
$$;

-- True for a list of short texts, none of them blank.
create function private.is_text_list(p_list text[]) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
declare
  item text;
begin
  if cardinality(p_list) > 50 then
    return false;
  end if;
  foreach item in array p_list loop
    if item is null or not private.is_visible(item) or length(item) > 120 then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- True for an object that maps treatments to euros: {"IVF with ICSI": 2900, …}.
create function private.is_price_list(p_prices jsonb) returns boolean
  language sql immutable strict set search_path = ''
as $$
  select case when jsonb_typeof(p_prices) = 'object' then not exists (
    select from jsonb_each(p_prices) as price
    where not private.is_visible(price.key)
      or case when jsonb_typeof(price.value) = 'number'
           then price.value::numeric not between 0 and 1000000
           else true end
  ) else false end
$$;

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
  -- Moved by votes alone; see the trigger below.
  upvote_count integer not null default 0 check (upvote_count >= 0),
  -- A price list of the clinic's own, in order of display, instead of one derived from the base price.
  fixed_prices json check (private.is_price_list(fixed_prices::jsonb)),
  hero_logo_url text check (private.is_web_url(hero_logo_url)),
  -- Where the figures come from. Without a source they are samples and shown as such.
  figures_source text check (private.is_visible(figures_source) and length(figures_source) <= 200),
  figures_source_url text check (private.is_web_url(figures_source_url)),
  figures_period text check (private.is_visible(figures_period) and length(figures_period) <= 60),
  figures_checked_on date,
  constraint sponsored_slot_is_not_a_clinic check (id <> 'sponsored-slot'),
  constraint source_details_need_a_source check (
    figures_source is not null
    or (figures_source_url is null and figures_period is null and figures_checked_on is null)
  )
);
comment on column public.clinics.figures_source is 'Who published the figures; null means they are samples.';

create index clinics_by_score on public.clinics (overall_score desc nulls last, id);

-- Only code that runs as the table's owner, the vote function, moves the counter. This
-- holds even where somebody grants too much.
create function private.guard_upvote_count() returns trigger
  language plpgsql set search_path = ''
as $$
begin
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

alter table public.clinics enable row level security;

create policy "everyone reads clinics" on public.clinics
  for select to anon, authenticated using (true);

create function private.grants_for_clinics() returns void
  language sql set search_path = ''
as $$
  grant select on public.clinics to anon, authenticated, service_role;
$$;
