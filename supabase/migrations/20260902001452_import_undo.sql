-- Undoing an import of figures as a whole. The history knows its rows, so it works for as long as
-- that is kept.

-- What an import wrote that is no longer as it left it: [{"clinic", "row"}].
create function private.changed_since_import(p_import uuid, p_table regclass) returns json
  language plpgsql stable set search_path = ''
as $$
declare
  changed json;
begin
  execute format('select coalesce(json_agg(json_build_object(''clinic'', c.name, ''row'', h.row_name) order by h.id), ''[]'')
    from private.admin_history h left join %s t on t.id = h.row_id::uuid left join public.clinics c on c.id = h.clinic_id
    where h.import_id = $1 and h.restores is null
      and private.pick_columns(to_jsonb(t), array(select jsonb_object_keys(h.after))) is distinct from h.after', p_table)
  into changed using p_import;
  return changed;
end
$$;

-- Puts back one row: what was added is retired, since facts are not deleted.
create function private.undo_import_row(p_change private.admin_history, p_table regclass) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  columns text;
begin
  perform set_config('private.restored_change', p_change.id::text, true);
  if p_change.action = 'insert' then
    execute format('update %s set retired_at = now() where id = $1', p_table) using p_change.row_id::uuid;
  else
    select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(p_change.before) key;
    execute format(
      'update %1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id = $2',
      p_table, columns) using p_change.before, p_change.row_id::uuid;
  end if;
end
$$;

-- Returns {"removed": 3, "restored": 1, "changed": []}. Where anything was changed since, that is
-- listed, and nothing is undone. Raises PT403, PT404 (no such import of figures), PT409 (undone
-- already).
create function private.undo_import(p_import uuid) returns json
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  target regclass;
  changed json;
  change private.admin_history;
  removed integer := 0;
  restored integer := 0;
begin
  perform private.assert_write_request();
  perform private.assert_admin();
  perform private.lock_imports();
  select t.kept_table into target
  from private.admin_history h join private.history_tables t on t.relation = h.relation
  where h.import_id = p_import and h.restores is null and h.relation <> 'clinics' limit 1;
  if target is null then
    raise exception 'There is no such import' using errcode = 'PT404', hint = 'no-such-change';
  elsif exists (select from private.admin_history h where h.import_id = p_import and h.restores is not null) then
    raise exception 'It is as it was already' using errcode = 'PT409', hint = 'already-restored';
  end if;
  execute format('select from %s t where t.id in (
      select h.row_id::uuid from private.admin_history h where h.import_id = $1)
    order by t.id for no key update', target) using p_import;
  changed := private.changed_since_import(p_import, target);
  if json_array_length(changed) > 0 then
    return json_build_object('removed', 0, 'restored', 0, 'changed', changed);
  end if;
  perform set_config('private.summary_figures', 'deferred', true);
  perform set_config('private.applied_import', p_import::text, true);
  for change in
    select * from private.admin_history h where h.import_id = p_import and h.restores is null order by h.id
  loop
    perform private.undo_import_row(change, target);
    removed := removed + (change.action = 'insert')::integer;
    restored := restored + (change.action = 'update')::integer;
  end loop;
  perform set_config('private.restored_change', '', true);
  perform set_config('private.applied_import', '', true);
  perform set_config('private.summary_figures', '', true);
  perform private.refresh_summary_figures(array(
    select distinct h.clinic_id from private.admin_history h where h.import_id = p_import and h.clinic_id is not null));
  return json_build_object('removed', removed, 'restored', restored, 'changed', changed);
end
$$;

create function public.undo_import(p_import uuid) returns json
  language sql volatile security invoker set search_path = '' set statement_timeout = '30s'
as $$
  select private.undo_import(p_import)
$$;

create function private.grants_for_import_undo() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.undo_import(uuid) to authenticated;
  grant execute on function public.undo_import(uuid) to authenticated;
$$;

select private.apply_grants();
