-- Applying a checked import, all of it or nothing, and the export that it reads back.

-- Whether a row has changed since it was checked.
create function private.is_import_outdated(p_file private.imports) returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  target constant regclass := private.import_table(p_file.kind);
  outdated boolean;
begin
  execute format('select exists (
      select from private.import_rows i left join %s t on t.id = i.key::%s
      where i.import_id = $1 and i.key is not null and i.verdict in (''add'', ''change'')
        and (case when t.id is not null then %s end) is distinct from i.before)', target,
    private.import_id_type(p_file.kind), private.comparable_row_sql(p_file.kind, 't'))
  into outdated using p_file.id;
  if p_file.kind <> 'clinics' and not outdated then
    execute format('select exists (select from private.import_rows i
        cross join lateral json_populate_record(null::%s, i.cells) w
      where i.import_id = $1 and i.verdict = ''add'' and %s)', target,
      private.fact_exists_sql(p_file.kind, private.insert_columns(p_file))) into outdated using p_file.id;
  end if;
  return outdated;
end
$$;

-- Returns {"added": 3, "changed": 1}. Raises PT403, PT409 (lines are missing or refused, rows have
-- changed since, or the check is over), and what the tables refuse.
create function private.apply_import(p_import uuid, p_lines integer) returns json
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

create function private.drop_import(p_import uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_write_request();
  perform private.assert_admin();
  delete from private.imports i where i.id = p_import and i.admin = auth.uid();
end
$$;

-- The next clinics, or facts in force, in the order of their ids, as many as fit into an answer;
-- empty at the end. Raises PT400 (no such kind), PT403.
create function private.export_rows(p_kind text, p_after text) returns json
  language plpgsql stable security definer set search_path = ''
as $$
declare
  target constant regclass := private.import_table(p_kind);
  is_fact constant boolean := p_kind <> 'clinics';
  rows json;
begin
  perform private.assert_cheap_call();
  perform private.assert_admin();
  if target is null then
    raise exception 'There is no such file' using errcode = 'PT400', hint = 'import-columns';
  end if;
  execute format('select coalesce(json_agg(y.row order by y.id), ''[]'') from (
      select x.id, row_to_json(x) as row, row_number() over (order by x.id) as place,
        sum(octet_length(row_to_json(x)::text)) over (order by x.id) as bytes
      from (select %s from %s t where ($1 is null or t.id > $1::%s)%s order by t.id limit 1000) x
    ) y where y.bytes <= 800000 or y.place = 1',
    private.format_columns(private.import_columns(p_kind) || case when is_fact then '{}'::text[] else '{upvote_count}' end, 't.%I'),
    target, case when is_fact then 'uuid' else 'text' end, case when is_fact then ' and t.retired_at is null' end)
  into rows using p_after;
  return rows;
end
$$;

create function public.check_import(p_import uuid, p_kind text, p_columns text[], p_rows json) returns json
  language sql volatile security invoker set search_path = ''
as $$
  select private.check_import(p_import, p_kind, p_columns, p_rows)
$$;
-- The longest file takes two or three seconds of a processor.
create function public.apply_import(p_import uuid, p_lines integer) returns json
  language sql volatile security invoker set search_path = '' set statement_timeout = '30s'
as $$
  select private.apply_import(p_import, p_lines)
$$;
create function public.drop_import(p_import uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.drop_import(p_import)
$$;
create function public.export_rows(p_kind text, p_after text) returns json
  language sql stable security invoker set search_path = ''
as $$
  select private.export_rows(p_kind, p_after)
$$;

create function private.grants_for_import() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.check_import(uuid, text, text[], json) to authenticated;
  grant execute on function public.check_import(uuid, text, text[], json) to authenticated;
  grant execute on function private.apply_import(uuid, integer) to authenticated;
  grant execute on function public.apply_import(uuid, integer) to authenticated;
  grant execute on function private.drop_import(uuid) to authenticated;
  grant execute on function public.drop_import(uuid) to authenticated;
  grant execute on function private.export_rows(text, text) to authenticated;
  grant execute on function public.export_rows(text, text) to authenticated;
$$;

select private.apply_grants();
