-- A request to a table of the desk writes one row of it, which is all that any button asks for: so a
-- stolen session cannot take everything at once. Our own functions, an import among them, and the
-- operator write as many as they like.

create function private.refuse_many_rows() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if exists (select from written offset 1) then
    raise exception 'Write one row at a time' using errcode = 'PT400', hint = 'one-row-at-a-time';
  end if;
  return null;
end
$$;

create function private.write_one_row_at_a_time(p_table regclass) returns void
  language plpgsql set search_path = ''
as $$
declare
  verb text;
begin
  foreach verb in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger one_row_at_a_time_%1$s after %1$s on %2$s
        referencing %3$s table as written for each statement
        when (current_user in (''anon'', ''authenticated'')) execute function private.refuse_many_rows()',
      verb, p_table, case verb when 'delete' then 'old' else 'new' end);
  end loop;
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
