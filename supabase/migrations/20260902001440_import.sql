-- Import and export of clinics and facts. A file comes a few hundred rows at a time; they are tried
-- and taken back at once, so that every rule of the tables answers for each. Then all of it is
-- applied, or nothing.

-- An admin's file on its way. It goes a day later; see rows_to_delete().
create table private.imports (
  id uuid primary key,
  admin uuid not null,
  kind text not null,
  -- Which columns the file has.
  columns text[] not null,
  created_at timestamptz not null default now(),
  -- What became of it: whoever asks again after a lost answer gets the same one.
  applied json
);
create index imports_by_time on private.imports (created_at);

create table private.import_rows (
  import_id uuid not null references private.imports on delete cascade,
  line integer not null,
  -- The id of what is to be changed or added; null for a new fact.
  key text,
  -- The key, or else what the row says: two lines of a file must not have the same. Null where an
  -- earlier line has it.
  print text,
  -- json, since that keeps the order of a price list.
  cells json not null,
  -- What the line would do, or why it is refused; null until that is known.
  answer json,
  verdict text generated always as (answer ->> 'verdict') stored
    check (verdict in ('add', 'change', 'same', 'refused')),
  -- What is to be changed, as it was when it was checked.
  before jsonb,
  created_at timestamptz not null default now(),
  primary key (import_id, line),
  unique (import_id, print)
);
create index import_rows_by_time on private.import_rows (created_at);

alter table private.imports enable row level security;
alter table private.import_rows enable row level security;

create function private.table_of_import(p_kind text) returns regclass
  language sql stable set search_path = ''
as $$
  select case p_kind when 'clinics' then 'public.clinics' when 'results' then 'public.clinic_results'
    when 'prices' then 'public.clinic_prices' when 'reviews' then 'public.clinic_reviews' end::regclass
$$;

-- The columns of such a file, from the catalogue, so that those of later migrations are among them.
-- The counter, the headlines and the times are the database's to write.
create function private.columns_of_import(p_kind text) returns text[]
  language sql stable set search_path = ''
as $$
  select array_agg(attname::text order by attnum) from pg_catalog.pg_attribute
  where attrelid = private.table_of_import(p_kind) and attnum > 0 and not attisdropped
    and attname <> all (array['upvote_count', 'price_euros', 'success_rate', 'egg_donation_success_rate',
      'review_score', 'basis', 'figure_notes', 'created_at', 'changed_at', 'retired_at', 'merged_into'])
$$;

-- A list of columns for a statement, each in that form: %1$I is its name.
create function private.each_column(p_columns text[], p_form text) returns text
  language sql immutable set search_path = ''
as $$
  select string_agg(format(p_form, c), ', ' order by place) from unnest(p_columns) with ordinality u (c, place)
$$;

-- SQL for a row as JSON that is equal where the rows are. Votes change a clinic's counter and nothing
-- that a file says; a price list is compared in its order.
create function private.row_to_compare(p_kind text, p_row text) returns text
  language sql immutable set search_path = ''
as $$
  select format(case p_kind
    when 'clinics' then '(to_jsonb(%1$s) - ''upvote_count'' || jsonb_build_object(''fixed_prices'',
      case when json_typeof(%1$s.fixed_prices) = ''object''
        then (select jsonb_agg(jsonb_build_array(e.key, e.value)) from json_each(%1$s.fixed_prices) e)
        else to_jsonb(%1$s.fixed_prices) end))'
    else 'to_jsonb(%1$s)' end, p_row)
$$;

-- What somebody would have to change about a row that was refused, from the error just caught.
create function private.refusal_of_row(p_state text, p_message text, p_column text, p_constraint text)
  returns json
  language sql immutable set search_path = ''
as $$
  select json_build_object('verdict', 'refused', 'state', p_state, 'message', p_message,
    'column', nullif(p_column, ''), 'constraint', nullif(p_constraint, ''))
$$;

-- The column whose cell is no value of its type.
create function private.wrong_cell(p_target regclass, p_columns text[], p_cells json) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  name text;
begin
  foreach name in array p_columns loop
    begin
      execute format('select r.%I from json_populate_record(null::%s, $1) r', name, p_target)
        using json_build_object(name, p_cells -> name);
    exception when others then
      return name;
    end;
  end loop;
  return null;
end
$$;

-- SQL: whether the clinic, or the country, of the fact w has the same one in force.
create function private.is_known(p_kind text, p_columns text[]) returns text
  language sql stable set search_path = ''
as $$
  select format('exists (
      select from %1$s k where (k.clinic_id = w.clinic_id%2$s) and k.retired_at is null
        and row(%3$s) is not distinct from row(%4$s))', private.table_of_import(p_kind),
    case p_kind when 'results' then ' or k.clinic_id is null and k.country = w.country' end,
    private.each_column(p_columns, 'k.%I'), private.each_column(p_columns, 'w.%I'))
$$;

-- Which of a file's columns a new row takes: the id of a fact is the database's.
create function private.added_columns(p_file private.imports) returns text[]
  language sql immutable set search_path = ''
as $$
  select case p_file.kind when 'clinics' then p_file.columns else array_remove(p_file.columns, 'id') end
$$;

-- Which of them change a row that is there: a fact stays with its clinic.
create function private.changed_columns(p_file private.imports) returns text[]
  language sql immutable set search_path = ''
as $$
  select array(select c from unnest(p_file.columns) c
    where c <> 'id' and (p_file.kind = 'clinics' or c not in ('clinic_id', 'country')))
$$;

create function private.id_type_of_import(p_kind text) returns text
  language sql immutable set search_path = ''
as $$
  select case p_kind when 'clinics' then 'text' else 'uuid' end
$$;

-- What a line would do, by what it is about as it is now and as it would be: with what changes.
create function private.verdict_on_row(
  p_kind text, p_key text, p_before jsonb, p_after jsonb, p_is_known boolean) returns json
  language plpgsql immutable set search_path = ''
as $$
begin
  if p_before = p_after or p_is_known then
    return json_build_object('verdict', 'same');
  elsif p_before is null and p_key is not null and p_kind <> 'clinics' then
    return private.refusal_of_row('import', 'no-such-fact', 'id', null);
  elsif p_before is null then
    return json_build_object('verdict', 'add', 'was', null);
  elsif p_kind <> 'clinics'
    and (p_before -> 'clinic_id', p_before -> 'country') is distinct from (p_after -> 'clinic_id', p_after -> 'country')
  then
    return private.refusal_of_row('import', 'fact-stays', 'clinic_id', null);
  elsif p_before ->> 'retired_at' is not null then
    return private.refusal_of_row('import', 'fact-is-retired', 'id', null);
  end if;
  return json_build_object('verdict', 'change', 'was', (
    select json_object_agg(key, value order by key) from jsonb_each(p_before)
    where value is distinct from p_after -> key));
end
$$;

-- Writes the verdicts on some lines of a file.
create function private.judge_import(p_file private.imports, p_lines integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format('
    update private.import_rows i
    set before = j.before, answer = private.verdict_on_row($1, i.key, j.before, j.after, j.is_known)
    from (
      select i.line, case when t.id is not null then %s end as before, %s as after,
        case when i.key is null then %s end as is_known
      from private.import_rows i left join %s t on t.id = i.key::%s
        cross join lateral json_populate_record(t, i.cells) w
      where i.import_id = $2 and i.line = any ($3)
    ) j
    where i.import_id = $2 and i.line = j.line',
    private.row_to_compare(p_file.kind, 't'), private.row_to_compare(p_file.kind, 'w'),
    case p_file.kind when 'clinics' then 'false'
      else private.is_known(p_file.kind, private.added_columns(p_file)) end,
    private.table_of_import(p_file.kind), private.id_type_of_import(p_file.kind))
  using p_file.kind, p_file.id, p_lines;
end
$$;

-- Locks what these lines, or all, change: in the order in which everybody locks several.
create function private.hold_for_import(p_file private.imports, p_lines integer[] default null) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format('select from %s t where t.id in (
      select i.key::%s from private.import_rows i
      where i.import_id = $1 and i.verdict = ''change'' and ($2 is null or i.line = any ($2)))
    order by t.id for no key update',
    private.table_of_import(p_file.kind), private.id_type_of_import(p_file.kind))
  using p_file.id, p_lines;
end
$$;

-- Adds and changes what these lines, or all, say. The headlines are left to the caller.
create function private.write_import(
  p_file private.imports, p_lines integer[] default null, out added integer, out changed integer)
  language plpgsql set search_path = ''
as $$
declare
  target constant regclass := private.table_of_import(p_file.kind);
  to_add constant text[] := private.added_columns(p_file);
  to_change constant text[] := private.changed_columns(p_file);
begin
  perform set_config('private.headlines', 'later', true);
  execute format('insert into %1$s (%2$s) select %3$s from private.import_rows i
      cross join lateral json_populate_record(null::%1$s, i.cells) r
    where i.import_id = $1 and i.verdict = ''add'' and ($2 is null or i.line = any ($2))
    order by i.key, i.line', target,
    private.each_column(to_add, '%I'), private.each_column(to_add, 'r.%I')) using p_file.id, p_lines;
  get diagnostics added = row_count;
  changed := 0;
  if to_change <> '{}' then
    execute format('update %1$s t set %2$s from private.import_rows i
        cross join lateral json_populate_record(null::%1$s, i.cells) r
      where i.import_id = $1 and i.verdict = ''change'' and t.id = i.key::%3$s
        and ($2 is null or i.line = any ($2))', target,
      private.each_column(to_change, '%1$I = r.%1$I'), private.id_type_of_import(p_file.kind))
    using p_file.id, p_lines;
    get diagnostics changed = row_count;
  end if;
  perform set_config('private.headlines', '', true);
end
$$;

-- Tries some lines of a file together and takes it all back. Where that fails, each half is tried:
-- so thousands of good lines cost little, and a bad one is found.
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
  perform private.judge_import(p_file, p_lines);
  begin
    perform private.hold_for_import(p_file, p_lines);
    perform private.write_import(p_file, p_lines);
    -- It worked, and is taken back.
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
  update private.import_rows i set answer = private.refusal_of_row(row_state, row_message,
    case when row_state like '22%'
      then private.wrong_cell(private.table_of_import(p_file.kind), p_file.columns, i.cells) else row_column end,
    row_constraint)
  where i.import_id = p_file.id and i.line = any (p_lines);
end
$$;

-- Stores lines that are to be checked. Of two that are about the same, the second is refused.
create function private.store_import_rows(p_import uuid, p_rows json) returns void
  language sql volatile set search_path = ''
as $$
  insert into private.import_rows (import_id, line, key, print, cells, answer)
  select p_import, line, key, case when twin is null then print end, cells,
    case when twin is not null then private.refusal_of_row(
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

-- Checks some lines of a file: [{"line": 2, "cells": {"id": "reprofit", …}}, …], all with these
-- columns. Answers with a verdict for each. Nothing is changed yet. Raises PT400 (no such kind or
-- column, too long), PT403, PT409 (applied already, or another's).
create function private.check_import(p_import uuid, p_kind text, p_columns text[], p_rows json) returns json
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- As many as one transaction applies in a few seconds.
  most_rows constant integer := 10000;
  -- Votes for them wait meanwhile, which are given up after three seconds: 10,000 took up to four.
  most_changed_clinics constant integer := 4000;
  kept_imports constant integer := 5;
  file private.imports;
  lines integer[];
  sent json;
begin
  perform private.check_request();
  perform private.assert_admin();
  if private.table_of_import(p_kind) is null or not p_columns <@ private.columns_of_import(p_kind)
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
  -- As the tables store texts, so that what is stored already is known again.
  sent := normalize(p_rows::text, nfc);
  lines := array(select (row ->> 'line')::integer from json_array_elements(sent) row);
  -- Again after a lost answer.
  delete from private.import_rows r where r.import_id = p_import and r.line = any (lines);
  if cardinality(lines) + (select count(*) from private.import_rows r where r.import_id = p_import) > most_rows
    or length(p_rows::text) > 1500000
  then
    raise exception 'A file has at most % rows', most_rows using errcode = 'PT400', hint = 'import-too-long';
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

-- Whether something that a file's lines are about is not as it was when they were checked.
create function private.is_outdated(p_file private.imports) returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  target constant regclass := private.table_of_import(p_file.kind);
  outdated boolean;
begin
  execute format('select exists (
      select from private.import_rows i left join %s t on t.id = i.key::%s
      where i.import_id = $1 and i.key is not null and i.verdict in (''add'', ''change'')
        and (case when t.id is not null then %s end) is distinct from i.before)', target,
    private.id_type_of_import(p_file.kind), private.row_to_compare(p_file.kind, 't'))
  into outdated using p_file.id;
  if p_file.kind <> 'clinics' and not outdated then
    execute format('select exists (select from private.import_rows i
        cross join lateral json_populate_record(null::%s, i.cells) w
      where i.import_id = $1 and i.verdict = ''add'' and %s)', target,
      private.is_known(p_file.kind, private.added_columns(p_file))) into outdated using p_file.id;
  end if;
  return outdated;
end
$$;

-- Applies all the lines of a file that were checked, or none: {"added": 3, "changed": 1}. Raises
-- PT403, PT409 (not all lines are there or right, what they are about has changed since, or the
-- check is over), and what the tables refuse.
create function private.apply_import(p_import uuid, p_lines integer) returns json
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  file private.imports;
  done record;
begin
  perform private.check_request();
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
  -- One file at a time and no merging beside it; and nobody else changes what it does until it is done.
  perform private.lock_importing();
  perform private.hold_for_import(file);
  if private.is_outdated(file) then
    raise exception 'Somebody changed what this file is about after it was checked. Check it again.'
      using errcode = 'PT409', hint = 'import-outdated';
  end if;
  select * into done from private.write_import(file);
  if file.kind <> 'clinics' then
    -- Last, since votes wait from here on.
    perform private.keep_headlines(array(
      select distinct coalesce(r.before ->> 'clinic_id', r.cells ->> 'clinic_id') from private.import_rows r
      where r.import_id = p_import and r.verdict in ('add', 'change')));
  end if;
  update private.imports i set applied = to_json(done) where i.id = p_import;
  delete from private.import_rows r where r.import_id = p_import;
  return to_json(done);
end
$$;

-- Forgets a file that is not to be imported. Nothing happens when it is gone.
create function private.drop_import(p_import uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.check_request();
  perform private.assert_admin();
  delete from private.imports i where i.id = p_import and i.admin = auth.uid();
end
$$;

-- The next clinics, or facts in force, by their ids: [{"id": …}, …], as many as fit into an answer;
-- none: that was all. Raises PT400 (no such kind), PT403.
create function private.export_rows(p_kind text, p_after text) returns json
  language plpgsql stable security definer set search_path = ''
as $$
declare
  target constant regclass := private.table_of_import(p_kind);
  is_fact constant boolean := p_kind <> 'clinics';
  rows json;
begin
  perform private.assert_admin();
  if target is null then
    raise exception 'There is no such file' using errcode = 'PT400', hint = 'import-columns';
  end if;
  execute format('select coalesce(json_agg(y.row order by y.id), ''[]'') from (
      select x.id, row_to_json(x) as row, row_number() over (order by x.id) as place,
        sum(octet_length(row_to_json(x)::text)) over (order by x.id) as bytes
      from (select %s from %s t where ($1 is null or t.id > $1::%s)%s order by t.id limit 1000) x
    ) y where y.bytes <= 800000 or y.place = 1',
    private.each_column(private.columns_of_import(p_kind) || case when is_fact then '{}'::text[] else '{upvote_count}' end, 't.%I'),
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
-- Takes two or three seconds of a processor for the longest file; more where the machine is busy.
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
