-- A request to a table of the desk writes one row of it, which is all that any button asks for: so a
-- stolen session cannot take everything at once. Our own functions, an import among them, and the
-- operator write as many as they like.

-- Before anything is done with the second row of a statement. An upsert tries to insert a row before it
-- updates it, so each command counts by itself.
create function private.refuse_second_row() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  setting constant text := 'desk.' || lower(tg_op);
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

-- The trigger's name makes it the first that runs.
create function private.write_one_row_at_a_time(p_table regclass) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger at_most_one_row before insert or update or delete on %s for each row
      when (current_user in (''anon'', ''authenticated'')) execute function private.refuse_second_row()',
    p_table);
end
$$;

select private.write_one_row_at_a_time('public.clinics');
select private.write_one_row_at_a_time('public.clinic_results');
select private.write_one_row_at_a_time('public.clinic_prices');
select private.write_one_row_at_a_time('public.clinic_reviews');
select private.write_one_row_at_a_time('public.sponsorships');
select private.write_one_row_at_a_time('public.blog_posts');
select private.write_one_row_at_a_time('public.blog_categories');

select private.apply_grants();
