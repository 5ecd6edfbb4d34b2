-- History: which admin changed what, when, from what to what. Triggers write it, within a quota per
-- admin; nobody changes it.

create table private.admin_history (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  by_user uuid not null,
  -- Copied, since the account may be gone.
  by_email text,
  action text not null check (action in ('insert', 'update', 'delete')),
  -- A table's name; see history_tables.
  relation text not null,
  row_id text not null,
  row_name text,
  clinic_id text,
  -- For an update only the changed columns, else the whole row, as far as it is tracked.
  before jsonb,
  after jsonb,
  -- The earlier change that this one undoes.
  restores bigint,
  -- The import that made it or, where it restores, that it undoes.
  import_id uuid,
  -- Approximate size with indexes, uncompressed.
  bytes integer not null
);
create index admin_history_by_clinic on private.admin_history (clinic_id, id);
create index admin_history_by_person on private.admin_history (by_user, id);
create index admin_history_by_relation on private.admin_history (relation, id);
create index admin_history_by_import on private.admin_history (import_id, id) where import_id is not null;
create index admin_history_by_hour on private.admin_history (by_user, at) include (bytes);

-- Which columns of which tables are tracked.
create table private.history_tables (
  relation text primary key,
  kept_table regclass not null unique,
  id_column text not null,
  columns text[] not null,
  can_restore boolean not null
);

alter table private.admin_history enable row level security;
alter table private.history_tables enable row level security;

-- Nobody deletes younger history, whatever their role.
create function private.minimum_history_age() returns interval
  language plpgsql immutable set search_path = ''
as $$
begin
  return '1 year';
end
$$;

-- Only delete_history_before() deletes, and only what is older than that.
create function private.guard_history() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_level = 'ROW' then
    if old.at <= now() - private.minimum_history_age() then
      return old;
    end if;
  elsif tg_op = 'DELETE' and current_setting('private.deleting_history', true) = 'yes' then
    return null;
  end if;
  raise exception 'History is only added to' using errcode = 'PT403', hint = 'history-is-kept';
end
$$;

create trigger guard_history before update or delete or truncate on private.admin_history
  for each statement execute function private.guard_history();
create trigger guard_recent_history before delete on private.admin_history
  for each row execute function private.guard_history();

-- Raises PT429 over the hourly or daily quota. Checked before anything is written, so that a
-- refusal leaves nothing behind, and once a transaction, so that an import can finish.
create function private.assert_history_quota(p_times integer default 1) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  who constant uuid := auth.uid();
  within_hour bigint;
  within_day bigint;
begin
  if who is null or current_setting('private.within_history_quota', true) = who::text then
    return;
  end if;
  select sum(bytes) filter (where at > now() - interval '1 hour'), sum(bytes)
  into within_hour, within_day
  from private.admin_history where by_user = who and at > now() - interval '1 day';
  if exists (
    select from private.settings
    where history_bytes_an_hour::bigint * p_times <= within_hour
      or history_bytes_a_day::bigint * p_times <= within_day)
  then
    raise exception 'You have changed very much in a short time. Please go on later.'
      using errcode = 'PT429', hint = 'history-limit';
  end if;
  perform set_config('private.within_history_quota', who::text, true);
end
$$;

-- Owners' actions against an attack have twice the quota, or a thief could use it up for them.
create function private.check_history_quota() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_history_quota(
    case when tg_table_name in ('admins', 'settings', 'blocks') then 2 else 1 end);
  return null;
end
$$;

-- By subtraction: jsonb_object_agg() would read the rest of the value again for each key, which no
-- timeout can end. PL/pgSQL keeps its plan through the thousands of rows of an import.
create function private.pick_columns(p_row jsonb, p_columns text[]) returns jsonb
  language plpgsql immutable set search_path = ''
as $$
begin
  return p_row - array(select key from jsonb_object_keys(p_row) key where key <> all (p_columns));
end
$$;

-- A row takes less than 500 bytes beside these columns.
create function private.history_bytes(p_before jsonb, p_after jsonb) returns integer
  language plpgsql immutable set search_path = ''
as $$
begin
  return 500 + coalesce(pg_column_size(p_before), 0) + coalesce(pg_column_size(p_after), 0);
end
$$;

-- Arguments: the columns, and those with the row's id, the clinic's id and the row's name.
create function private.write_history() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := auth.uid();
  columns text[] := tg_argv[0];
  was jsonb;
  becomes jsonb;
  whole jsonb;
  changed text[];
begin
  -- An owner who removes their own account is no admin any more.
  if who is null or tg_table_name <> 'admins' and not exists (select from private.admins where user_id = who)
  then
    return null;
  end if;
  whole := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  if tg_op = 'UPDATE' then
    was := to_jsonb(old);
    select array_agg(key) into changed from unnest(columns) key
    where was -> key is distinct from whole -> key;
    if changed is null then
      return null;
    end if;
    was := private.pick_columns(was, changed);
    becomes := private.pick_columns(whole, changed);
  elsif tg_op = 'INSERT' then
    becomes := private.pick_columns(whole, columns);
  else
    was := private.pick_columns(whole, columns);
  end if;
  insert into private.admin_history
    (by_user, by_email, action, relation, row_id, row_name, clinic_id, before, after, restores, import_id,
      bytes)
  values (
    who, (select email from auth.users where id = who), lower(tg_op), tg_table_name,
    whole ->> tg_argv[1],
    case tg_table_name
      when 'admins' then (select email from auth.users where id::text = whole ->> 'user_id')
      -- A country's figures and rules have no clinic to tell them apart.
      when 'clinic_results' then left(concat_ws(', ', whole ->> 'country', whole ->> tg_argv[3]), 200)
      when 'country_rules' then left(concat_ws(', ', whole ->> 'country', whole ->> tg_argv[3]), 200)
      else left(whole ->> tg_argv[3], 200)
    end,
    whole ->> tg_argv[2], was, becomes,
    nullif(current_setting('private.restored_change', true), '')::bigint,
    nullif(current_setting('private.applied_import', true), '')::uuid, private.history_bytes(was, becomes));
  return null;
end
$$;

-- Tracks a table from now on; called again for one with new columns. Writing other columns costs
-- nothing, so votes pay nothing.
--   p_clinic: the column with the clinic's id; p_name: the one that names the row for people
--   p_only: these columns, or all; p_except: all but these. Texts of visitors stay out, or they
--     would outlive their retention.
--   p_restorable: whether admins may restore rows, past the table's policies
create function private.track_history(
  p_table regclass, p_clinic text default null, p_name text default null, p_only text[] default null,
  p_except text[] default '{}', p_restorable boolean default true) returns void
  language plpgsql set search_path = ''
as $$
declare
  its_name text := (select relname from pg_catalog.pg_class where oid = p_table);
  id_column text := (
    select a.attname from pg_catalog.pg_index i
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = p_table and i.indisprimary);
  columns text[] := (
    select array_agg(attname::text order by attnum) from pg_catalog.pg_attribute
    where attrelid = p_table and attnum > 0 and not attisdropped
      and attname <> all (p_except) and (p_only is null or attname = any (p_only)));
  named text := (select string_agg(quote_ident(c), ', ') from unnest(columns) c);
begin
  insert into private.history_tables as t (relation, kept_table, id_column, columns, can_restore)
  values (its_name, p_table, id_column, columns, p_restorable)
  on conflict (relation) do update
    set columns = excluded.columns, can_restore = excluded.can_restore;
  execute format('drop trigger if exists keep_history on %s', p_table);
  execute format('drop trigger if exists check_history_quota on %s', p_table);
  execute format(
    'create trigger keep_history after insert or update of %s or delete on %s
      for each row execute function private.write_history(%L, %L, %L, %L)',
    named, p_table, columns::text, id_column, coalesce(p_clinic, ''), coalesce(p_name, ''));
  execute format(
    'create trigger check_history_quota before insert or update of %s or delete on %s
      for each statement execute function private.check_history_quota()', named, p_table);
end
$$;

-- Votes and summary figures are computed.
select private.track_history('public.clinics', 'id', 'name', p_except => array[
  'upvote_count', 'price_euros', 'success_rate', 'egg_donation_success_rate', 'review_score', 'basis',
  'figure_notes', 'changed_at']);
select private.track_history('public.clinic_results', 'clinic_id', 'outcome', p_except => array['created_at', 'changed_at']);
select private.track_history('public.clinic_prices', 'clinic_id', 'item', p_except => array['created_at', 'changed_at']);
select private.track_history('public.clinic_reviews', 'clinic_id', 'platform', p_except => array['created_at', 'changed_at']);
select private.track_history('public.clinic_services', 'clinic_id', 'code', p_except => array['created_at', 'changed_at']);
select private.track_history('public.clinic_contacts', 'clinic_id', 'kind', p_except => array['created_at', 'changed_at']);
select private.track_history('public.country_rules', p_name => 'question', p_except => array['changed_at']);
select private.track_history('public.law_checks', p_name => 'country');
select private.track_history('public.sponsorships', 'clinic_id', p_except => array['created_at', 'changed_at']);
select private.track_history('public.blog_posts', p_name => 'title', p_except => array['updated_at']);
select private.track_history('public.blog_categories', p_name => 'name');
-- Owners change roles by name instead.
select private.track_history('private.admins', p_only => array['user_id', 'role'], p_restorable => false);

select private.apply_grants();
