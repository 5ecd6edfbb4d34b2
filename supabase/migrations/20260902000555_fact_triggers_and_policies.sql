-- Who reads and writes facts, and that each belongs to a clinic. No foreign keys: the API would
-- let visitors walk from a clinic to its facts and back.

-- p_became: what a clinic was merged into, if it was. Raises PT403.
create function private.assert_not_merged(p_became text) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if p_became is not null then
    raise exception 'This clinic was merged into another one. Add the fact there.'
      using errcode = 'PT403', hint = 'clinic-is-merged';
  end if;
end
$$;

-- Ages in words for whoever reads a refusal: all ages, 35 to 37, up to 34, 40 and over.
create function private.ages_text(p_from smallint, p_to smallint) returns text
  language sql immutable set search_path = ''
as $$
  select case when num_nonnulls(p_from, p_to) = 0 then 'all ages' when p_from is null then 'up to ' || p_to
    when p_to is null then p_from || ' and over' else p_from || ' to ' || p_to end
$$;

-- One source counts each woman in one age band of a measure. All ages together may stand beside the bands.
-- Raises PT409.
create function private.assert_ages_apart(p_result public.clinic_results) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  ages int4range;
  other public.clinic_results;
begin
  -- A check of the table refuses ages that end before they start.
  if num_nonnulls(p_result.age_from, p_result.age_to) = 0 or p_result.age_from > p_result.age_to
    or p_result.status <> 'sourced' or p_result.retired_at is not null
  then
    return;
  end if;
  ages := int4range(p_result.age_from, p_result.age_to, '[]');
  select * into other from public.clinic_results r
  where (r.clinic_id = p_result.clinic_id or r.country = p_result.country)
    and r.id <> p_result.id and r.status = 'sourced' and r.retired_at is null
    and (r.outcome, r.denominator, r.eggs, r.embryos, r.published_by, r.source_url, r.period_from, r.period_to)
      = (p_result.outcome, p_result.denominator, p_result.eggs, p_result.embryos, p_result.published_by,
        p_result.source_url, p_result.period_from, p_result.period_to)
    and r.tested is not distinct from p_result.tested
    and num_nonnulls(r.age_from, r.age_to) > 0
    and int4range(r.age_from, r.age_to, '[]') && ages and int4range(r.age_from, r.age_to, '[]') <> ages
  limit 1;
  if found then
    raise exception 'The ages % overlap with % of the same figure', private.ages_text(p_result.age_from, p_result.age_to),
      private.ages_text(other.age_from, other.age_to) using errcode = 'PT409', hint = 'ages-overlap';
  end if;
end
$$;

-- A fact's clinic exists, and a new fact's was not merged into another: nobody would see it there. One
-- spelling (NFC) for what is shown. Raises PT403, PT404, PT409.
create function private.check_fact() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  became text;
begin
  if new.clinic_id is not null then
    select merged_into into became from public.clinics where id = new.clinic_id for key share;
    if not found then
      raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
    elsif tg_op = 'INSERT' then
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
    -- A merge moves facts as they are.
    if tg_op = 'INSERT' or (new.outcome, new.denominator, new.eggs, new.embryos, new.age_from, new.age_to,
        new.period_from, new.period_to, new.source_url) is distinct from (old.outcome, old.denominator, old.eggs,
        old.embryos, old.age_from, old.age_to, old.period_from, old.period_to, old.source_url) then
      perform private.assert_ages_apart(new);
    end if;
  end if;
  return new;
end
$$;

create trigger check_fact before insert or update on public.clinic_results
  for each row execute function private.check_fact();
create trigger check_fact before insert or update on public.clinic_prices
  for each row execute function private.check_fact();
create trigger check_fact before insert or update on public.clinic_reviews
  for each row execute function private.check_fact();
create trigger check_fact before insert or update on public.clinic_services
  for each row execute function private.check_fact();
create trigger check_fact before insert or update on public.clinic_contacts
  for each row execute function private.check_fact();

-- The facts of a clinic and its sponsored places go with it, and follow its id.
create function private.cascade_clinic_facts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.clinic_results where clinic_id = old.id;
    delete from public.clinic_prices where clinic_id = old.id;
    delete from public.clinic_reviews where clinic_id = old.id;
    delete from public.clinic_services where clinic_id = old.id;
    delete from public.clinic_contacts where clinic_id = old.id;
    delete from public.sponsorships where clinic_id = old.id;
  elsif new.id <> old.id then
    update public.clinic_results set clinic_id = new.id where clinic_id = old.id;
    update public.clinic_prices set clinic_id = new.id where clinic_id = old.id;
    update public.clinic_reviews set clinic_id = new.id where clinic_id = old.id;
    update public.clinic_services set clinic_id = new.id where clinic_id = old.id;
    update public.clinic_contacts set clinic_id = new.id where clinic_id = old.id;
    update public.sponsorships set clinic_id = new.id where clinic_id = old.id;
  end if;
  return null;
end
$$;

create trigger cascade_clinic_facts after delete or update of id on public.clinics
  for each row execute function private.cascade_clinic_facts();

alter table public.clinic_results enable row level security;
alter table public.clinic_prices enable row level security;
alter table public.clinic_reviews enable row level security;
alter table public.clinic_services enable row level security;
alter table public.clinic_contacts enable row level security;

-- Whoever reads a clinic reads its facts: a policy's look at clinics goes through their policies.

create policy "everyone reads results in force" on public.clinic_results
  for select to anon
  using (retired_at is null and (country is not null or clinic_id in (select c.id from public.clinics c))
    and ((select private.assert_cheap_query()) or (status = '') = private.assert_cheap_query()));
create policy "the signed-in read results in force, admins all" on public.clinic_results
  for select to authenticated
  using ((retired_at is null or (select private.is_admin()))
    and (country is not null or clinic_id in (select c.id from public.clinics c))
    and ((select private.assert_cheap_query()) or (status = '') = private.assert_cheap_query()));
create policy "admins add results" on public.clinic_results
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change results" on public.clinic_results
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "everyone reads prices in force" on public.clinic_prices
  for select to anon
  using (retired_at is null and clinic_id in (select c.id from public.clinics c)
    and ((select private.assert_cheap_query()) or (status = '') = private.assert_cheap_query()));
create policy "the signed-in read prices in force, admins all" on public.clinic_prices
  for select to authenticated
  using ((retired_at is null or (select private.is_admin()))
    and clinic_id in (select c.id from public.clinics c)
    and ((select private.assert_cheap_query()) or (status = '') = private.assert_cheap_query()));
create policy "admins add prices" on public.clinic_prices
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change prices" on public.clinic_prices
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "everyone reads reviews in force" on public.clinic_reviews
  for select to anon
  using (retired_at is null and clinic_id in (select c.id from public.clinics c)
    and ((select private.assert_cheap_query()) or (status = '') = private.assert_cheap_query()));
create policy "the signed-in read reviews in force, admins all" on public.clinic_reviews
  for select to authenticated
  using ((retired_at is null or (select private.is_admin()))
    and clinic_id in (select c.id from public.clinics c)
    and ((select private.assert_cheap_query()) or (status = '') = private.assert_cheap_query()));
create policy "admins add reviews" on public.clinic_reviews
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change reviews" on public.clinic_reviews
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "everyone reads services in force" on public.clinic_services
  for select to anon
  using (retired_at is null and clinic_id in (select c.id from public.clinics c)
    and ((select private.assert_cheap_query()) or (status = '') = private.assert_cheap_query()));
create policy "the signed-in read services in force, admins all" on public.clinic_services
  for select to authenticated
  using ((retired_at is null or (select private.is_admin()))
    and clinic_id in (select c.id from public.clinics c)
    and ((select private.assert_cheap_query()) or (status = '') = private.assert_cheap_query()));
create policy "admins add services" on public.clinic_services
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change services" on public.clinic_services
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "everyone reads contacts in force" on public.clinic_contacts
  for select to anon
  using (retired_at is null and clinic_id in (select c.id from public.clinics c)
    and ((select private.assert_cheap_query()) or (status = '') = private.assert_cheap_query()));
create policy "the signed-in read contacts in force, admins all" on public.clinic_contacts
  for select to authenticated
  using ((retired_at is null or (select private.is_admin()))
    and clinic_id in (select c.id from public.clinics c)
    and ((select private.assert_cheap_query()) or (status = '') = private.assert_cheap_query()));
create policy "admins add contacts" on public.clinic_contacts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change contacts" on public.clinic_contacts
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Visitors do not see who checked a fact. A fact stays with its clinic, and the database says
-- when it was stored.
create function private.grants_for_facts() returns void
  language plpgsql set search_path = ''
as $$
declare
  facts regclass;
  columns_but text := '
    select string_agg(quote_ident(attname), '', '' order by attnum) from pg_catalog.pg_attribute
    where attrelid = $1 and attnum > 0 and not attisdropped and attname <> all ($2)';
  columns text;
begin
  foreach facts in array array[
    'public.clinic_results', 'public.clinic_prices', 'public.clinic_reviews', 'public.clinic_services',
    'public.clinic_contacts']::regclass[]
  loop
    execute columns_but into columns using facts, array['checked_by', 'created_at', 'changed_at'];
    execute format('grant select (%s) on %s to anon, authenticated', columns, facts);
    -- Whoever changes a fact says which version of it.
    execute format('grant select (changed_at) on %s to authenticated', facts);
    execute columns_but into columns using facts, array['id', 'created_at', 'changed_at', 'retired_at'];
    execute format('grant insert (%s) on %s to authenticated', columns, facts);
    execute columns_but into columns using facts, array['id', 'created_at', 'changed_at', 'clinic_id', 'country'];
    execute format('grant update (%s) on %s to authenticated', columns, facts);
  end loop;
  grant select on public.clinic_results, public.clinic_prices, public.clinic_reviews, public.clinic_services,
    public.clinic_contacts to service_role;
  grant execute on function private.is_past_day(date) to authenticated;
  grant execute on function private.is_quotient(numeric, integer, integer) to authenticated;
  grant execute on function private.is_treatment_list(text[]), private.treatment_codes() to authenticated;
  grant execute on function private.is_address(text), private.is_opening_hours(text) to authenticated;
end
$$;

select private.apply_grants();
