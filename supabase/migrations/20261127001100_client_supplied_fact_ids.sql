-- Whoever adds a fact may choose its id. One that is sent again after a lost answer is then refused as
-- stored already (23505), and not stored twice.

-- Visitors do not see who checked a fact. A fact stays with its clinic, and the database says
-- when it was stored.
create or replace function private.grants_for_facts() returns void
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
    execute columns_but into columns using facts, array['created_at', 'changed_at', 'retired_at'];
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
