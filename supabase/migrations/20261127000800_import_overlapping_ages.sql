-- The check of a file names lines whose age bands overlap with those of its other lines. Each was fit to
-- be added by itself, and then the import failed without naming any.

-- What a result would be a figure of.
create function private.figure_of_line(p_line private.import_rows) returns jsonb
  language plpgsql immutable set search_path = ''
as $$
declare
  result constant jsonb := coalesce(p_line.before, '{}') || p_line.cells::jsonb;
begin
  return jsonb_build_array(result -> 'clinic_id', result -> 'country', result -> 'outcome', result -> 'eggs',
    result -> 'period_from');
end
$$;

-- Lines that pass, of the same figures as some lines, of earlier calls too. In two steps: a join of lines
-- that nobody has counted yet would compare each with each.
create function private.lines_beside(p_import uuid, p_lines integer[]) returns integer[]
  language plpgsql stable set search_path = ''
as $$
declare
  figures constant jsonb[] := array(
    select distinct private.figure_of_line(r) from private.import_rows r
    where r.import_id = p_import and r.line = any (p_lines) and r.verdict in ('add', 'change'));
begin
  return array(
    select r.line from private.import_rows r
    where r.import_id = p_import and r.verdict in ('add', 'change') and private.figure_of_line(r) = any (figures));
end
$$;

-- Returns null, or why nothing was written.
create function private.write_or_refuse(p_file private.imports, p_lines integer[]) returns json
  language plpgsql set search_path = ''
as $$
declare
  row_state text;
  row_message text;
  row_column text;
  row_constraint text;
begin
  perform private.write_import(p_file, p_lines);
  return null;
exception when others then
  get stacked diagnostics row_state = returned_sqlstate, row_message = message_text,
    row_column = column_name, row_constraint = constraint_name;
  return private.row_refusal(row_state, row_message, row_column, row_constraint);
end
$$;

-- Refuses lines that fit each by itself, but not beside those before them. Each is tried with those that
-- do, which takes long, so first all are tried at once; and all is rolled back.
create function private.refuse_clashing_lines(p_file private.imports, p_lines integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  together constant integer[] := private.lines_beside(p_file.id, p_lines);
  next integer;
  refusal json;
  refused integer[] := '{}';
  refusals json[] := '{}';
begin
  begin
    perform set_config('private.import_trial', 'yes', true);
    perform private.lock_import_targets(p_file, together);
    if private.write_or_refuse(p_file, together) is not null then
      -- New rows before changes, as an import writes them.
      for next in
        select r.line from private.import_rows r where r.import_id = p_file.id and r.line = any (together)
        order by r.line = any (p_lines), r.verdict, r.line
      loop
        refusal := private.write_or_refuse(p_file, array[next]);
        if refusal is not null then
          refused := array_append(refused, next);
          refusals := array_append(refusals, refusal);
        end if;
      end loop;
    end if;
    raise sqlstate 'IM000';
  exception when sqlstate 'IM000' then
    null;
  end;
  update private.import_rows i set answer = told.refusal
  from unnest(refused, refusals) as told (line, refusal)
  where i.import_id = p_file.id and i.line = told.line;
end
$$;

-- p_rows: [{"line": 2, "cells": {"id": "reprofit", …}}, …]. Returns a verdict for each; nothing is
-- changed yet. Raises PT400 (no such kind or column, too long), PT403, PT409 (applied already, or
-- another's), PT429 (history quota).
create or replace function private.check_import(p_import uuid, p_kind text, p_columns text[], p_rows json) returns json
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- As many as one transaction applies in a few seconds.
  most_rows constant integer := 10000;
  -- As they are stored, compressed: several times what so many rows of real files take.
  most_bytes constant integer := 30000000;
  -- Their votes wait meanwhile and time out after three seconds; 10,000 took up to four.
  most_changed_clinics constant integer := 4000;
  kept_imports constant integer := 5;
  file private.imports;
  lines integer[];
  sent json;
begin
  perform private.assert_write_request();
  perform private.assert_admin();
  -- Before every line is refused for it.
  perform private.assert_history_quota();
  if private.import_table(p_kind) is null or not p_columns <@ private.import_columns(p_kind)
    or cardinality(p_columns) = 0 or p_columns is null or json_typeof(p_rows) is distinct from 'array'
    or (select count(distinct c) from unnest(p_columns) c) <> cardinality(p_columns)
  then
    raise exception 'No file has these columns' using errcode = 'PT400', hint = 'import-columns';
  end if;
  insert into private.imports (id, admin, kind, columns) values (p_import, auth.uid(), p_kind, p_columns)
  on conflict do nothing;
  select * into file from private.imports i where i.id = p_import for update;
  if file.admin <> auth.uid() or file.kind <> p_kind or file.columns <> p_columns or file.applied is not null
    -- Applied and forgotten: what two files did under one id could not be undone.
    or exists (select from private.admin_history h where h.import_id = p_import)
  then
    raise exception 'This check is over' using errcode = 'PT409', hint = 'import-gone';
  end if;
  delete from private.imports i where i.admin = auth.uid() and i.id in (
    select o.id from private.imports o where o.admin = auth.uid() order by o.created_at desc offset kept_imports);
  -- As the tables store texts, so that unchanged rows are recognised.
  sent := normalize(p_rows::text, nfc);
  lines := array(select (row ->> 'line')::integer from json_array_elements(sent) row);
  -- A retry after a lost answer.
  delete from private.import_rows r where r.import_id = p_import and r.line = any (lines);
  if cardinality(lines) + (select count(*) from private.import_rows r where r.import_id = p_import) > most_rows
    or length(p_rows::text) > 1500000
  then
    raise exception 'A file has at most % rows', most_rows using errcode = 'PT400', hint = 'import-too-long';
  end if;
  if not private.has_matching_cells(p_columns, sent) then
    raise exception 'A line has other cells than the file has columns' using errcode = 'PT400', hint = 'import-columns';
  end if;
  perform private.store_import_rows(p_import, sent);
  if most_bytes < (select sum(pg_column_size(r.cells)) from private.import_rows r where r.import_id = p_import) then
    raise exception 'The texts of a file have at most % bytes', most_bytes using errcode = 'PT400', hint = 'import-too-long';
  end if;
  perform private.try_import(file, array(
    select r.line from private.import_rows r
    where r.import_id = p_import and r.line = any (lines) and r.answer is null order by r.line));
  if p_kind = 'results' then
    perform private.refuse_clashing_lines(file, lines);
  end if;
  if p_kind = 'clinics' and most_changed_clinics < (
    select count(*) from private.import_rows r where r.import_id = p_import and r.verdict = 'change')
  then
    raise exception 'A file changes at most % clinics', most_changed_clinics
      using errcode = 'PT400', hint = 'import-too-long';
  end if;
  return (
    select coalesce(json_agg(r.answer order by place), '[]')
    from unnest(lines) with ordinality l (line, place)
      join private.import_rows r on r.import_id = p_import and r.line = l.line);
end
$$;

select private.apply_grants();
