-- Imported files of clinics and facts: where their rows wait, their columns, and how rows are
-- compared.

-- A file that is being checked; retention_rules() deletes it after a day.
create table private.imports (
  id uuid primary key,
  admin uuid not null,
  kind text not null,
  columns text[] not null,
  created_at timestamptz not null default now(),
  -- The result, for whoever asks again after a lost answer.
  applied json
);
create index imports_by_time on private.imports (created_at);

create table private.import_rows (
  import_id uuid not null references private.imports on delete cascade,
  line integer not null,
  -- The id of the row; null for a new fact.
  key text,
  -- The key, or a hash of the cells, so that no two lines say the same. Null where an earlier line
  -- has it.
  print text,
  -- json keeps the order of a price list.
  cells json not null,
  -- What the line would do or why it is refused; null until checked.
  answer json,
  verdict text generated always as (answer ->> 'verdict') stored
    check (verdict in ('add', 'change', 'same', 'refused')),
  -- The row as it was when it was checked.
  before jsonb,
  created_at timestamptz not null default now(),
  primary key (import_id, line),
  unique (import_id, print)
);
create index import_rows_by_time on private.import_rows (created_at);

alter table private.imports enable row level security;
alter table private.import_rows enable row level security;

create function private.import_table(p_kind text) returns regclass
  language sql stable set search_path = ''
as $$
  select case p_kind when 'clinics' then 'public.clinics' when 'results' then 'public.clinic_results'
    when 'prices' then 'public.clinic_prices' when 'reviews' then 'public.clinic_reviews'
    when 'services' then 'public.clinic_services' when 'contacts' then 'public.clinic_contacts' end::regclass
$$;

-- From the catalogue, so that later columns are included, without those that the database computes.
create function private.import_columns(p_kind text) returns text[]
  language sql stable set search_path = ''
as $$
  select array_agg(attname::text order by attnum) from pg_catalog.pg_attribute
  where attrelid = private.import_table(p_kind) and attnum > 0 and not attisdropped
    and attname <> all (array['upvote_count', 'price_euros', 'success_rate', 'egg_donation_success_rate',
      'review_score', 'basis', 'figure_notes', 'created_at', 'changed_at', 'retired_at', 'merged_into'])
$$;

-- p_form is a format() template in which %1$I is the column.
create function private.format_columns(p_columns text[], p_form text) returns text
  language sql immutable set search_path = ''
as $$
  select string_agg(format(p_form, c), ', ' order by place) from unnest(p_columns) with ordinality u (c, place)
$$;

-- SQL for a row as comparable JSON: without the vote counter, and with price lists in their order.
create function private.comparable_row_sql(p_kind text, p_row text) returns text
  language sql immutable set search_path = ''
as $$
  select format(case p_kind
    when 'clinics' then '(to_jsonb(%1$s) - ''upvote_count'' || jsonb_build_object(''fixed_prices'',
      case when json_typeof(%1$s.fixed_prices) = ''object''
        then (select jsonb_agg(jsonb_build_array(e.key, e.value)) from json_each(%1$s.fixed_prices) e)
        else to_jsonb(%1$s.fixed_prices) end))'
    else 'to_jsonb(%1$s)' end, p_row)
$$;

-- From the error just caught.
create function private.row_refusal(p_state text, p_message text, p_column text, p_constraint text)
  returns json
  language sql immutable set search_path = ''
as $$
  select json_build_object('verdict', 'refused', 'state', p_state, 'message', p_message,
    'column', nullif(p_column, ''), 'constraint', nullif(p_constraint, ''))
$$;

-- The column whose cell is no value of its type.
create function private.invalid_column(p_target regclass, p_columns text[], p_cells json) returns text
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

-- SQL: whether the clinic or country of fact w already has the same one in force.
create function private.fact_exists_sql(p_kind text, p_columns text[]) returns text
  language sql stable set search_path = ''
as $$
  select format('exists (
      select from %1$s k where (k.clinic_id = w.clinic_id%2$s) and k.retired_at is null
        and row(%3$s) is not distinct from row(%4$s))', private.import_table(p_kind),
    case p_kind when 'results' then ' or k.clinic_id is null and k.country = w.country' end,
    private.format_columns(p_columns, 'k.%I'), private.format_columns(p_columns, 'w.%I'))
$$;

-- The database makes the ids of facts.
create function private.insert_columns(p_file private.imports) returns text[]
  language sql immutable set search_path = ''
as $$
  select case p_file.kind when 'clinics' then p_file.columns else array_remove(p_file.columns, 'id') end
$$;

-- A fact stays with its clinic.
create function private.update_columns(p_file private.imports) returns text[]
  language sql immutable set search_path = ''
as $$
  select array(select c from unnest(p_file.columns) c
    where c <> 'id' and (p_file.kind = 'clinics' or c not in ('clinic_id', 'country')))
$$;

create function private.import_id_type(p_kind text) returns text
  language sql immutable set search_path = ''
as $$
  select case p_kind when 'clinics' then 'text' else 'uuid' end
$$;

select private.apply_grants();
