-- An import and its undoing are checked as a whole: age bands that move up one by one overlap in between,
-- depending on the order in which they are written.

-- The caller refreshes the summary figures.
create or replace function private.write_import(
  p_file private.imports, p_lines integer[] default null, out added integer, out changed integer)
  language plpgsql set search_path = ''
as $$
declare
  target constant regclass := private.import_table(p_file.kind);
  to_add constant text[] := private.insert_columns(p_file);
  to_change constant text[] := private.update_columns(p_file);
begin
  perform set_config('private.summary_figures', 'deferred', true);
  set constraints public.keep_ages_apart deferred;
  execute format('insert into %1$s (%2$s) select %3$s from private.import_rows i
      cross join lateral json_populate_record(null::%1$s, i.cells) r
    where i.import_id = $1 and i.verdict = ''add'' and ($2 is null or i.line = any ($2))
    order by i.key, i.line', target,
    private.format_columns(to_add, '%I'), private.format_columns(to_add, 'r.%I')) using p_file.id, p_lines;
  get diagnostics added = row_count;
  changed := 0;
  if to_change <> '{}' then
    execute format('update %1$s t set %2$s from private.import_rows i
        cross join lateral json_populate_record(null::%1$s, i.cells) r
      where i.import_id = $1 and i.verdict = ''change'' and t.id = i.key::%3$s
        and ($2 is null or i.line = any ($2))', target,
      private.format_columns(to_change, '%1$I = r.%1$I'), private.import_id_type(p_file.kind))
    using p_file.id, p_lines;
    get diagnostics changed = row_count;
  end if;
  set constraints public.keep_ages_apart immediate;
  perform set_config('private.summary_figures', '', true);
end
$$;

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
  -- Removed meanwhile, perhaps.
  perform private.assert_admin();
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
  set constraints public.keep_ages_apart deferred;
  for change in
    select * from private.admin_history h where h.import_id = p_import and h.restores is null order by h.id
  loop
    perform private.undo_import_row(change, target);
    removed := removed + (change.action = 'insert')::integer;
    restored := restored + (change.action = 'update')::integer;
  end loop;
  set constraints public.keep_ages_apart immediate;
  perform set_config('private.restored_change', '', true);
  perform set_config('private.applied_import', '', true);
  perform set_config('private.summary_figures', '', true);
  perform private.refresh_summary_figures(array(
    select distinct h.clinic_id from private.admin_history h where h.import_id = p_import and h.clinic_id is not null));
  return json_build_object('removed', removed, 'restored', restored, 'changed', changed);
end
$$;

select private.apply_grants();
