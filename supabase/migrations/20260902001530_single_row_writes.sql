-- A request writes one row of an admin table, which is all that any button needs, so a stolen
-- session cannot take everything at once. Our own functions and the operator may write many.

-- Refused before the second row does anything. Per command, since an upsert tries to insert before
-- it updates.
create function private.assert_single_row_write() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  setting constant text := 'private.written_by_' || lower(tg_op);
  this_statement constant text := tg_relid || ' ' || statement_timestamp();
begin
  if current_setting(setting, true) = this_statement then
    raise exception 'Write one row at a time' using errcode = 'PT400', hint = 'one-row-at-a-time';
  end if;
  perform set_config(setting, this_statement, true);
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

-- The first before trigger: they run in alphabetical order.
create function private.limit_to_single_row_writes(p_table regclass) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger at_most_one_row before insert or update or delete on %s for each row
      when (current_user in (''anon'', ''authenticated'')) execute function private.assert_single_row_write()',
    p_table);
end
$$;

select private.limit_to_single_row_writes('public.clinics');
select private.limit_to_single_row_writes('public.clinic_results');
select private.limit_to_single_row_writes('public.clinic_prices');
select private.limit_to_single_row_writes('public.clinic_reviews');
select private.limit_to_single_row_writes('public.clinic_services');
select private.limit_to_single_row_writes('public.clinic_contacts');
select private.limit_to_single_row_writes('public.country_rules');
select private.limit_to_single_row_writes('public.law_checks');
select private.limit_to_single_row_writes('public.sponsorships');
select private.limit_to_single_row_writes('public.blog_posts');
select private.limit_to_single_row_writes('public.blog_categories');

select private.apply_grants();
