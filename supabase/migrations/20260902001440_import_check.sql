-- Checking an import: each line is tried and rolled back at once, so that every rule of the tables
-- applies.

-- From the row before and after the line.
create function private.row_verdict(
  p_kind text, p_key text, p_before jsonb, p_after jsonb, p_is_known boolean) returns json
  language plpgsql immutable set search_path = ''
as $$
begin
  if p_before = p_after or p_is_known then
    return json_build_object('verdict', 'same');
  elsif p_before is null and p_key is not null and p_kind <> 'clinics' then
    return private.row_refusal('import', 'no-such-fact', 'id', null);
  elsif p_before is null then
    return json_build_object('verdict', 'add', 'was', null);
  elsif p_kind <> 'clinics'
    and (p_before -> 'clinic_id', p_before -> 'country') is distinct from (p_after -> 'clinic_id', p_after -> 'country')
  then
    return private.row_refusal('import', 'fact-stays', 'clinic_id', null);
  elsif p_before ->> 'retired_at' is not null then
    return private.row_refusal('import', 'fact-is-retired', 'id', null);
  end if;
  return json_build_object('verdict', 'change', 'was', (
    select json_object_agg(key, value order by key) from jsonb_each(p_before)
    where value is distinct from p_after -> key));
end
$$;

create function private.judge_import_rows(p_file private.imports, p_lines integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format('
    update private.import_rows i
    set before = j.before, answer = private.row_verdict($1, i.key, j.before, j.after, j.is_known)
    from (
      select i.line, case when t.id is not null then %s end as before, %s as after,
        case when i.key is null then %s end as is_known
      from private.import_rows i left join %s t on t.id = i.key::%s
        cross join lateral json_populate_record(t, i.cells) w
      where i.import_id = $2 and i.line = any ($3)
    ) j
    where i.import_id = $2 and i.line = j.line',
    private.comparable_row_sql(p_file.kind, 't'), private.comparable_row_sql(p_file.kind, 'w'),
    case p_file.kind when 'clinics' then 'false'
      else private.fact_exists_sql(p_file.kind, private.insert_columns(p_file)) end,
    private.import_table(p_file.kind), private.import_id_type(p_file.kind))
  using p_file.kind, p_file.id, p_lines;
end
$$;

-- In the order in which everybody locks several rows.
create function private.lock_import_targets(p_file private.imports, p_lines integer[] default null) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format('select from %s t where t.id in (
      select i.key::%s from private.import_rows i
      where i.import_id = $1 and i.verdict = ''change'' and ($2 is null or i.line = any ($2)))
    order by t.id for no key update',
    private.import_table(p_file.kind), private.import_id_type(p_file.kind))
  using p_file.id, p_lines;
end
$$;

-- The caller refreshes the summary figures.
create function private.write_import(
  p_file private.imports, p_lines integer[] default null, out added integer, out changed integer)
  language plpgsql set search_path = ''
as $$
declare
  target constant regclass := private.import_table(p_file.kind);
  to_add constant text[] := private.insert_columns(p_file);
  to_change constant text[] := private.update_columns(p_file);
begin
  perform set_config('private.summary_figures', 'deferred', true);
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
  perform set_config('private.summary_figures', '', true);
end
$$;

-- Tries lines together and rolls back. If that fails it tries each half, so thousands of good lines
-- stay cheap and a bad one is found.
create function private.try_import(p_file private.imports, p_lines integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  many constant integer := cardinality(p_lines);
  row_state text;
  row_message text;
  row_column text;
  row_constraint text;
begin
  perform private.judge_import_rows(p_file, p_lines);
  begin
    perform private.lock_import_targets(p_file, p_lines);
    perform private.write_import(p_file, p_lines);
    -- It worked; roll it back.
    raise sqlstate 'IM000';
  exception when sqlstate 'IM000' then
    null;
  end;
exception when others then
  if many > 1 then
    perform private.try_import(p_file, p_lines[:many / 2]);
    perform private.try_import(p_file, p_lines[many / 2 + 1:]);
    return;
  end if;
  get stacked diagnostics row_state = returned_sqlstate, row_message = message_text,
    row_column = column_name, row_constraint = constraint_name;
  update private.import_rows i set answer = private.row_refusal(row_state, row_message,
    case when row_state like '22%'
      then private.invalid_column(private.import_table(p_file.kind), p_file.columns, i.cells) else row_column end,
    row_constraint)
  where i.import_id = p_file.id and i.line = any (p_lines);
end
$$;

-- Of two lines with the same key or content, the second is refused.
create function private.store_import_rows(p_import uuid, p_rows json) returns void
  language sql volatile set search_path = ''
as $$
  insert into private.import_rows (import_id, line, key, print, cells, answer)
  select p_import, line, key, case when twin is null then print end, cells,
    case when twin is not null then private.row_refusal(
      'import', case when key is null then 'same-line' else 'same-id' end, twin::text, null) end
  from (
    select line, key, print, cells, coalesce(
      (select there.line from private.import_rows there where there.import_id = p_import and there.print = each.print),
      nullif(first_value(line) over (partition by print order by place), line)) as twin
    from (
      select place, (row ->> 'line')::integer as line, row -> 'cells' as cells,
        nullif(row -> 'cells' ->> 'id', '') as key,
        coalesce('id ' || nullif(row -> 'cells' ->> 'id', ''), md5((row -> 'cells')::text)) as print
      from json_array_elements(p_rows) with ordinality as rows (row, place)
    ) as each
  ) as compared
$$;

-- Whether each line has exactly one cell per column.
create function private.has_matching_cells(p_columns text[], p_rows json) returns boolean
  language sql immutable set search_path = ''
as $$
  select not exists (
    select from json_array_elements(p_rows) as row
    where case when json_typeof(row -> 'cells') = 'object'
      then array(select key from json_object_keys(row -> 'cells') as key order by key)
        <> array(select name from unnest(p_columns) as name order by name)
      else true end)
$$;

-- p_rows: [{"line": 2, "cells": {"id": "reprofit", …}}, …]. Returns a verdict for each; nothing is
-- changed yet. Raises PT400 (no such kind or column, too long), PT403, PT409 (applied already, or
-- another's), PT429 (history quota).
create function private.check_import(p_import uuid, p_kind text, p_columns text[], p_rows json) returns json
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- As many as one transaction applies in a few seconds.
  most_rows constant integer := 10000;
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
  if file.admin <> auth.uid() or file.kind <> p_kind or file.columns <> p_columns or file.applied is not null then
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
  perform private.try_import(file, array(
    select r.line from private.import_rows r
    where r.import_id = p_import and r.line = any (lines) and r.answer is null order by r.line));
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
