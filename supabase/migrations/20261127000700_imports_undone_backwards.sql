-- An import is undone from its last change to its first: each row then meets the others as they were
-- beside it. Forwards, age bands that moved up one by one overlapped.

-- Returns {"removed": 3, "restored": 1, "changed": []}. Where anything was changed since, that is
-- listed, and nothing is undone. Raises PT403, PT404 (no such import of figures), PT409 (undone
-- already).
create or replace function private.undo_import(p_import uuid) returns json
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
    select * from private.admin_history h where h.import_id = p_import and h.restores is null order by h.id desc
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

select private.apply_grants();
