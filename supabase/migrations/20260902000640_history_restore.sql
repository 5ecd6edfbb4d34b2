-- Restores the columns that a change overwrote, or the row that it deleted, subject to the table's
-- checks. Returns the new change. Raises PT403 (no admin, or nothing to restore), PT404 (no such
-- change, or its row is gone), PT409 (nothing would change), PT405 (GET).
create function private.restore_history(p_id bigint) returns bigint
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  change private.admin_history;
  kept private.history_tables;
  columns text;
  began timestamptz;
  done bigint;
begin
  perform private.assert_write_request();
  if not private.is_admin() then
    raise exception 'Only admins put anything back' using errcode = 'PT403', hint = 'admins-only';
  end if;
  -- Serialises two who restore the same change.
  select * into change from private.admin_history where id = p_id for update;
  began := clock_timestamp();
  select * into kept from private.history_tables where relation = change.relation;
  if change.id is null or change.relation = 'admins' and not private.is_owner() then
    raise exception 'There is no such change' using errcode = 'PT404', hint = 'no-such-change';
  end if;
  if change.action = 'insert' or not coalesce(kept.can_restore, false) then
    raise exception 'There is nothing to put back' using errcode = 'PT403', hint = 'nothing-to-restore';
  end if;
  select string_agg(quote_ident(key), ', ') into columns
  from jsonb_object_keys(change.before) key where key = any (kept.columns);

  perform set_config('private.restored_change', p_id::text, true);
  if change.action = 'update' then
    execute format(
      'update %1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where %3$I::text = $2',
      kept.kept_table, columns, kept.id_column) using change.before, change.row_id;
  else
    execute format(
      'insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) on conflict (%3$I) do nothing',
      kept.kept_table, columns, kept.id_column) using change.before;
  end if;
  get diagnostics done = row_count;
  perform set_config('private.restored_change', '', true);
  if done = 0 and change.action = 'update' then
    raise exception 'What was changed there is gone' using errcode = 'PT404', hint = 'no-such-row';
  end if;
  select max(id) into done from private.admin_history
  where relation = change.relation and restores = p_id and id > p_id and at >= began;
  if done is null then
    raise exception 'It is as it was already' using errcode = 'PT409', hint = 'already-restored';
  end if;
  return done;
end
$$;

create function public.restore_history(p_id bigint) returns bigint
  language sql volatile security invoker set search_path = ''
as $$
  select private.restore_history(p_id)
$$;

create function private.grants_for_history_restore() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.restore_history(bigint) to authenticated;
  grant execute on function public.restore_history(bigint) to authenticated;
$$;

select private.apply_grants();
