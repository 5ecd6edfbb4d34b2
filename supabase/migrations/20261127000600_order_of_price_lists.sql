-- The history keeps the order of a price list, which jsonb would sort: a new order alone is noted, and
-- what is put back stands in its own order.

-- A price list as [["ICSI", 400], …].
create function private.price_pairs(p_prices json) returns jsonb
  language plpgsql immutable set search_path = ''
as $$
begin
  if json_typeof(p_prices) is distinct from 'object' then
    return to_jsonb(p_prices);
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_array(name, price) order by place), '[]')
    from json_each(p_prices) with ordinality as each (name, price, place));
end
$$;

-- A row of the history as a table takes it. Older ones hold a price list as an object.
create function private.row_of_history(p_row jsonb) returns json
  language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_row -> 'fixed_prices') is distinct from 'array' then
    return p_row::json;
  end if;
  return (
    select json_object_agg(key, case when key <> 'fixed_prices' then value::json else (
      select coalesce(json_object_agg(pair ->> 0, pair -> 1 order by place), '{}')
      from jsonb_array_elements(value) with ordinality as each (pair, place)) end)
    from jsonb_each(p_row));
end
$$;

-- Arguments: the columns, and those with the row's id, the clinic's id and the row's name.
create or replace function private.write_history() returns trigger
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
  -- Whoever was an admin when the request began may have been removed since, also by themselves.
  if who is null or current_setting('private.known_admin', true) is distinct from who::text
    and not exists (select from private.admins where user_id = who)
  then
    return null;
  end if;
  was := to_jsonb(old);
  becomes := to_jsonb(new);
  if tg_table_name = 'clinics' then
    was := was || jsonb_build_object('fixed_prices', private.price_pairs(old.fixed_prices));
    becomes := becomes || jsonb_build_object('fixed_prices', private.price_pairs(new.fixed_prices));
  end if;
  whole := coalesce(becomes, was);
  if tg_op = 'UPDATE' then
    select array_agg(key) into changed from unnest(columns) key
    where was -> key is distinct from whole -> key;
    if changed is null then
      return null;
    end if;
    columns := changed;
  end if;
  was := private.pick_columns(was, columns);
  becomes := private.pick_columns(becomes, columns);
  -- Not while a file is checked: no quota would count what is rolled back.
  if current_setting('private.import_trial', true) = 'yes' then
    return null;
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

-- Restores the columns that a change overwrote, or the row that it deleted, subject to the table's
-- checks. Returns the new change. Raises PT403 (no admin, nothing to restore, or a merge), PT404 (no
-- such change, or its row is gone), PT409 (nothing would change), PT405 (GET).
create or replace function private.restore_history(p_id bigint) returns bigint
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  change private.admin_history;
  kept private.history_tables;
  columns text;
  began timestamptz;
  done bigint;
begin
  perform private.assert_write_request();
  if not private.is_admin() then
    raise exception 'Only admins put anything back' using errcode = 'PT403', hint = 'admins-only';
  end if;
  -- Serialises two who restore the same change.
  select * into change from private.admin_history where id = p_id for update;
  began := clock_timestamp();
  select * into kept from private.history_tables where relation = change.relation;
  if change.id is null or change.relation = 'admins' and not private.is_owner() then
    raise exception 'There is no such change' using errcode = 'PT404', hint = 'no-such-change';
  end if;
  if change.action = 'insert' or not coalesce(kept.can_restore, false) then
    raise exception 'There is nothing to put back' using errcode = 'PT403', hint = 'nothing-to-restore';
  end if;
  -- A fact stays with its clinic: only a merge or its undoing moved it.
  if change.action = 'update' and change.before ? 'clinic_id' and change.relation <> 'sponsorships' then
    raise exception 'Only merging and its undoing move facts' using errcode = 'PT403', hint = 'merges-guarded';
  end if;
  select string_agg(quote_ident(key), ', ') into columns
  from jsonb_object_keys(change.before) key where key = any (kept.columns);

  perform set_config('private.restored_change', p_id::text, true);
  if change.action = 'update' then
    execute format(
      'update %1$s set (%2$s) = (select %2$s from json_populate_record(null::%1$s, $1)) where %3$I::text = $2',
      kept.kept_table, columns, kept.id_column) using private.row_of_history(change.before), change.row_id;
  else
    execute format(
      'insert into %1$s (%2$s) select %2$s from json_populate_record(null::%1$s, $1) on conflict (%3$I) do nothing',
      kept.kept_table, columns, kept.id_column) using private.row_of_history(change.before);
  end if;
  get diagnostics done = row_count;
  perform set_config('private.restored_change', '', true);
  if done = 0 and change.action = 'update' then
    raise exception 'What was changed there is gone' using errcode = 'PT404', hint = 'no-such-row';
  end if;
  select max(id) into done from private.admin_history
  where relation = change.relation and restores = p_id and id > p_id and at >= began;
  if done is null then
    raise exception 'It is as it was already' using errcode = 'PT409', hint = 'already-restored';
  end if;
  return done;
end
$$;

select private.apply_grants();
