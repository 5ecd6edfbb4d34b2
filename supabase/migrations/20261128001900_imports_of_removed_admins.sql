-- An admin who is removed while an import waits for another applies nothing any more.

-- Returns {"added": 3, "changed": 1}. Raises PT403, PT409 (lines are missing or refused, rows have
-- changed since, or the check is over), and what the tables refuse.
create or replace function private.apply_import(p_import uuid, p_lines integer) returns json
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  file private.imports;
  done record;
begin
  perform private.assert_write_request();
  perform private.assert_admin();
  select * into file from private.imports i where i.id = p_import and i.admin = auth.uid() for update;
  if not found then
    raise exception 'This check is over. Check the file again.' using errcode = 'PT409', hint = 'import-gone';
  elsif file.applied is not null then
    return file.applied;
  end if;
  if (select count(*) from private.import_rows r where r.import_id = p_import) <> p_lines
    or exists (select from private.import_rows r where r.import_id = p_import and r.verdict = 'refused')
  then
    raise exception 'Not every line of this file can be imported' using errcode = 'PT409', hint = 'import-refused';
  end if;
  -- One file at a time, and no merging meanwhile.
  perform private.lock_imports();
  perform private.lock_import_targets(file);
  -- Removed meanwhile, perhaps.
  perform private.assert_admin();
  if private.is_import_outdated(file) then
    raise exception 'Somebody changed what this file is about after it was checked. Check it again.'
      using errcode = 'PT409', hint = 'import-outdated';
  end if;
  perform set_config('private.applied_import', p_import::text, true);
  select * into done from private.write_import(file);
  perform set_config('private.applied_import', '', true);
  if file.kind <> 'clinics' then
    -- Last, since votes wait from here on.
    perform private.refresh_summary_figures(array(
      select distinct coalesce(r.before ->> 'clinic_id', r.cells ->> 'clinic_id') from private.import_rows r
      where r.import_id = p_import and r.verdict in ('add', 'change')));
  end if;
  update private.imports i set applied = to_json(done) where i.id = p_import;
  delete from private.import_rows r where r.import_id = p_import;
  return to_json(done);
end
$$;

select private.apply_grants();
