-- Every text that is shown has one spelling (NFC), and every date can be shown.

-- The same texts in NFC, in their order.
create function private.composed(p_list text[]) returns text[]
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return array(
    select normalize(item, NFC) from unnest(p_list) with ordinality as l(item, place) order by place);
end
$$;

create or replace function private.compose_post_letters() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.title := normalize(new.title, NFC);
  new.excerpt := normalize(new.excerpt, NFC);
  new.content := normalize(new.content, NFC);
  new.author_name := normalize(new.author_name, NFC);
  new.meta_title := normalize(new.meta_title, NFC);
  new.meta_description := normalize(new.meta_description, NFC);
  new.meta_keywords := private.composed(new.meta_keywords);
  new.og_title := normalize(new.og_title, NFC);
  new.og_description := normalize(new.og_description, NFC);
  new.twitter_title := normalize(new.twitter_title, NFC);
  new.twitter_description := normalize(new.twitter_description, NFC);
  return new;
end
$$;

create function private.compose_category_letters() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.name := normalize(new.name, NFC);
  return new;
end
$$;

create trigger compose_category_letters before insert or update on public.blog_categories
  for each row execute function private.compose_category_letters();

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

-- Not at each vote, which moves the counter alone.
create trigger compose_clinic_letters
  before insert or update of name, countries, locations, specialties, languages, figures_source, figures_period
  on public.clinics for each row execute function private.compose_clinic_letters();

-- Browsers know no day after 13 September 275760, and Postgres knows 'infinity'.
alter table public.clinics add constraint figures_are_checked_on_a_day_of_our_time
  check (figures_checked_on between '1900-01-01' and '2100-12-31');

create function private.grants_for_composed_letters() returns void
  language sql set search_path = ''
as $$
  -- The triggers run with the rights of the admin who writes.
  grant execute on function private.composed(text[]) to authenticated;
$$;

select private.apply_grants();
